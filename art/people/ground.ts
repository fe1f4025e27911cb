import { readFileSync } from 'node:fs';

const veins = readFileSync(new URL('../../src/ui/leaf/veins.svg', import.meta.url), 'utf8').replace(
  /^<svg[^>]*>|<\/svg>\s*$/g,
  '',
);

interface Ground {
  colour: string;
  /** Of the leaf behind the person: close to the colour, so that it is felt more than seen. */
  veins: string;
  /** A large round of light behind the head. */
  glow: string;
}

/** The leaf grows from behind one shoulder, larger than the picture. */
export const ground = ({ colour, veins: line, glow }: Ground, turn: number) => `
  <rect width="640" height="800" fill="${colour}"/>
  <circle cx="320" cy="345" r="270" fill="${glow}"/>
  <g transform="translate(320 400) rotate(${turn}) scale(1.12) translate(-384 -560)" fill="none"
    stroke-linecap="round" stroke-linejoin="round">${veins.replaceAll(/stroke="#[0-9a-f]{6}"/g, '').replaceAll('<path', `<path stroke="${line}"`)}</g>`;
