import { leaf, tile, veins } from '../kit/leaf.ts';
import { curve, glow, hue, icon, scene, svg } from '../kit/parts.ts';
import { kitchen } from './meta-ads.ts';

const feed = `<div style="border-radius:10px;overflow:hidden">${kitchen(256, 104)}</div><div class="row s"
  style="margin-top:12px"><span class="m">Per enquiry</span><span class="b">₹ 168</span></div>`;

const search = `<div class="line s"
  style="gap:10px;height:56px;padding:0 18px;border-radius:28px;background:${hue.deep}">${icon('search', 26)}ro service near me</div>
  <div class="line" style="gap:14px;margin-top:14px;align-items:baseline"><span class="h g"
  style="font-size:44px">₹ 96</span><span class="m s">per booking</span></div>`;

const mail = `<div class="line"
  style="gap:16px">${icon('mail', 74, `color:${hue.dark};stroke-width:1.5`)}<div><div class="h"
    style="font-size:50px">61%</div><div class="m s">opened it</div></div></div>`;

const article = `<div
  style="font:600 30px/1.16 'Lora Variable'">What a 5 kW rooftop plant costs in Haryana</div>`;

const rank = `<div class="line" style="gap:16px"><span class="h m"
  style="font-size:52px">14</span>${icon('right', 44, `color:${hue.bright}`)}<span class="h g"
    style="font-size:92px;line-height:.8">2</span></div>`;

const points: readonly [number, number][] = [
  [4, 92],
  [50, 54],
  [110, 28],
  [180, 14],
  [250, 8],
];
const bid = svg(
  256,
  104,
  `<path d="M2 4v96h252" stroke="${hue.trace}" stroke-width="3"/><path d="${curve(points)}"
    stroke="${hue.bright}" stroke-width="6"/><circle cx="110" cy="28" r="12" fill="${hue.ground}"
      stroke="${hue.bright}" stroke-width="5"/>
   <text x="126" y="76" font-size="26" font-weight="600" fill="#eef4ef">Bid ₹ 34</text>`,
);

export const digitalMarketing = () =>
  scene(
    '',
    glow(560, 450),
    leaf({ x: 560, y: 440, scale: 0.96, turn: 42, fill: '#0e4a33', edge: hue.bright }),
    tile('paper', { x: 56, y: 398, w: 300, h: 226, turn: -1.5 }, 'Meta Ads', feed),
    tile('ink', { x: 128, y: 170, w: 310, h: 194 }, 'Google Ads', search),
    tile('paper', { x: 408, y: 52, w: 268, h: 164, turn: 1.5 }, 'Email Marketing', mail),
    tile('ink', { x: 404, y: 656, w: 300, h: 180, turn: 1 }, 'PPC', bid),
    tile('paper', { x: 640, y: 470, w: 320, h: 178, turn: -1 }, 'Content Marketing', article),
    tile('deep', { x: 790, y: 268, w: 270, h: 166, turn: 1.5 }, 'SEO SEM', rank),
    veins(
      hue.bright,
      [
        'M439 574L405 540H356',
        'M503 503H430L380 453V364',
        'M632 360L560 288V216',
        'M407 610H470L500 640V656',
        'M520 484H584L640 540',
        'M632 360H790',
      ],
      [
        [356, 540],
        [380, 364],
        [560, 218],
        [500, 658],
        [640, 540],
        [790, 360],
      ],
    ),
  );
