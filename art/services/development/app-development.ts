import { glow, hue, icon, panel, phone, scene, svg } from '../kit/parts.ts';

const bottle = `<path d="M22 8h20v14l8 14v44c0 6-4 8-8 8H22c-4 0-8-2-8-8V36l8-14z" fill="#fff"
  stroke="${hue.dark}" stroke-width="3"/>
  <path d="M14 52h36v20H14z" fill="${hue.leaf}"/>`;
const pot = `<path d="M8 34h48l-6 46c-1 6-4 8-8 8H22c-4 0-7-2-8-8z" fill="#b9895e" stroke="#7c5533"
  stroke-width="3"/>
  <path d="M6 26h52v10H6z" fill="#fff" stroke="#7c5533" stroke-width="3"/>`;

const item = (drawing: string, name: string, size: string, count: string) =>
  `<div class="line" style="padding:20px 20px;gap:18px;border-radius:20px;background:#fff;margin-top:14px">
    ${svg(64, 92, drawing, 'height:74px;width:52px')}
    <div style="flex:1"><div class="b" style="font-size:27px">${name}</div><div class="m s">${size}</div>
    </div>
    <span class="h" style="font-size:34px">${count}</span></div>`;

const home = `<div style="padding:62px 28px 0;font-family:'Nunito Variable'">
    <div class="row"><span style="font-size:30px;font-weight:900;color:${hue.dark}">Subah</span>
      <span class="pill" style="font-weight:800">₹ 1,240</span></div>
    <div class="h" style="font:800 46px/1.05 'Nunito Variable';margin-top:22px">Tomorrow<br>by 6:10 am</div>
    ${item(bottle, 'Cow milk', '1 litre, ₹ 66', '2')}
    ${item(pot, 'Set curd', '400 g, ₹ 55', '1')}
    <div class="row" style="margin:26px 4px 0"><span style="font-size:26px;font-weight:700">Going away</span>
      <span style="width:76px;height:44px;border-radius:22px;background:${hue.clay};padding:4px"><i
      style="display:block;width:36px;height:36px;border-radius:50%;background:#fff"></i></span></div>
    <div class="button"
    style="height:78px;margin-top:28px;border-radius:22px;font-size:28px;font-weight:800">Change order</div>
    <div style="text-align:center;margin-top:18px" class="m s">Change it till 11 pm</div>
  </div>`;

const map = svg(
  388,
  780,
  `<path d="M0 0h388v780H0z" fill="${hue.deep}"/>
   <path d="M-20 150l430-60M-20 330l430-70M-20 520l430-40M70-20l30 800M230-20l-20 800M340-20l10 800"
   stroke="${hue.moss}" stroke-width="22"/>
   <path d="M120 166h74v74h-74zM250 300h70v120h-70zM124 380h68v90h-68z" fill="#123f33"/>
   <path d="M97 640V486l116-10V280l126-18V118" stroke="${hue.bright}" stroke-width="8"/>
   ${[
     [97, 640],
     [97, 486],
     [213, 372],
   ]
     .map(
       ([x, y]) =>
         `<circle cx="${x}" cy="${y}" r="13" fill="${hue.ground}" stroke="${hue.bright}" stroke-width="6"/>`,
     )
     .join('')}
   <circle cx="339" cy="118" r="26" fill="${hue.bright}"/><path d="M326 118l13-12 13 12v12h-26z"
   fill="${hue.ground}"/>`,
);

const route = `${map}<div
  style="position:absolute;left:20px;right:20px;bottom:24px;padding:20px 22px;border-radius:24px;background:${hue.ground}">
    <div class="h" style="font-size:32px">3 stops away</div><div class="m s"
    style="margin-top:4px">Ramesh, route 14, Sector 21</div></div>`;

export const appDevelopment = () =>
  scene(
    '',
    glow(560, 430),
    phone({ x: 612, y: 62, w: 410, h: 770, turn: 3 }, route),
    phone(
      { x: 112, y: 46, w: 430, h: 792, turn: -2, style: `background:${hue.sand};color:${hue.text}` },
      `<div class="paper" style="background:none">${home}</div>`,
    ),
    panel(
      'paper',
      { x: 528, y: 478, w: 540, h: 140, turn: 0.6, pad: '24px 28px', style: 'border-radius:32px' },
      `<div class="line" style="gap:22px;align-items:flex-start">
        <span style="width:88px;height:88px;border-radius:24px;background:${hue.leaf};display:grid;place-items:center;color:#fff">${icon('tick', 54)}</span>
        <div style="flex:1"><div class="row"><span class="b"
        style="font-size:28px">Milk is at your door</span><span class="m s">6:04 am</span></div>
        <div style="font-size:25px;margin-top:8px">2 litres and curd, ₹ 187</div></div></div>`,
    ),
  );
