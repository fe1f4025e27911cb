const DIRECTIONS = { down: 'x2="0" y2="1"', slant: 'x2="1" y2="1"' };

/** Each written as `offset colour` or `offset colour opacity`. */
const stops = (written: readonly string[]) =>
  written
    .map((stop) => stop.split(' '))
    .map(
      ([offset, colour, opacity = '1']) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

export const linear = (id: string, direction: keyof typeof DIRECTIONS, ...written: string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" ${DIRECTIONS[direction]}>${stops(written)}</linearGradient>`;

export const radial = (id: string, [x, y, r]: readonly [number, number, number], ...written: string[]) =>
  `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stops(written)}</radialGradient>`;
