import { curve, glow, hue, icon, panel, scene, svg, traces } from '../kit/parts.ts';

const bids: readonly [number, number][] = [
  [90, 420],
  [190, 300],
  [300, 196],
  [420, 128],
  [560, 92],
  [700, 78],
  [820, 72],
];

/** Enquiries by bid: past the marked point each further one costs more than it brings. */
const bid = svg(
  1000,
  500,
  `<path d="M90 40v380h760" stroke="${hue.trace}" stroke-width="3"/><path d="M90 300h760M90 180h760M90 60h760"
    stroke="${hue.line}" stroke-width="2" stroke-opacity=".7"/>
   <path d="M90 420V420${curve(bids.slice(0, 4)).replace('M90 420', '')}V420z"
   fill="${hue.leaf}" fill-opacity=".2"/>
   <path d="${curve(bids)}" stroke="${hue.bright}" stroke-width="8"/>
   <path d="M420 128v292" stroke="${hue.bright}" stroke-width="3" stroke-dasharray="4 12"/>
   <circle cx="420" cy="128" r="26" fill="${hue.gold}" fill-opacity=".22"/><circle cx="420" cy="128" r="14"
   fill="${hue.gold}"/>
   <g font-size="24" fill="${hue.soft}"><text x="100" y="456">₹ 10</text><text x="386" y="456">₹ 34</text>
     <text x="22" y="308">40</text><text x="22" y="188">80</text><text x="10" y="68">120</text></g>
   <text x="128" y="84" font-size="30" font-family="Bricolage Grotesque Variable" font-weight="700"
   fill="#eef4ef">Bid ₹ 34</text>
   <text x="128" y="118" font-size="24" fill="${hue.soft}">98 enquiries a week</text>`,
);

const struck = ['free', 'jobs', 'truck hire', 'second hand', 'driver pay', 'toy truck', 'cheapest'];

const negatives = `<div class="row"><span class="h" style="font-size:32px">Negative words</span>
  <span class="m">7 of 142</span></div>
  <div style="display:flex;flex-wrap:wrap;gap:12px 9px;margin-top:20px">${struck
    .map(
      (word) =>
        `<span class="line"
          style="gap:7px;padding:8px 15px;border-radius:99px;background:${hue.sand};font-size:24px;color:${hue.muted}">
            <s>${word}</s>${icon('cross', 20)}</span>`,
    )
    .join('')}</div>
  <div class="b g" style="font-size:26px;margin-top:20px">₹ 11,300 a month kept</div>`;

const days = Array.from({ length: 30 }, (_, day) => {
  const tall = 52 + Math.round(Math.sin(day * 1.3) * 9 + Math.cos(day * 0.5) * 7);
  return `<rect x="${day * 15}" y="${84 - tall}" width="10" height="${tall}" rx="3"
    fill="${day < 19 ? hue.bright : hue.line}"/>`;
}).join('');

const pacing = `<div class="row"><span class="b" style="font-size:27px">Budget, day 19 of 30</span>
  <span class="pill">On pace</span></div>
  <div style="margin:14px 0 12px">${svg(446, 84, days)}</div>
  <div class="line" style="align-items:baseline;gap:14px"><span class="h"
  style="font-size:46px">₹ 47,310</span><span class="m" style="font-size:25px">of ₹ 75,000</span></div>`;

export const ppc = () =>
  scene(
    '',
    glow(500, 330),
    `<div style="position:absolute;left:56px;top:46px">${bid}</div>`,
    panel('paper', { x: 584, y: 296, w: 480, h: 322, turn: 1.6, pad: '30px 32px' }, negatives),
    panel('ink', { x: 76, y: 566, w: 518, h: 264, turn: -1, pad: '28px 34px' }, pacing),
    traces('M476 520v46', [[476, 566]]),
    traces('M870 120v172', [
      [870, 120],
      [870, 296],
    ]),
  );
