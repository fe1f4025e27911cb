import { glow, hue, icon, panel, scene, svg, traces } from '../kit/parts.ts';

const line = `<div class="line" style="gap:20px;height:100%">
  <i style="width:16px;height:16px;border-radius:50%;background:${hue.bright}"></i><span class="b"
  style="font-size:27px">Kitab Gali</span>
  <span style="font-size:27px">Anjali, the third part is out</span><span class="m"
  style="margin-left:auto">7:30 am</span></div>`;

const book = (
  x: number,
  y: number,
  w: number,
  h: number,
  tone: string,
  title: readonly string[],
  ink: string,
) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="${tone}"/><path d="M${x + 14} ${y}v${h}"
    stroke="#000" stroke-opacity=".22" stroke-width="3"/>
   <g font-family="Fraunces Variable" font-weight="600" font-size="28"
   fill="${ink}">${title.map((word, row) => `<text x="${x + 30}" y="${y + 56 + row * 34}">${word}</text>`).join('')}</g>`;

const shelf = svg(
  556,
  290,
  `<path d="M0 0h556v290H0z" fill="${hue.clay}"/><path d="M0 258h556v32H0z" fill="#cbc4b1"/>
   ${book(36, 62, 146, 196, hue.moss, ['Neem', 'ki', 'Chhaya'], hue.bright)}${book(374, 62, 146, 196, hue.leaf, ['Raat', 'ka', 'Pul'], hue.ground)}
   ${book(196, 30, 164, 228, hue.deep, ['Jheel', 'ke', 'Paar'], hue.paper)}
   <path d="M222 196h110" stroke="${hue.gold}" stroke-width="5"/><circle cx="278" cy="226" r="12"
   fill="${hue.gold}"/>`,
);

const mail = `<div style="padding:34px 40px 22px"><div class="row"><span
  style="font:600 32px 'Fraunces Variable'">Kitab Gali</span><span class="m s">To Anjali Deshmukh</span></div>
    </div>
  ${shelf}
  <div style="padding:26px 40px"><div
  style="font:600 40px/1.1 'Fraunces Variable'">You read two. Here is how it ends.</div>
    <div style="font-size:25px;margin:14px 0 20px">Jheel ke Paar, signed by the author. We kept a copy for you till Sunday.</div>
    <div class="row"><span class="button" style="padding:18px 34px;font-size:26px">Keep my copy</span>
    <span class="h" style="font-size:40px">₹ 425</span></div></div>`;

const step = (y: number, day: string, title: string, share: string) =>
  panel(
    y === 640 ? 'deep' : 'ink',
    { x: 700, y, w: 360, h: 150, pad: '20px 28px' },
    `<div class="row"><span class="m">${day}</span><span class="line g s"
      style="gap:8px">${icon('mail', 28)}opened</span></div>
     <div class="row" style="margin-top:10px"><span class="b" style="font-size:28px">${title}</span>
     <span class="h g" style="font-size:52px">${share}</span></div>`,
  );

export const emailMarketing = () =>
  scene(
    '',
    glow(560, 440),
    traces('M880 150v560', []),
    panel('deep', { x: 56, y: 50, w: 1000, h: 104, pad: '0 34px', style: 'border-radius:26px' }, line),
    panel('paper', { x: 92, y: 138, w: 556, h: 696, turn: -1.4 }, mail),
    step(216, 'Day 0', 'Welcome', '61%'),
    step(428, 'Day 3', 'Two you like', '48%'),
    step(640, 'Day 10', 'Third part', '53%'),
    traces('', [
      [880, 154],
      [880, 216],
      [880, 366],
      [880, 428],
      [880, 578],
      [880, 640],
    ]),
    traces('M652 715h48', [
      [652, 715],
      [700, 715],
    ]),
  );
