import { dots, neck, portrait, shape, strokes } from './body.ts';
import { type Face, head } from './face.ts';
import { ground } from './ground.ts';
import { skins } from './skin.ts';

const skin = skins.brown;
const HAIR = '#191210';
const SHEEN = '#43332b';

const face: Face = {
  key: 'arjun',
  skin,
  mirrored: true,
  tilt: 5,
  jaw: 100,
  chin: 36,
  length: 176,
  brows: { colour: HAIR, weight: 15, lift: 2 },
  eyes: { open: 0.94, crease: true, lashes: false },
  nose: { width: 4, hook: 4 },
  mouth: 'smile',
  lips: 5,
  lip: '#8e5038',
};

const hair = {
  colour: HAIR,
  back: shape(HAIR, 'M-124-90C-164-50-164 20-138 66C-118 74-96 50-94 10Z'),
  frame:
    'M90-46C92-70 88-92 78-104C66-92 46-90 34-104C22-86-6-84-18-104C-34-84-66-88-76-70C-92-62-98-36-100-4C-108-24-118-26-128-12C-146-22-158-48-150-76C-172-104-160-142-136-152C-134-190-96-214-66-206C-44-232 6-232 26-214C58-226 96-206 98-176C124-164 126-124 110-104C114-80 102-58 90-46Z',
  under: `
    <g clip-path="url(#arjun-face)">${shape(skin.deep, 'M-110 4C-110 96-76 190 22 190C96 180 100 108 96 44C86 82 78 94 64 100C46 92 8 92-12 100C-50 108-78 80-90 4Z', 0.36)}</g>`,
  over: `
    ${shape(HAIR, 'M26 88C10 80-18 88-34 112C-14 110 6 108 26 100C42 108 56 108 72 104C62 88 42 80 26 88Z')}
    ${strokes(SHEEN, 4, 'M-128-70C-146-92-134-124-108-124M-98-84C-118-112-96-150-64-142M-58-96C-76-128-50-164-16-150M-12-110C-24-140 4-172 38-156M38-112C30-138 50-164 78-152M-112-160C-104-184-76-194-58-182M-44-190C-26-212 8-212 20-196M44-196C64-206 84-194 86-176M84-112C80-128 92-140 106-132')}
    ${strokes('#604b40', 2.6, 'M-84-98C-96-118-82-136-62-132M-42-106C-54-128-36-148-14-140M4-116C-2-134 14-152 34-146')}`,
};

const LEAF =
  'M0 22C-6 28-20 24-19 12C-18 2-8-4-3-12C-1-17 1-24 5-30C4-22 5-17 7-12C11-4 20 2 19 12C18 24 6 28 0 22Z';
const VEINS = 'M0 32V-8M0 16L-10 8M0 8L9 0M0 18L10 12';

const clothes = `
  <pattern id="leaves" width="92" height="108" patternUnits="userSpaceOnUse" patternTransform="translate(8 4)">
    <g fill="#c9f2d8"><path transform="translate(24 32) rotate(-38)" d="${LEAF}"/><path transform="translate(66 78) rotate(34)" d="${LEAF}"/></g>
    <g fill="none" stroke="#178a4a" stroke-width="2.6" stroke-linecap="round"><path transform="translate(24 32) rotate(-38)" d="${VEINS}"/><path transform="translate(66 78) rotate(34)" d="${VEINS}"/></g>
    <path d="M66 22h0M22 76h0" stroke="#f2a20c" stroke-width="8" stroke-linecap="round"/>
  </pattern>
  <clipPath id="shirt"><path d="M20 810C28 722 84 670 208 630L324 770L436 630C560 670 612 722 622 810Z"/></clipPath>
  ${shape('#fbfaf5', 'M254 660C270 716 374 718 392 660L340 800H312Z')}
  ${strokes('#ddd6c4', 5, 'M256 672C278 722 370 722 390 672')}
  <g clip-path="url(#shirt)">
    <rect y="600" width="640" height="210" fill="#178a4a"/><rect y="600" width="640" height="210" fill="url(#leaves)"/>
    ${shape('#07201a', 'M506 656C556 700 572 760 566 820H640V640Z', 0.3)}
    ${strokes('#0a5c2f', 5, 'M92 730C112 756 120 790 120 820M552 730C532 756 524 790 524 820')}
  </g>
  ${shape('#1d9a54', 'M224 592C200 606 186 628 186 654L258 724L322 772C290 720 246 650 224 592Z')}
  ${shape('#0f7a3f', 'M418 586C452 598 464 626 458 654L390 724L322 772C354 718 398 648 420 590Z')}
  ${strokes('#0a5c2f', 3, 'M186 654L258 724L322 772M458 654L390 724L322 772M324 772V820')}
  ${dots('#fbfaf5', 9, 'M336 792h0')}`;

export const arjunFigure = [neck(face, { wide: 8, flare: 0.85 }), clothes, head(face, hair)].join('');

export const arjun = () =>
  portrait(ground({ colour: '#07201a', veins: '#11352b', glow: '#0c2a22' }, -18), arjunFigure);
