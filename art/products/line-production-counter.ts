import { materials } from './kit/light.ts';
import { led, mouldedLeaf, nameplate, screw, type } from './kit/marks.ts';
import { loft, rounded, steps } from './kit/mesh.ts';
import { circle, roundRect } from './kit/outline.ts';
import { Stage } from './kit/stage.ts';
import { front, right, top } from './kit/vector.ts';

/** Which bars of a figure are lit: from the top, clockwise, then the middle one. */
const FIGURES: Record<string, string> = {
  0: '1111110',
  1: '0110000',
  2: '1101101',
  4: '0110011',
  5: '1011011',
  8: '1111111',
};
const BARS = [
  'M4 0H52L40 12H16Z',
  'M56 4V48L50 54L44 48V16Z',
  'M56 64V108L44 96V64L50 58Z',
  'M4 112H52L40 100H16Z',
  'M0 64V108L12 96V64L6 58Z',
  'M0 4V48L6 54L12 48V16Z',
  'M9 56L15 50H41L47 56L41 62H15Z',
];

const figures = (digits: string) =>
  [...digits]
    .map((digit, place) => {
      const bars = BARS.map(
        (bar, i) => `<path d="${bar}" fill="${FIGURES[digit]?.[i] === '1' ? '#7be5a3' : '#0f211a'}"/>`,
      );
      return `<g transform="translate(${place * 74} 0)">${bars.join('')}</g>`;
    })
    .join('');

const small = { size: 17, weight: 600, colour: '#9fb5aa', spacing: 1.2 };
const panel = `<rect x="-304" y="-114" width="608" height="172" rx="8" fill="#000" opacity=".5"/>
  <rect x="-302" y="-112" width="604" height="168" rx="7" fill="#06110d"/>
  ${type(-274, -82, 'MADE', small)}${type(28, -82, 'PLAN', small)}
  <g transform="translate(-268 -68) skewX(-5) scale(.86)">
    <g filter="url(#blur9)" opacity=".7">${figures('1284')}</g>${figures('1284')}</g>
  <g transform="translate(34 -68) skewX(-5) scale(.86)" opacity=".5">${figures('1500')}</g>
  <rect x="-302" y="-112" width="604" height="168" rx="7" fill="url(#glass)"/>
  ${mouldedLeaf(-260, 92, 54, 'dark')}${nameplate(-226, 91, 'PeepalLine', 'PL-C4 · LINE 3', { size: 22, on: 'dark' })}`;

const groove = (y: number) =>
  `<path d="M-850 ${y}H850" stroke="#3c4540" stroke-width="5"/>
   <path d="M-850 ${y + 3.4}H850" stroke="#fff" stroke-opacity=".55" stroke-width="1.4"/>`;

const code = [-45, -41, -38, -33, -30, -25, -20, -17, -12].map((x) => `M${x} 8v16`).join('');
const cartonFront = `<path d="M-8-43H8V-18H-8Z" fill="#e9dcc0" opacity=".3"/>
  <rect x="-50" y="2" width="46" height="28" rx="2" fill="#efe9da"/><path d="${code}" stroke="#3b3324" stroke-width="1.6"/>`;

/** Hangs over the line: made so far, against the plan. */
export function lineProductionCounter() {
  const stage = new Stage({ ground: 'ink', stands: 'floor', yaw: 22, pitch: 8, x: 474, y: 660 });
  const unseen = { casts: false };
  for (const x of [-360, 420])
    stage.body(loft(top(x, 0, 60), roundRect(40, 40, 3), steps('0/0 90/0')), materials.aluminium);
  stage.body(loft(front(0, 100, -90), roundRect(1700, 40, 18), steps('0/0 180/0')), materials.rubber);
  stage.body(loft(front(0, 94, 90), roundRect(1700, 58, 4), rounded(14, 1, 2)), materials.aluminium);
  stage.on(
    front(0, 94, 104),
    `${groove(-12)}${groove(12)}${[-500, -360, -130, 110, 420, 560].map((x) => screw(x, 0, 6, x)).join('')}`,
  );
  for (const x of [-330, -110, 350]) {
    const carton = loft(top(x, 120, 6), roundRect(124, 108, 2), steps('0/0 86/0'));
    stage.shadow(carton, 120, 0.7, 9).body(carton, materials.carton, unseen);
    stage.on(top(x, 206, 6), '<path d="M-62-8H62V8H-62Z" fill="#e9dcc0" opacity=".35"/>');
    stage.on(front(x, 163, 60), cartonFront);
  }
  const eye = front(120, 172, 92);
  stage.body(loft(top(120, 108, 96), roundRect(24, 8, 2), steps('0/0 50/0')), materials.steel, unseen);
  stage.body(loft(eye, roundRect(44, 66, 9), rounded(30, 2, 5)), materials.shell, unseen);
  stage.on(front(120, 172, 122), mouldedLeaf(0, 8, 30) + led(0, -20, 4.5));
  for (const x of [-230, 230])
    stage.body(loft(top(x, 560, 0), circle(9), steps('0/0 300/0')), materials.steel, unseen);
  stage.body(
    loft(front(0, 454, -34), roundRect(640, 264, 18), rounded(68, 3, 8)),
    materials.graphite,
    unseen,
  );
  for (const x of [-330, 318])
    stage.body(
      loft(right(x, 454, 0), roundRect(78, 274, 16), rounded(13, 2, 2)),
      materials.aluminium,
      unseen,
    );
  stage.on(front(0, 454, 34), panel);
  return stage.picture();
}
