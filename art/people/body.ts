import { type Face, outline, stance } from './face.ts';
import { grain } from './grain.ts';

/** From the jaw to the collar, with the shadow that the head casts on it. Drawn before the clothes. */
export const neck = (face: Face, { wide = 0, flare = 1 } = {}) => `
  <clipPath id="${face.key}-neck"><path transform="${face.mirrored ? 'translate(644 0) scale(-1 1)' : ''}"
    d="M${240 - wide} 390C${250 - wide} 470 ${252 - wide} 548 ${240 - 52 * flare} 606C240 780 380 780 ${364 + 64 * flare} 612C${364 + wide} 584 ${358 + wide} 540 ${356 + wide} 470L340 380Z"/></clipPath>
  <g clip-path="url(#${face.key}-neck)">
    <rect x="150" y="360" width="340" height="440" fill="${face.skin.base}"/>
    <path transform="${stance(face, 12, 44)}" d="${outline(face)}" fill="${face.skin.shade}"/>
    <path transform="${stance(face, 8, 18)}" d="${outline(face)}" fill="${face.skin.deep}" opacity=".45"/>
  </g>`;

export const portrait = (...layers: string[]) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800" width="640" height="800">${layers.join('')}${grain(640, 800)}</svg>`;

/** Hair, folds, stitches: lines that share a stroke. */
export const strokes = (colour: string, width: number, d: string, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

export const shape = (colour: string, d: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Small round marks, such as buttons, beads or a print. */
export const dots = (colour: string, size: number, d: string) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${size}" stroke-linecap="round"/>`;
