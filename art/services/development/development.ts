import { leaf, ticked, tile, veins } from '../kit/leaf.ts';
import { glow, hue, phone, scene, svg } from '../kit/parts.ts';

const shop = `<div style="display:flex;gap:18px">${svg(
  112,
  112,
  `<rect width="112" height="112" rx="12" fill="${hue.clay}"/><path d="M22 26h68v66H22z" fill="${hue.moss}"/>
    <path d="M22 68h68M22 84h68" stroke="${hue.leaf}" stroke-width="5"/>`,
)}<div><div class="h" style="font-size:36px">₹ 6,450</div><div class="button"
  style="width:136px;height:50px;margin-top:16px;font-size:22px">Add to bag</div></div></div>`;

const type = `<div class="row" style="align-items:flex-end"><span
  style="font:500 116px/.8 'Playfair Display Variable'">Aa</span>
  ${svg(
    120,
    92,
    `<rect x="2" y="40" width="116" height="50" rx="12" fill="${hue.leaf}"/>
      <path d="M2 14h116M2 4v20M118 4v20" stroke="${hue.dark}" stroke-width="3"/>
     <text x="60" y="73" text-anchor="middle" font-size="22" font-weight="600"
     fill="${hue.ground}">Book</text>`,
  )}</div>`;

const app = `<div class="paper"
  style="height:100%;padding:58px 20px 0;font-family:'Nunito Variable';background:${hue.sand}">
  <div class="m s">Tomorrow</div><div style="font-size:40px;font-weight:900;line-height:1.05">6:10 am</div>
  <div style="margin-top:18px;padding:14px;border-radius:16px;background:#fff;font-weight:800;font-size:23px">Milk, 2 L</div>
  <div style="margin-top:10px;padding:14px;border-radius:16px;background:#fff;font-weight:800;font-size:23px">Curd, 1</div>
  <div class="button"
  style="height:56px;margin-top:16px;border-radius:16px;font-size:22px;font-weight:800">Change</div></div>`;

const deal = `<div class="h" style="font-size:46px">₹ 4,82,600</div><div class="row s"
  style="margin-top:10px"><span class="m">Sanjeevani</span><span class="pill">Won</span></div>`;

export const development = () =>
  scene(
    '',
    glow(560, 450),
    leaf({ x: 556, y: 446, scale: 0.8, turn: 0, fill: hue.deep, edge: hue.leaf }),
    tile('paper', { x: 56, y: 150, w: 318, h: 200, turn: -1.5 }, 'Web Development', shop),
    `<div class="b" style="position:absolute;left:108px;top:392px;font-size:25px">App Development</div>`,
    phone({ x: 96, y: 440, w: 226, h: 390, turn: 1.5 }, app),
    tile('paper', { x: 734, y: 108, w: 318, h: 188, turn: 1.5 }, 'Web Design', type),
    tile(
      'ink',
      { x: 750, y: 372, w: 314, h: 194 },
      'Software Development',
      ticked(['SO 2318', 'SO 2319', 'SO 2321']),
    ),
    tile('deep', { x: 736, y: 642, w: 318, h: 184, turn: -1.5 }, 'CRM Development', deal),
    veins(
      hue.bright,
      [
        'M556 480L446 370V282H374',
        'M556 690L496 630H322',
        'M556 420L660 316V220H734',
        'M556 580L667 469H750',
        'M556 760L582 734H736',
      ],
      [
        [374, 282],
        [322, 630],
        [734, 220],
        [750, 469],
        [736, 734],
      ],
    ),
  );
