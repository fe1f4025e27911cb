import { addressBar, glow, hue, icon, panel, scene, svg, traces } from '../kit/parts.ts';

const flower = (x: number, y: number, tone: string) =>
  `<path d="M${x} ${y - 11}c7 6 7 12 0 18-7-6-7-12 0-18zM${x} ${y + 8}v9" stroke="${tone}"
    stroke-width="2.4"/>`;

/** A folded silk saree with its zari border. */
const saree = svg(
  320,
  376,
  `<path d="M0 0h320v376H0z" fill="${hue.clay}"/>
   <path d="M44 78c0-14 10-22 24-22h190c14 0 22 8 22 22v246H44z" fill="${hue.moss}"/>
   <path d="M44 232h236v92H44z" fill="${hue.deep}"/>
   <path d="M44 246h236M44 310h236" stroke="${hue.gold}" stroke-width="5"/>
   <path d="${[0, 1, 2, 3, 4, 5, 6].map((step) => `M${61 + step * 33.5} 262l13 16-13 16-13-16z`).join('')}"
     stroke="${hue.gold}" stroke-width="3"/>
   ${[0, 1, 2, 3].map((step) => flower(76 + step * 56, 104, hue.bright) + flower(104 + step * 46, 158, hue.bright)).join('')}
   ${[0, 1, 2, 3].map((step) => flower(76 + step * 56, 208, hue.bright)).join('')}
   <path d="M44 86c80 14 160 14 236 0" stroke="${hue.ground}" stroke-opacity=".35" stroke-width="4"/>
   <path d="M30 324h264v14H30z" fill="#cbc4b1"/>`,
);

const shop = `${addressBar('saanjhhandloom.example/chanderi')}
  <div class="row" style="padding:20px 36px 16px">
    <span style="font:600 36px 'Fraunces Variable'">Saanjh</span>
    <span class="line s" style="gap:28px">Sarees<span>Dupattas</span><span class="line"
    style="gap:6px">${icon('bag', 28)}2</span></span>
  </div>
  <div style="display:flex;gap:42px;padding:0 36px">
    <div style="border-radius:14px;overflow:hidden">${saree}</div>
    <div style="flex:1;padding-top:6px">
      <div style="font:500 46px/1.08 'Fraunces Variable'">Chanderi silk,<br>Rani border</div>
      <div class="m s" style="margin-top:14px">Woven by Shakuntala Koli in 11 days</div>
      <div class="h" style="font-size:54px;margin:22px 0 18px">₹ 6,450</div>
      <div class="button" style="height:66px;width:300px;font-size:26px">Add to bag</div>
    </div>
  </div>`;

const steps: readonly [string, number, number, string][] = [
  ['Server', 0, 70, '84 ms'],
  ['Page', 62, 96, '120 ms'],
  ['Picture', 128, 156, '210 ms'],
  ['Ready', 268, 40, '600 ms'],
];

const trace = `<div class="row"><span class="mono s m">GET /chanderi/rani-border</span>
  <span class="pill">200</span></div>
  <div class="line" style="align-items:baseline;gap:16px;margin:-2px 0 8px">
    <span class="h g" style="font-size:82px">0.6 s</span><span class="m">on a ₹ 9,000 phone</span></div>
  ${steps
    .map(
      ([name, from, long, time]) => `<div class="line s" style="height:34px;gap:0">
        <span style="width:92px" class="m">${name}</span>
        <span style="width:310px"><i
        style="display:block;height:16px;border-radius:8px;margin-left:${from}px;width:${long}px;
          background:${name === 'Ready' ? hue.bright : hue.leaf}"></i></span>
        <span class="mono" style="width:90px;text-align:right">${time}</span></div>`,
    )
    .join('')}`;

export const webDevelopment = () =>
  scene(
    '',
    glow(470, 380),
    traces('M190 600v100M494 756h60', []),
    panel('paper', { x: 54, y: 54, w: 880, h: 590, turn: -1.2 }, shop),
    panel('ink', { x: 530, y: 524, w: 544, h: 310, turn: 1.2, pad: '20px 28px' }, trace),
    panel(
      'deep',
      { x: 64, y: 706, w: 430, h: 112, pad: '18px 26px' },
      `<div class="row"><span class="b">Deploy <span class="mono m">4f2c1e9</span></span>
        <span class="g b">Live in 48 s</span></div>
       ${svg(
         380,
         28,
         `<path d="M12 14h356" stroke="${hue.leaf}"
         stroke-width="4"/>${[12, 130, 250, 368]
           .map(
             (x) => `<circle cx="${x}" cy="14" r="9"
           fill="${hue.bright}"/>`,
           )
           .join('')}`,
         'margin-top:12px',
       )}`,
    ),
    traces('', [
      [190, 706],
      [494, 756],
    ]),
  );
