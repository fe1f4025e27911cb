import { glow, hue, panel, scene, svg, traces } from '../kit/parts.ts';

const lake = svg(
  404,
  330,
  `<path d="M0 0h404v330H0z" fill="#cfe6d6"/><circle cx="292" cy="92" r="40" fill="${hue.gold}"/>
   <path d="M0 168c70-52 104-30 150-4 60-58 110-48 254 14v60H0z" fill="#8fbfa3"/>
   <path d="M0 206c90-40 200-10 404-18v60H0z" fill="#4f9a74"/>
   <path d="M0 232h404v98H0z" fill="${hue.moss}"/>
   <path d="M54 232V128h22l14-22 14 22h24V96l28-34 28 34v32h24l14-22 14 22h22v104z" fill="${hue.paper}"/>
   <path d="M74 232v-56c0-22 32-22 32 0v56zM138 232v-78c0-28 36-28 36 0v78zM208 232v-56c0-22 32-22 32 0v56z"
   fill="${hue.dark}"/>
   <path d="M60 256h150M230 256h60M90 278h110M40 300h90M250 284h96" stroke="#7fb99a" stroke-opacity=".6"
   stroke-width="4"/>
   <path d="M286 300h84c-8 16-20 20-42 20s-36-4-42-20z" fill="${hue.ground}"/><path d="M328 300v-44l26 34z"
   fill="${hue.paper}"/>`,
  'width:100%;height:auto',
);

const stay = (label: string, value: string) =>
  `<div><div class="m" style="font-size:20px">${label}</div><div class="b"
    style="font-size:25px">${value}</div></div>`;

const screen = `${lake}
  <div style="padding:24px 30px">
    <div style="font:500 50px/1 'Playfair Display Variable'">A room over<br>the lake</div>
    <div class="m s" style="margin:14px 0 20px">Neel Kothi, Udaipur. 11 rooms.</div>
    <div class="row" style="padding:16px 20px;border-radius:14px;border:2px solid ${hue.clay}">
      ${stay('Arrive', 'Fri 14 Nov')}${stay('Leave', 'Sun 16 Nov')}</div>
    <div class="button" style="height:68px;margin-top:18px;font-size:26px">Book for ₹ 17,800</div>
  </div>`;

const specimen = `<div class="row" style="align-items:flex-start">
    <span style="font:500 268px/.82 'Playfair Display Variable';letter-spacing:-.04em">Aa</span>
    <div style="text-align:right;padding-top:8px"><div class="b">Playfair Display</div>
      <div class="m s">64 / 50 / 32 / 22</div></div>
  </div>
  <div class="rule" style="margin:24px 0 12px"></div>
  <div class="row" style="align-items:baseline"><span
  style="font:500 40px 'Playfair Display Variable'">Lake, arch, boat</span>
    <span class="m s">Heading 40</span></div>
  <div class="row" style="align-items:baseline"><span style="font-size:26px">Check in from 1 pm</span>
  <span class="m s">Text 26</span></div>`;

/** A measured gap, as a designer marks it for the developer. */
const gap = (x: number, y: number, w: number, h: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${hue.bright}" fill-opacity=".28"/>`;

const components = svg(
  560,
  330,
  `<rect x="60" y="76" width="270" height="84" rx="14" fill="${hue.leaf}"/>
   <text x="195" y="128" text-anchor="middle" font-size="28" font-weight="600"
   fill="${hue.ground}">Book a room</text>
   ${gap(60, 76, 46, 84)}${gap(284, 76, 46, 84)}
   <path d="M60 52h46M284 52h46M60 44v16M106 44v16M284 44v16M330 44v16M360 76v84M352 76h16M352 160h16"
   stroke="${hue.bright}" stroke-width="3"/>
   <g font-size="24" fill="${hue.bright}" font-family="JetBrains Mono Variable" text-anchor="middle">
     <text x="83" y="36">32</text><text x="307" y="36">32</text><text x="394" y="127">60</text></g>
   <rect x="60" y="206" width="270" height="84" rx="14" stroke="${hue.soft}" stroke-width="2.5"/>
   <text x="84" y="240" font-size="20" fill="${hue.soft}">Arrive</text>
   <text x="84" y="274" font-size="27" font-weight="600" fill="#eef4ef">Fri 14 Nov</text>
   ${gap(60, 160, 270, 46)}<text x="195" y="192" text-anchor="middle" font-size="24" fill="${hue.bright}"
     font-family="JetBrains Mono Variable">32</text>
   <g font-size="22" fill="${hue.soft}"><text x="430" y="127">Button</text><text x="356" y="256">Field</text>
   </g>`,
);

export const webDesign = () =>
  scene(
    '',
    glow(620, 420),
    panel('ink', { x: 72, y: 458, w: 620, h: 372, turn: 0.8, pad: '34px 0 0 16px' }, components),
    panel('paper', { x: 56, y: 64, w: 548, h: 418, turn: -1.6, pad: '34px 36px' }, specimen),
    panel('paper', { x: 646, y: 76, w: 410, h: 748, turn: 1.6 }, screen),
    traces('M540 748h106', [[646, 748]], [[540, 748]]),
  );
