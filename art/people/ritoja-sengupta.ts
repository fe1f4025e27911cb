import { neck, portrait, shape, strokes } from './body.ts';
import { behind, type Face, head } from './face.ts';
import { ground } from './ground.ts';
import { skins } from './skin.ts';

const skin = skins.wheat;
const HAIR = '#201713';
const FRAME = '#4a2f19';

const face: Face = {
  key: 'ritoja',
  skin,
  tilt: 4,
  jaw: 94,
  chin: 28,
  length: 172,
  brows: { colour: HAIR, weight: 9, lift: 8 },
  eyes: { open: 1, crease: true, lashes: true },
  nose: { width: 1, hook: -2 },
  mouth: 'smile',
  lips: 8,
  ear: false,
};

const nape = shape(
  '#150e0b',
  'M-160-60C-190 40-176 130-150 146C-80 160 60 158 108 118C128 60 120-60 100-100Z',
);

const specs = `
  <circle cx="-40" cy="4" r="39" fill="#fff" fill-opacity=".14" stroke="${FRAME}" stroke-width="6"/>
  <ellipse cx="59" cy="4" rx="28" ry="37" fill="#fff" fill-opacity=".14" stroke="${FRAME}" stroke-width="6"/>
  ${strokes(FRAME, 6, 'M-2-4C8-13 22-13 32-4M-79 0L-96-6')}
  ${strokes('#fff', 5, 'M-64-10C-60-20-52-26-44-28M42-12C44-18 48-23 53-25', 0.55)}`;

const hair = {
  colour: HAIR,
  frame:
    'M48-120C24-92-58-90-86-34C-98 8-94 64-82 112C-96 140-132 150-156 132C-190 60-192-92-142-156C-92-216 42-222 94-152C122-110 122-20 115 66C112 96 104 114 92 120C98 64 94 24 91-18C88-62 74-102 48-120Z',
  over: `
    ${shape('#3a2a22', 'M40-134C-10-118-90-110-112-40C-124 10-120 70-110 118C-116 130-126 136-136 136C-160 60-158-60-124-108C-90-146-20-146 40-134Z')}
    ${strokes('#5a4437', 3, 'M30-150C-50-146-124-120-136-30C-142 30-138 80-130 118M34-136C-30-124-98-104-104-34C-110 20-108 70-100 116M62-138C92-112 104-60 104 10')}
    <circle cx="31" cy="-56" r="10" fill="#a5281f"/>
    ${specs}`,
};

const MOTIF = 'M0-13C3-8 9-4 9 3C9 9 4 10 0 8C-4 10-9 9-9 3C-9-4-3-8 0-13Z';

const clothes = `
  <pattern id="print" width="56" height="64" patternUnits="userSpaceOnUse" patternTransform="rotate(-4)">
    <g fill="none" stroke="#7be5a3" stroke-width="2.6" stroke-linejoin="round"><path transform="translate(14 20)" d="${MOTIF}"/><path transform="translate(42 52)" d="${MOTIF}"/></g>
    <path d="M42 20h0M14 52h0" stroke="#f2a20c" stroke-width="6" stroke-linecap="round"/>
  </pattern>
  <clipPath id="kurta"><path d="M46 810C52 722 96 672 212 628C240 690 376 694 410 626C534 670 582 722 594 810Z"/></clipPath>
  <g clip-path="url(#kurta)">
    <rect y="600" width="640" height="200" fill="#17463a"/>
    <rect y="600" width="640" height="200" fill="url(#print)"/>
    ${shape('#07201a', 'M470 650C520 700 540 760 536 820H640V640Z', 0.35)}
    ${strokes('#0c2f26', 6, 'M120 712C134 744 140 780 138 820M506 716C494 744 490 780 494 820')}
  </g>
  ${shape('#0c2f26', 'M206 630C204 616 210 606 222 598C250 664 370 668 404 596C416 604 420 614 416 628C386 706 350 716 334 722L336 800H296L298 722C264 712 230 690 206 630Z')}
  ${strokes('#f2a20c', 3, 'M222 600C252 666 370 670 404 598M300 726V800M332 726V800')}
  <path d="M316 742h0M316 778h0" stroke="#f2a20c" stroke-width="10" stroke-linecap="round"/>`;

export const ritojaFigure = [behind(face, nape), neck(face, { flare: 0.25 }), clothes, head(face, hair)].join(
  '',
);

export const ritoja = () =>
  portrait(ground({ colour: '#c4e9d1', veins: '#acdcbd', glow: '#d6f1df' }, 14), ritojaFigure);
