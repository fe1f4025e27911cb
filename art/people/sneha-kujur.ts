import { neck, portrait, shape, strokes } from './body.ts';
import { behind, type Face, head } from './face.ts';
import { ground } from './ground.ts';
import { skins } from './skin.ts';

const skin = skins.deep;
const HAIR = '#15100e';
const SHEEN = '#3b2c26';
const SILVER = '#d9dedb';

const face: Face = {
  key: 'sneha',
  skin,
  tilt: -4,
  jaw: 95,
  chin: 30,
  length: 168,
  brows: { colour: '#15100e', weight: 11, lift: 5 },
  eyes: { open: 1.02, crease: true, lashes: true },
  nose: { width: 6, hook: -3 },
  mouth: 'grin',
  lips: 9,
  ear: false,
};

/** A curl is a bump on the outline; neighbours differ a little, as hair does. */
function curls(centre: [number, number], radius: [number, number], from: number, to: number, count: number) {
  const bumps = Array.from({ length: count }, (_, step) => {
    const angle = from + ((to - from) * step) / (count - 1);
    const wobble = 1 + 0.05 * Math.sin(step * 2.3);
    const x = centre[0] + Math.cos(angle) * radius[0] * wobble;
    const y = centre[1] + Math.sin(angle) * radius[1] * wobble;
    return `<circle cx="${x}" cy="${y}" r="${38 + 8 * Math.sin(step * 1.7)}"/>`;
  });
  return bumps.join('');
}

const cloud = `<g fill="${HAIR}">
  <ellipse cx="-18" cy="10" rx="160" ry="196"/>
  ${curls([-18, 10], [150, 186], -4.5, 1.2, 19)}
  ${curls([-30, 150], [140, 70], 0, Math.PI, 9)}
</g>
${strokes(SHEEN, 4, 'M-166 60C-190 84-176 112-150 106M-150 130C-172 152-156 184-130 174M110 96C134 112 128 146 102 146M-178-10C-200 12-190 36-168 36M120 20C146 36 142 66 118 68M86 166C104 184 92 210 68 204')}`;

const hair = {
  colour: HAIR,
  frame:
    'M58-116C34-122 20-100-4-108C-24-92-46-104-58-82C-78-84-84-58-80-40C-98-30-92-4-84 8C-100 24-92 48-84 60C-98 80-92 100-104 112C-150 120-178 60-168-10C-186-90-130-190-40-206C40-220 112-176 116-96C124-50 120 20 110 74C104 82 98 84 92 80C98 40 92 10 91-20C94-60 84-100 58-116Z',
  over: `
    ${strokes(SHEEN, 4, 'M-20-128C-44-152-20-182 6-166M-72-104C-104-112-104-150-74-152M-108-56C-138-54-146-90-122-102M-118 4C-146 4-152-32-130-40M-116 62C-142 64-150 34-132 24M50-134C30-156 52-184 76-168M96-108C80-130 98-152 112-136M-50-172C-70-192-46-212-28-198')}
    ${strokes('#5a463c', 3, 'M-40-130C-58-146-46-168-28-164M-92-84C-112-88-110-110-94-112M-104 30C-120 26-122 8-110 2M20-134C8-148 20-164 34-158')}
    <circle cx="-84" cy="84" r="8" fill="${SILVER}"/>
    ${shape(SILVER, 'M-84 92L-62 124C-70 138-98 138-106 124Z')}
    ${strokes('#8d9692', 2.4, 'M-100 122C-90 128-78 128-68 122M-94 108H-74')}
    <path d="M-102 138h0M-90 142h0M-78 142h0M-66 138h0" stroke="${SILVER}" stroke-width="8" stroke-linecap="round"/>
    <circle cx="2" cy="74" r="3.4" fill="${SILVER}"/>`,
};

const clothes = `
  ${shape('#0c2f26', 'M56 810C62 726 106 676 206 620C240 720 384 724 424 618C532 676 578 726 588 810Z')}
  ${strokes('#22a75a', 3, 'M222 648C246 726 380 730 404 646')}
  <path d="M224 664C248 742 378 744 402 660" fill="none" stroke="#7be5a3" stroke-width="6" stroke-dasharray="1 15" stroke-linecap="round"/>
  ${shape('#f6f1e4', 'M30 810C40 730 90 672 196 612C224 636 238 660 240 684C200 730 176 770 168 820Z')}
  ${shape('#f6f1e4', 'M420 604C530 654 596 716 610 810H480C470 770 440 720 392 690C394 660 404 628 420 604Z')}
  ${shape('#ddd5c1', 'M520 684C558 720 574 770 570 820H611C602 750 574 712 520 684Z', 0.8)}
  ${strokes('#d3cab4', 4, 'M176 656C130 690 100 740 90 820M210 664C164 706 138 760 130 820M440 654C496 690 530 740 540 820M420 670C470 706 500 760 508 820')}
  ${strokes('#a8321f', 17, 'M240 684C200 730 176 770 166 824M392 690C440 720 472 770 482 824')}
  <path d="M240 684C200 730 176 770 166 824M392 690C440 720 472 770 482 824" fill="none" stroke="#f6f1e4" stroke-width="4" stroke-dasharray="2 10"/>
  ${strokes('#a8321f', 4, 'M256 690C218 736 194 776 184 824M376 692C424 724 456 774 464 824')}`;

export const snehaFigure = [behind(face, cloud), neck(face, { flare: 0.9 }), clothes, head(face, hair)].join(
  '',
);

export const sneha = () =>
  portrait(ground({ colour: '#8fdcae', veins: '#7bcf9d', glow: '#a5e6bf' }, 16), snehaFigure);
