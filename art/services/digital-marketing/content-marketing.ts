import { curve, glow, hue, icon, panel, scene, svg, traces } from '../kit/parts.ts';

const roof = svg(
  560,
  210,
  `<path d="M0 0h560v210H0z" fill="#cfe6d6"/><circle cx="474" cy="56" r="30" fill="${hue.gold}"/>
   <path d="M0 210v-50h560v50z" fill="#8fbfa3"/><path d="M60 210V120h420v90z" fill="${hue.paper}"/>
   <path d="M48 108h444v16H48z" fill="${hue.clay}"/>
   <path d="M104 150h54v60h-54zM382 150h54v60h-54z" fill="${hue.moss}"/>
   ${[110, 232, 354]
     .map(
       (x) => `<path d="M${x + 20} 92l-8 18M${x + 84} 92l-8 18" stroke="${hue.text}"
     stroke-width="5"/><path d="M${x} 100l24-56h88l-24 56z" fill="${hue.deep}"/>
       <path d="M${x + 29} 100l24-56M${x + 58} 100l24-56M${x + 12} 72h88" stroke="${hue.bright}"
       stroke-width="2.5"/>`,
     )
     .join('')}`,
);

const article = `<div style="padding:34px 40px 22px"><div class="m s">Roshni Rooftop, guides</div>
    <div style="font:600 46px/1.08 'Lora Variable';letter-spacing:-.02em;margin-top:10px">What a 5 kW rooftop plant costs in Haryana</div>
    </div>
  ${roof}
  <div style="padding:24px 40px 0;font:400 27px/1.42 'Lora Variable'">We opened the bills of 38 homes in Gurugram and Hisar. The middle one paid <b>₹ 2,71,000</b> before subsidy and had it back in four years and two months.</div>
  <div style="display:flex;gap:4px;margin:28px 40px 0;font-size:22px;font-weight:600;text-align:center;line-height:1.25">
    <span style="padding:14px 0;width:48%;background:${hue.deep};color:#eef4ef;border-radius:10px 0 0 10px">Panels<br>50%</span>
    <span style="padding:14px 0;width:28%;background:${hue.leaf}">Inverter<br>26%</span><span
    style="padding:14px 0;width:24%;background:${hue.clay};border-radius:0 10px 10px 0">Labour<br>24%</span>
      </div>`;

const outline: readonly [string, string][] = [
  ['The short answer', '120'],
  ['Panel, inverter, labour', '480'],
  ['Subsidy, step by step', '360'],
  ['Three real bills', '640'],
];

const plan = `<div class="row"><span class="h" style="font-size:34px">Outline</span>
  <span class="m">1,600 words</span></div>
  ${outline
    .map(
      ([title, words]) =>
        `<div class="rule" style="margin:12px 0"></div><div class="line"
          style="font-size:25px">${icon('tick', 28, `color:${hue.bright}`)}<span>${title}</span>
            <span class="m" style="margin-left:auto">${words}</span></div>`,
    )
    .join('')}`;

const points: readonly [number, number][] = [
  [20, 206],
  [100, 196],
  [180, 150],
  [270, 120],
  [350, 62],
  [440, 40],
];

const ranking = `<div class="m">"5 kw solar price haryana"</div>
  ${svg(
    470,
    250,
    `<path d="M0 40h470M0 122h470M0 206h470" stroke="${hue.line}" stroke-width="2"/><path d="${curve(points)}"
      stroke="${hue.bright}" stroke-width="7"/>
     <circle cx="20" cy="206" r="11" fill="${hue.ground}" stroke="${hue.bright}" stroke-width="5"/>
     <circle cx="440" cy="40" r="14" fill="${hue.bright}"/>
     <g font-family="Bricolage Grotesque Variable" font-weight="700" fill="#eef4ef"><text x="12" y="182"
     font-size="40">31</text><text x="372" y="146" font-size="96" fill="${hue.bright}">3</text></g>
     <g font-size="26" fill="${hue.soft}"><text x="2" y="246">Week 1</text>
     <text x="366" y="246">Week 20</text></g>`,
    'margin-top:14px;width:404px',
  )}`;

export const contentMarketing = () =>
  scene(
    '',
    glow(580, 440),
    panel('ink', { x: 604, y: 66, w: 456, h: 374, turn: 1.6, pad: '28px 34px 0 48px' }, plan),
    panel('paper', { x: 64, y: 56, w: 564, h: 774, turn: -1.2, style: 'border-radius:14px' }, article),
    panel('deep', { x: 598, y: 486, w: 464, h: 344, turn: -0.6, pad: '26px 30px' }, ranking),
    traces('M820 440v44', [
      [820, 436],
      [820, 486],
    ]),
  );
