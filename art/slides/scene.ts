import { text } from '../group.ts';
import { grain } from '../people/grain.ts';

export const scene = (...layers: string[]) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 864" width="1200" height="864">${layers.join('')}${grain(1200, 864)}</svg>`;

export const box = (
  [x, y, width, height]: [number, number, number, number],
  fill: string,
  radius = 0,
  more = '',
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;

interface Lettering {
  size: number;
  fill: string;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  family?: string;
}

export const words = (
  x: number,
  y: number,
  value: string,
  { size, fill, weight = 600, anchor = 'start', family = 'Bricolage Grotesque Variable' }: Lettering,
) =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${text(value)}</text>`;

/** The mark, 48 by 64 before scaling. */
export const leaf = (x: number, y: number, scale: number, fill: string, cut: string) => `
  <g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M24 50.500C20.5 55.5 3.5 55.5 3.5 40.5 3.5 30.5 12 26.5 17.5 20 21 15.8 22.5 10 27.5 1.5 26.5 10 27 15.8 30.5 20 36 26.5 44.5 30.5 44.5 40.5 44.5 55.5 27.5 55.5 24 50.500Z" fill="${fill}"/>
    <path d="M24 52V24M24 48l-7-7h-4.500M24 41l6-6h4" fill="none" stroke="${cut}" stroke-width="2.2" stroke-linecap="round"/>
    <path d="M24 52v10.5" stroke="${fill}" stroke-width="2.4" stroke-linecap="round"/>
  </g>`;

/** A drawing made for a portrait, set into a scene; it is cut off below its chest. */
export const placed = (figure: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${figure}</g>`;

/** A glass of chai from the side, 70 by 100 before scaling. */
export const chai = (x: number, y: number, scale = 1) => `
  <g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M2 0H68L58 100H12Z" fill="#fff" opacity=".3"/>
    <path d="M5 26H65L57 96H13Z" fill="#b8743c"/>
    <path d="M5 26H65L64 36H6Z" fill="#d79a62"/>
    <path d="M16 40L21 88M30 40L32 90" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".35"/>
  </g>`;
