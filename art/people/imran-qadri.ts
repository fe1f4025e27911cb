import { neck, portrait, shape, strokes } from './body.ts';
import { type Face, head } from './face.ts';
import { ground } from './ground.ts';
import { skins } from './skin.ts';

const skin = skins.fair;
const HAIR = '#3a332e';
const GREY = '#a39c93';

const face: Face = {
  key: 'imran',
  skin,
  mirrored: true,
  tilt: -3,
  jaw: 102,
  chin: 38,
  length: 178,
  brows: { colour: '#4b423b', weight: 14, lift: 2 },
  eyes: { open: 0.86, crease: true, lashes: false },
  nose: { width: 4, hook: 8 },
  mouth: 'smile',
  lips: 4,
  lip: '#b5765a',
  years: true,
};

const hair = {
  colour: HAIR,
  back: shape(GREY, 'M-128-80C-154-40-152 20-130 58C-112 60-94 40-94 0Z'),
  frame:
    'M68-112C80-98 88-80 90-46C108-90 104-160 52-184C-10-208-112-194-142-112C-152-72-148-32-128-14C-118-26-108-26-100-4C-98-30-100-54-86-82C-72-112-34-124-4-124C24-124 48-122 68-112Z',
  under: `
    ${shape('#5a524b', 'M-98-16C-106 96-78 172 22 196C80 182 96 110 90 46C86 74 78 92 64 100C46 92 8 92-12 100C-50 108-78 80-88-8Z')}
    ${shape(GREY, 'M-30 138C-16 176 8 190 24 194C48 188 62 170 70 146C58 158 46 140 26 142C6 140-14 156-30 138Z')}
    ${strokes('#8d857c', 2.6, 'M-90 70C-84 108-66 142-40 162M-76 84C-70 114-54 138-32 152M82 84C80 112 72 138 60 156', 0.9)}
    ${strokes('#d8d3cb', 2.4, 'M4 156C8 170 14 180 20 186M26 156C27 168 27 178 26 186M46 152C44 164 40 174 34 182')}`,
  over: `
    ${shape('#5a524b', 'M26 90C8 84-20 94-42 114C-20 114 4 112 26 104C42 112 60 112 76 106C64 92 44 84 26 90Z')}
    ${strokes(GREY, 2.2, 'M14 95C0 95-16 102-28 110M38 95C50 95 60 100 66 105')}
    ${shape(GREY, 'M-142-96C-152-62-146-30-128-14C-118-26-108-26-100-4C-98-30-100-54-88-80C-104-84-126-90-142-96Z')}
    ${shape(GREY, 'M90-46C98-66 102-90 98-110C92-104 86-100 80-98C86-84 89-68 90-46Z')}
    ${strokes('#6f665e', 3, 'M52-126C10-142-60-146-104-112M58-144C0-168-80-166-122-124M60-164C10-184-70-186-116-152')}
    ${strokes('#d8d3cb', 2.4, 'M-130-74C-130-54-126-38-118-26M-116-72C-114-54-110-40-106-26')}`,
};

const clothes = `
  ${shape('#fbfaf5', 'M206 624L324 664L444 624L440 800H210Z')}
  ${shape('#f6f3ea', 'M234 582C212 600 202 620 206 644L284 726L324 672C290 650 254 616 234 582Z')}
  ${shape('#e4dfd0', 'M412 580C434 598 444 618 442 644L364 726L324 672C362 650 396 614 412 580Z')}
  ${strokes('#c9c1ae', 3, 'M284 726L324 672L364 726M324 672V800')}
  <path d="M334 712h0M334 760h0" stroke="#bdb5a0" stroke-width="9" stroke-linecap="round"/>
  <pattern id="knit" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 4L7 11L14 4" fill="none" stroke="#1f5546" stroke-width="2.6"/></pattern>
  <clipPath id="cardigan"><path d="M22 810C28 720 82 668 206 624C226 690 262 750 312 820ZM622 810C616 720 566 668 444 624C424 690 388 750 336 820Z"/></clipPath>
  <g clip-path="url(#cardigan)">
    <rect y="600" width="640" height="210" fill="#17463a"/><rect y="600" width="640" height="210" fill="url(#knit)"/>
    ${shape('#0c2f26', 'M500 660C548 700 566 760 562 820H640V640Z', 0.5)}
    ${strokes('#0c2f26', 5, 'M98 730C116 756 124 790 124 820M548 730C530 756 522 790 522 820')}
    ${strokes('#07201a', 34, 'M206 620C226 690 262 752 316 830M444 620C424 690 388 752 332 830')}
    ${strokes('#17463a', 2.4, 'M196 630C216 700 252 762 306 840M216 612C238 684 274 746 328 824M454 630C434 700 398 762 344 840M434 612C412 684 376 746 322 824')}
  </g>`;

export const imran = () =>
  portrait(
    ground({ colour: '#f2a20c', veins: '#e2930a', glow: '#f6b432' }, -20),
    neck(face, { wide: 10, flare: 0.4 }),
    clothes,
    head(face, hair),
  );
