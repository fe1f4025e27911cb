import { dots, neck, portrait, shape, strokes } from './body.ts';
import { type Face, head } from './face.ts';
import { ground } from './ground.ts';
import { skins } from './skin.ts';

const skin = skins.wheat;
const HAIR = '#231813';
const SHEEN = '#4c382d';

const face: Face = {
  key: 'gauri',
  skin,
  mirrored: true,
  tilt: -5,
  jaw: 93,
  chin: 27,
  length: 170,
  brows: { colour: HAIR, weight: 10, lift: 6 },
  eyes: { open: 1.04, crease: true, lashes: true },
  nose: { width: 1, hook: 0 },
  mouth: 'grin',
  lips: 6,
};

/** Strands that cross from left and right down a slight curve. */
function braid() {
  const strands = Array.from({ length: 11 }, (_, step) => {
    const y = 520 + step * 27;
    const x = 474 + Math.sin(step / 2.6) * 10;
    const side = step % 2 ? 1 : -1;
    const out = x + side * (39 - step * 0.8);
    return `<path d="M${x - side * 8} ${y - 26}C${out} ${y - 30} ${out + side * 8} ${y + 4} ${x - side * 14} ${y + 44}C${x - side * 26} ${y + 22} ${x - side * 24} ${y - 6} ${x - side * 8} ${y - 26}Z" fill="${HAIR}" stroke="${SHEEN}" stroke-width="2.6"/>
      ${strokes('#6a5141', 2.6, `M${x + side * 10} ${y - 8}C${x + side * 18} ${y + 2} ${x + side * 12} ${y + 14} ${x} ${y + 28}`)}`;
  });
  return `${shape(HAIR, 'M424 400C474 424 506 470 508 522C494 552 456 552 440 526C436 490 424 460 404 440Z')}
    ${strokes(SHEEN, 3, 'M446 436C470 456 486 486 488 512M434 452C454 470 464 494 464 516')}${strands.join('')}`;
}

const hair = {
  colour: HAIR,
  back: shape(HAIR, 'M-128-80C-166-30-160 70-116 110C-92 96-88 40-90 0Z'),
  frame:
    'M34-128C60-114 82-90 91-40C114-96 98-186 32-196C-56-212-154-168-154-58C-154-38-144-20-128-14C-118-24-108-22-100-4C-100-38-88-76-50-98C-18-114 12-120 34-128Z',
  over: `
    ${shape(SHEEN, 'M10-150C-52-150-112-112-132-44C-138-70-132-100-112-126C-84-156-36-164 10-150Z', 0.8)}
    ${strokes('#6a5141', 2.8, 'M28-140C-34-134-98-100-116-36M30-158C-40-160-116-120-140-52M30-176C-46-182-128-142-148-70M44-142C72-126 92-98 98-66')}
    ${strokes(HAIR, 3.4, 'M-96-44C-106-8-100 30-92 62M88-48C94-22 94 0 92 16')}
    ${strokes('#3f1512', 4.6, 'M20-62C22-48 42-48 44-62')}
    <circle cx="32" cy="-46" r="3.4" fill="#3f1512"/>
    <circle cx="-112" cy="50" r="7" fill="#f2a20c"/><circle cx="-112" cy="66" r="5" fill="#fbfaf5"/>`,
};

const clothes = `
  <pattern id="stripe" width="34" height="40" patternUnits="userSpaceOnUse" patternTransform="rotate(3)"><rect width="34" height="40" fill="#fbfaf5"/><rect width="13" height="40" fill="#22a75a"/><rect x="20" width="3" height="40" fill="#0f7a3f"/></pattern>
  <clipPath id="kurta"><path d="M52 810C58 724 102 674 214 604C250 730 390 730 436 610C540 668 582 724 592 810Z"/></clipPath>
  <g clip-path="url(#kurta)">
    <rect y="600" width="640" height="210" fill="url(#stripe)"/>
    ${shape('#0c2f26', 'M486 650C536 700 548 760 540 820H640V640Z', 0.25)}
    ${strokes('#0c2f26', 5, 'M128 718C140 748 146 780 146 820M516 718C504 748 498 780 498 820', 0.5)}
    ${shape('#0f7a3f', 'M206 600L230 612C254 716 384 716 424 608L450 600C432 760 350 744 334 748V820H300V748C284 744 204 750 206 600Z')}
    ${strokes('#7be5a3', 2.6, 'M214 622C236 740 290 738 306 740V820M438 620C408 740 344 738 328 740V820')}
    ${dots('#fbfaf5', 9, 'M317 762h0M317 792h0')}
  </g>`;

export const gauri = () =>
  portrait(
    ground({ colour: '#17463a', veins: '#22594b', glow: '#1d5143' }, -14),
    neck(face, { flare: 1 }),
    clothes,
    braid(),
    head(face, hair),
  );
