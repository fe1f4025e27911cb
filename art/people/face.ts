import type { Skin } from './skin.ts';

/**
 * A head in three-quarter view that looks to the right, drawn about the point between the eyes. Who looks to the left
 * is mirrored, and then shaded on the near side, so that the light comes from the left in every portrait.
 */
export interface Face {
  /** Tells its parts from those of others in the same picture. */
  key: string;
  skin: Skin;
  mirrored?: boolean;
  tilt?: number;
  at?: { x: number; y: number };
  scale?: number;
  /** Half widths and heights in px; the drawing's own are 100, 36 and 178. */
  jaw: number;
  chin: number;
  length: number;
  brows: { colour: string; weight: number; lift: number };
  eyes: { open: number; crease: boolean; lashes: boolean };
  nose: { width: number; hook: number };
  mouth: 'calm' | 'smile' | 'grin';
  lips: number;
  /** Where it differs from the skin's own. */
  lip?: string;
  /** Lines beside the eyes and the mouth. */
  years?: boolean;
  ear?: boolean;
}

export interface Hair {
  /** Behind the ear, as drawing. */
  back?: string;
  /** The outline that frames the face; it also casts the shadow on the forehead. */
  frame: string;
  colour: string;
  /** Anything over the frame: sheen, strands, specs, bindi. */
  over?: string;
  /** Between the skin and the features: a beard, stubble. */
  under?: string;
}

export const outline = ({ jaw, chin, length }: Face) => `M-96-70C-92-150-20-178 30-168C74-158 92-104 88-52
  C87-36 82-26 82-10C82 6 91 20 90 44C89 82 77 ${length - 52} ${24 + chin * 0.9} ${length - 24}
  C${18 + chin * 0.6} ${length - 6} 34 ${length} 22 ${length}C4 ${length} ${12 - chin * 0.7} ${length - 3} ${4 - chin} ${length - 18}
  C${-jaw * 0.66} ${length - 42} ${-jaw * 0.94} ${length - 78} ${-jaw} 66C${-jaw - 4} 30-104-20-96-70Z`;

const eye = ({ key, eyes: { open, crease, lashes }, skin, brows }: Face) => {
  const up = 17 * open;
  const down = 12 * open;
  const lid = brows.colour;
  const glint = open < 0.95 ? -1 : -5;
  return `
    <path d="M-64 3C-54 ${-up}-30 ${-up - 3}-14 7C-28 ${down + 3}-50 ${down + 2}-64 3Z" fill="#f4e9da"/>
    <path d="M42 7C50 ${-up + 1} 64 ${-up} 72 3C66 ${down + 1} 52 ${down + 2} 42 7Z" fill="#efe2d1"/>
    <clipPath id="${key}-near"><path d="M-64 3C-54 ${-up}-30 ${-up - 3}-14 7C-28 ${down + 3}-50 ${down + 2}-64 3Z"/></clipPath>
    <clipPath id="${key}-far"><path d="M42 7C50 ${-up + 1} 64 ${-up} 72 3C66 ${down + 1} 52 ${down + 2} 42 7Z"/></clipPath>
    <g clip-path="url(#${key}-near)"><circle cx="-38" cy="-1" r="13" fill="#2a1a12"/><path d="M-70-24H0V-4C-20-14-48-14-70 4Z" fill="#2a1a12" opacity=".35"/></g>
    <g clip-path="url(#${key}-far)"><circle cx="56" cy="-1" r="12" fill="#2a1a12"/><path d="M36-24H84V2C70-12 52-12 36 2Z" fill="#2a1a12" opacity=".35"/></g>
    <circle cx="-42" cy="${glint}" r="3" fill="#fff" opacity=".9"/><circle cx="52" cy="${glint}" r="2.6" fill="#fff" opacity=".9"/>
    <path d="M-69 ${lashes ? -3 : 3}C-57 ${-up - 7}-28 ${-up - 9}-12 8C-28 ${-up + 4}-52 ${-up + 5}-63 4Z" fill="${lid}"/>
    <path d="M40 8C48 ${-up - 5} 66 ${-up - 6} ${lashes ? 76 : 74} ${lashes ? -2 : 3}L71 4C64 ${-up + 5} 52 ${-up + 5} 40 8Z" fill="${lid}"/>
    ${crease ? `<path d="M-64 ${-up - 3}C-52 ${-up - 14}-30 ${-up - 15}-16 ${-up + 3}M44 ${-up + 2}C52 ${-up - 11} 64 ${-up - 11} 72 ${-up}" fill="none" stroke="${skin.deep}" stroke-width="2.4" stroke-linecap="round" opacity=".55"/>` : ''}
    <path d="M-56 ${down + 9}C-46 ${down + 15}-30 ${down + 15}-20 ${down + 8}M48 ${down + 8}C56 ${down + 13} 64 ${down + 12} 70 ${down + 8}" fill="none" stroke="${skin.shade}" stroke-width="2.6" stroke-linecap="round" opacity=".7"/>`;
};

const brow = ({ brows: { colour, weight, lift } }: Face) => `
  <path d="M-8 ${-31 - lift * 0.6}C-26 ${-41 - lift}-54 ${-46 - lift}-80 ${-25 - lift * 0.6}C-56 ${-46 - lift + weight}-26 ${-41 - lift + weight * 1.15}-7 ${-31 - lift * 0.6 + weight}Z" fill="${colour}"/>
  <path d="M38 ${-31 - lift * 0.6}C52 ${-42 - lift} 68 ${-43 - lift} 80 ${-27 - lift * 0.5}C68 ${-43 - lift + weight} 52 ${-42 - lift + weight * 1.1} 38 ${-31 - lift * 0.6 + weight * 0.9}Z" fill="${colour}"/>`;

const nose = ({ nose: { width, hook }, skin }: Face) => `
  <path d="M37-22C33 2 ${36 + hook} 24 ${48 + hook} 54C${54 + hook} 68 48 79 36 79C30 85 18 85 10 79C22 79 29 73 30 64C31 46 25 18 29-8Z" fill="${skin.shade}"/>
  <path d="M${8 - width} 60C${-4 - width} 66 ${-4 - width} 79 ${8 - width} 80C14 81 20 77 22 72" fill="none" stroke="${skin.deep}" stroke-width="3.4" stroke-linecap="round" opacity=".75"/>
  <path d="M30 78C34 72 42 71 46 75C42 80 34 82 30 78Z" fill="${skin.deep}" opacity=".8"/>
  <path d="M22 6C24 26 27 42 31 56" fill="none" stroke="${skin.light}" stroke-width="7" stroke-linecap="round" opacity=".75"/>`;

const mouths = {
  calm: (lips: number, skin: Skin) => `
    <path d="M-8 116C8 ${112 - lips} 18 ${109 - lips} 26 ${111 - lips}C32 ${108 - lips} 44 ${111 - lips} 56 115C40 121 8 122-8 116Z" fill="${skin.lip}"/>
    <path d="M-4 118C12 121 40 121 53 116C46 ${124 + lips * 1.4} 8 ${126 + lips * 1.4}-4 118Z" fill="${skin.lip}" opacity=".78"/>
    <path d="M-11 114C6 121 40 122 59 113" fill="none" stroke="${skin.deep}" stroke-width="3.4" stroke-linecap="round"/>`,
  smile: (lips: number, skin: Skin) => `
    <path d="M-14 110C4 ${112 - lips} 18 ${110 - lips} 26 ${112 - lips}C34 ${109 - lips} 46 ${111 - lips} 62 108C46 122 6 124-14 110Z" fill="${skin.lip}"/>
    <path d="M-8 114C12 123 40 123 57 112C48 ${128 + lips * 1.4} 6 ${130 + lips * 1.4}-8 114Z" fill="${skin.lip}" opacity=".78"/>
    <path d="M-19 106C-16 110-13 111-10 112C8 122 40 122 58 110C61 109 63 107 65 103" fill="none" stroke="${skin.deep}" stroke-width="3.4" stroke-linecap="round"/>`,
  grin: (lips: number, skin: Skin) => `
    <path d="M-18 106C2 ${110 - lips} 18 ${107 - lips} 26 ${109 - lips}C34 ${106 - lips} 48 ${108 - lips} 66 103C58 ${132 + lips} 2 ${136 + lips}-18 106Z" fill="${skin.lip}"/>
    <path d="M-10 110C10 115 40 115 59 107C50 127 8 130-10 110Z" fill="#fbf3e8"/>
    <path d="M-23 101C-20 106-16 108-12 110C10 115 42 115 60 107C64 105 67 102 69 98" fill="none" stroke="${skin.deep}" stroke-width="3.2" stroke-linecap="round"/>`,
};

const lines = (skin: Skin) => `
  <path d="M-84 6C-90 12-92 16-93 20M-84-2C-92 0-96 2-99 6" fill="none" stroke="${skin.shade}" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M-8 82C-22 90-30 102-31 114M60 82C68 88 71 96 71 104" fill="none" stroke="${skin.shade}" stroke-width="3" stroke-linecap="round" opacity=".6"/>
  <path d="M-44-78C-16-84 20-84 52-78" fill="none" stroke="${skin.shade}" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>`;

const ears = (skin: Skin) => `
  <path d="M-98-8C-112-26-134-16-132 8C-131 34-118 56-104 52C-97 50-96 30-96 14Z" fill="${skin.base}"/>
  <path d="M-102-2C-112-14-125-6-123 9C-122 26-115 40-107 40C-112 26-104 22-107 12C-108 8-106 4-102-2Z" fill="${skin.shade}"/>`;

/** What hangs behind neck and shoulders, in the head's own measures. */
export const behind = (face: Face, drawing: string) => `<g transform="${stance(face)}">${drawing}</g>`;

/** Where the head stands in the picture, moved by so much. */
export const stance = ({ mirrored, tilt = 0, at = { x: 322, y: 366 }, scale = 1.07 }: Face, dx = 0, dy = 0) =>
  `translate(${at.x + dx} ${at.y + dy}) rotate(${tilt}) scale(${mirrored ? -scale : scale} ${scale})`;

const soft = (id: string, colour: string) => `
  <radialGradient id="${id}"><stop offset=".2" stop-color="${colour}" stop-opacity=".42"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

export function head(face: Face, hair: Hair) {
  const { key, skin, mirrored, ear = true } = face;
  const path = outline(face);
  const shade = mirrored
    ? 'M-140-120L-84-110C-74-50-92-8-78 28C-68 56-76 92-56 124C-40 148-10 162 24 166L60 240L-160 240Z'
    : `M100-110C84-84 68-50 71-12C71 20 80 34 77 56C72 92 62 ${face.length - 54} 48 ${face.length - 24}C30 ${face.length - 7}-6 ${face.length - 4}-40 ${face.length - 24}L-40 240L140 240L140-110Z`;
  return `<g transform="${stance(face)}">
    ${hair.back ?? ''}${ear ? ears(skin) : ''}
    <clipPath id="${key}-face"><path d="${path}"/></clipPath>${soft(`${key}-blush`, skin.blush)}${soft(`${key}-glow`, skin.light)}
    <path d="${path}" fill="${skin.base}"/>
    <g clip-path="url(#${key}-face)">
      <ellipse cx="${mirrored ? 30 : -30}" cy="-80" rx="90" ry="70" fill="url(#${key}-glow)"/>
      <path d="${shade}" fill="${skin.shade}"/>
      <path d="M-76 30C-60 20-30 24-12 42C-22 58-58 62-76 30Z" fill="${skin.light}" opacity=".55"/>
      <ellipse cx="-48" cy="68" rx="46" ry="32" fill="url(#${key}-blush)"/>
      <ellipse cx="72" cy="64" rx="26" ry="28" fill="url(#${key}-blush)"/>
      <path d="${hair.frame}" fill="${skin.deep}" opacity=".5" transform="translate(${mirrored ? -5 : 5} 13)"/>
    </g>
    <path d="M12 ${146 + face.lips}C22 ${151 + face.lips} 34 ${151 + face.lips} 42 ${145 + face.lips}" fill="none" stroke="${skin.shade}" stroke-width="5" stroke-linecap="round"/>
    ${hair.under ?? ''}
    ${face.years ? lines(skin) : ''}
    ${nose(face)}${eye(face)}${brow(face)}${mouths[face.mouth](face.lips, { ...skin, lip: face.lip ?? skin.lip })}
    <path d="${hair.frame}" fill="${hair.colour}"/>
    ${hair.over ?? ''}
  </g>`;
}
