import { dots, neck, portrait, shape, strokes } from './body.ts';
import { type Face, head } from './face.ts';
import { ground } from './ground.ts';
import { skins } from './skin.ts';

const skin = skins.brown;
const HAIR = '#1b1613';
const GOLD = '#e2a32b';

const face: Face = {
  key: 'meenakshi',
  skin,
  tilt: -2,
  jaw: 96,
  chin: 30,
  length: 174,
  brows: { colour: HAIR, weight: 11, lift: 5 },
  eyes: { open: 1, crease: true, lashes: true },
  nose: { width: 2, hook: 3 },
  mouth: 'smile',
  lips: 7,
  years: true,
};

const bun = shape(HAIR, 'M-128-70C-164-30-160 60-112 96C-92 84-88 40-90 0Z');

const hair = {
  colour: HAIR,
  back: `
    ${shape('#241d19', 'M-196 60C-206 18-170-14-132-2C-104 8-96 56-116 92C-138 124-188 108-196 60Z')}
    ${strokes('#453830', 3, 'M-186 56C-180 26-156 12-134 18M-180 74C-170 44-146 34-126 44M-168 90C-156 68-140 62-122 70')}
    ${bun}`,
  frame:
    'M34-122C64-112 82-92 90-46C110-96 98-178 36-194C-50-214-152-170-152-58C-152-40-142-24-128-18C-118-26-108-24-100-8C-96-34-82-74-42-98C-12-114 14-121 34-122Z',
  over: `
    ${shape('#b4afa6', 'M8-124C-34-124-92-96-122-34C-112-56-92-82-64-94C-44-104-20-114 8-124Z')}
    ${shape('#b4afa6', 'M-30-104C-66-94-92-66-102-24C-92-56-72-80-44-97Z')}
    ${strokes('#dcd8d0', 2.2, 'M-8-120C-48-112-88-84-110-48')}
    ${strokes('#463a32', 3, 'M34-150C-30-152-104-118-130-50M36-168C-40-176-120-140-142-66M52-168C76-158 92-130 94-94')}
    <circle cx="31" cy="-58" r="8.5" fill="#a5281f"/>
    <circle cx="2" cy="72" r="3.6" fill="${GOLD}"/>
    ${shape(GOLD, 'M-120 52C-114 46-106 46-101 52L-94 78C-102 86-118 86-126 78Z')}
    ${strokes('#8a5a10', 2, 'M-124 76C-116 80-104 80-96 76M-119 56H-102')}
    <circle cx="-110" cy="48" r="6" fill="${GOLD}"/><path d="M-120 88h0M-110 90h0M-100 88h0" stroke="${GOLD}" stroke-width="7" stroke-linecap="round"/>`,
};

const clothes = `
  ${shape(skin.base, 'M110 690C170 640 196 626 196 606L420 608C460 636 500 650 520 676L420 800H200Z')}
  ${shape('#07201a', 'M180 660C214 722 310 764 428 716L462 652C536 674 578 722 590 800H180Z')}
  ${strokes(GOLD, 5, 'M200 690C240 742 320 762 428 718L462 654')}
  <clipPath id="drape"><path d="M48 800C52 712 96 656 192 618C230 664 266 704 334 742C404 780 474 800 504 810L48 820Z"/></clipPath>
  <g clip-path="url(#drape)">
    <rect y="560" width="640" height="240" fill="#0f7a3f"/>
    ${strokes('#0b5d30', 10, 'M112 652C146 730 220 782 300 822M80 690C104 750 150 796 210 826', 0.8)}
    ${strokes('#22a75a', 5, 'M150 638C182 712 250 764 340 818M60 736C80 776 100 800 130 826', 0.7)}
    ${dots('#f0c65a', 8, 'M104 742h0M146 706h0M186 778h0M256 794h0M124 784h0M176 672h0M74 786h0M214 724h0')}
  </g>
  ${strokes(GOLD, 28, 'M198 622C236 672 270 708 338 744C404 780 470 802 540 820')}
  ${strokes('#9a6a10', 2.4, 'M192 638C232 688 264 720 330 756C392 788 446 806 500 824M208 612C246 662 280 696 346 732C410 766 470 788 540 806')}
  <path d="M198 622C236 672 270 708 338 744C404 780 470 802 540 820" fill="none" stroke="#0b5d30" stroke-width="8" stroke-dasharray="1 18" stroke-linecap="round"/>
  ${strokes(GOLD, 4, 'M226 618C266 680 360 684 400 622')}
  <circle cx="318" cy="666" r="9" fill="${GOLD}"/>`;

export const meenakshi = () =>
  portrait(
    ground({ colour: '#0c2f26', veins: '#16443a', glow: '#113a2f' }, 18),
    neck(face),
    clothes,
    head(face, hair),
  );
