type Point = readonly [number, number];

const fixed = (value: number) => value.toFixed(1);

/** A line through the values, from left to right over the whole width; `top` leaves room above the highest. */
export function linePath(values: readonly number[], width: number, height: number, top = 6) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return values
    .map((value, i) => {
      const x = (i / (values.length - 1)) * width;
      const y = top + (1 - (value - low) / span) * (height - top * 2);
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** A part of a ring, from and to in turns. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number) {
  const point = (turn: number) => {
    const angle = turn * Math.PI * 2 - Math.PI / 2;
    return `${(cx + radius * Math.cos(angle)).toFixed(2)} ${(cy + radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${point(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}`;
}

/** A smooth line through the points, as a path. */
export function curve(points: readonly Point[]) {
  const near = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  return points
    .map(([x, y], index) => {
      if (index === 0) return `M${fixed(x)} ${fixed(y)}`;
      const [before, last, after] = [near(index - 2), near(index - 1), near(index + 1)];
      const bend = [last[0] + (x - before[0]) / 6, last[1] + (y - before[1]) / 6];
      const back = [x - (after[0] - last[0]) / 6, y - (after[1] - last[1]) / 6];
      return `C${[...bend, ...back, x, y].map(fixed).join(' ')}`;
    })
    .join('');
}

/** Values spread over a box, the first at its left edge; `low` stands on its floor and `high` at its top. */
export function spread(values: readonly number[], width: number, height: number, low: number, high: number) {
  const step = width / Math.max(1, values.length - 1);
  return values.map(
    (value, index): Point => [index * step, height - ((value - low) / (high - low)) * height],
  );
}

/** A ring of which a part is filled, with room for words in its middle. */
export function ring(
  share: number,
  size: number,
  weight: number,
  colour: string,
  track: string,
  middle = '',
) {
  const radius = (size - weight) / 2;
  const round = 2 * Math.PI * radius;
  const circle = `cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="none" stroke-width="${weight}"`;
  return `<div style="position:relative;flex:none;width:${size}px;height:${size}px">
    <svg width="${size}" height="${size}" style="transform:rotate(-90deg)">
    <circle ${circle} stroke="${track}"/>
    <circle ${circle} stroke="${colour}" stroke-linecap="round"
    stroke-dasharray="${fixed(round * share)} ${fixed(round)}"/></svg>
    <div style="position:absolute;inset:0;display:grid;place-content:center;
    text-align:center">${middle}</div></div>`;
}
