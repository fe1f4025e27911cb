import { curve, glow, hue, icon, panel, scene, stars, svg, traces } from '../kit/parts.ts';

const months: readonly [number, number][] = [
  [60, 300],
  [150, 290],
  [240, 246],
  [330, 214],
  [420, 150],
  [510, 108],
  [600, 84],
];
const line = curve(months);

const rating = svg(
  960,
  400,
  `<path d="M40 100h560M40 200h560M40 300h560" stroke="${hue.line}" stroke-width="2"/>
   <path d="${line}V352H60z" fill="${hue.leaf}" fill-opacity=".16"/>
   <path d="${line}" stroke="${hue.bright}" stroke-width="7"/>
   <circle cx="60" cy="300" r="12" fill="${hue.ground}" stroke="${hue.bright}" stroke-width="5"/>
   <circle cx="600" cy="84" r="15" fill="${hue.bright}"/>
   <g fill="${hue.soft}" font-size="24"><text x="46" y="386">Mar</text><text x="308" y="386">Jun</text>
   <text x="574" y="386">Sep</text></g>
   <text x="46" y="270" font-family="Bricolage Grotesque Variable" font-weight="700" font-size="44"
   fill="#eef4ef">3.4</text>
   <text x="640" y="196" font-family="Bricolage Grotesque Variable" font-weight="700"
   font-size="156" letter-spacing="-6" fill="${hue.bright}">4.5</text>
   <g font-size="26" fill="#eef4ef"><text x="648" y="252">Aastha Child Clinic,</text>
   <text x="648" y="288">1,126 reviews answered</text></g>`,
);

const review = `<div class="line" style="gap:20px">
    <span class="h"
    style="width:76px;height:76px;border-radius:50%;background:${hue.clay};display:grid;place-items:center;font-size:32px">RT</span>
    <div><div class="b" style="font-size:29px">Ritu Tanwar</div>
      <div class="line s m">${stars(2, 30, hue.gold, '#d9d3c3')}9 days ago</div></div></div>
  <div style="font-size:30px;line-height:1.34;margin-top:20px">Waited 50 minutes past my slot with a child in fever. Nobody at the desk told us why.</div>`;

const reply = `<div class="row"><span class="b" style="font-size:27px">Our reply</span>
  <span class="pill">${icon('clock', 22)}38 min</span></div>
  <div style="font-size:27px;line-height:1.36;margin-top:14px">You are right, Ritu ji. The doctor had an emergency and we should
    have told you. Delays now reach you by SMS.</div>
  <div class="line g b"
  style="margin-top:16px;gap:10px">${stars(5, 26, hue.bright, hue.line)}Ritu, a day later</div>`;

export const orm = () =>
  scene(
    '',
    glow(540, 400),
    panel('ink', { x: 62, y: 406, w: 996, h: 426, pad: '16px 18px' }, rating),
    panel('paper', { x: 54, y: 60, w: 566, h: 300, turn: -1.8, pad: '30px 36px' }, review),
    traces('M200 350v56', [[200, 406]]),
    panel('deep', { x: 594, y: 140, w: 474, h: 310, turn: 1.2, pad: '26px 32px' }, reply),
    traces('M620 96h70l46 46', [
      [620, 96],
      [736, 142],
    ]),
  );
