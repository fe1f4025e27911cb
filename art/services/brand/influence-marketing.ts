import { glow, hue, icon, panel, scene, svg, traces } from '../kit/parts.ts';

const kitchen = svg(
  408,
  726,
  `<path d="M0 0h408v726H0z" fill="#1f5a4a"/>
   <path d="${Array.from({ length: 6 }, (_, row) => Array.from({ length: 5 }, (_, column) => `M${column * 92 - (row % 2) * 46} ${row * 62}h88v58h-88z`).join('')).join('')}"
   fill="#286a57"/>
   <path d="M0 336h408v16H0z" fill="#c9bf9f"/><path d="M34 336V246h44v90zM92 336v-62h44v62z"
   fill="${hue.paper}"/><path d="M34 262h44v40H34z" fill="${hue.leaf}"/>
   <path d="M30 238h52v12H30zM88 266h52v12H88z" fill="${hue.deep}"/>
   <path d="M0 470h408v256H0z" fill="${hue.ground}"/><path d="M0 470h408v20H0z" fill="#16382e"/>
   <path d="M122 470h160l14-22H108z" fill="#0a1613"/>
   <path d="M64 352h276c0 66-46 98-138 98S64 418 64 352z" fill="${hue.gold}"/><path d="M46 340h312v18H46z"
   fill="#c98408"/>
   <path d="M46 349H14M358 349h36" stroke="#c98408" stroke-width="14"/>
   <path d="M88 340c22-34 64-30 88-16 30-30 90-24 128 16z" fill="#e9dfb8"/>
   <path d="M120 326l16-10M176 320l18-8M232 318l18 8M206 330h20M146 334l16 2M268 332l12-8"
   stroke="${hue.leaf}" stroke-width="8"/>
   <path d="M246 330L348 196" stroke="#d7c59a" stroke-width="12"/>
   <path d="M338 210c14-32 40-54 70-62v66c-24 4-44 14-52 28z" fill="#a9714b"/>
   <path d="M372 158l36-22v96l-30-8z" fill="${hue.paper}"/>
   <path d="M150 280c-18-26 18-40 0-70M212 270c-18-26 18-40 0-72M96 296c-14-20 14-32 0-56" stroke="#fff"
   stroke-opacity=".5" stroke-width="7"/>`,
);

const side = (name: 'heart' | 'comment' | 'share', count: string) =>
  `<div style="display:grid;justify-items:center;gap:4px;font-size:22px;font-weight:600">${icon(name, 46)}${count}</div>`;

const reel = `${kitchen}
  <div style="position:absolute;left:24px;top:24px;right:24px;height:6px;border-radius:3px;background:#ffffff55">
  <i style="display:block;height:6px;width:62%;border-radius:3px;background:#fff"></i></div>
  <div style="position:absolute;right:20px;bottom:40px;display:grid;gap:22px">${side('heart', '18.2k')}${side('comment', '641')}${side('share', '2.1k')}</div>
  <div style="position:absolute;left:26px;bottom:34px;width:260px">
    <div class="b" style="font-size:26px">@rasoi.meera</div>
    <div style="font-size:25px;line-height:1.3;margin-top:6px">Poha in a brass kadhai, in 9 minutes</div>
    <span class="pill" style="margin-top:14px;background:#ffffff26;color:#fff">Paid partnership</span></div>`;

const point = (label: string, value: string) =>
  `<div class="rule" style="margin:13px 0"></div><div class="row"><span class="m">${label}</span>
    <span class="b" style="font-size:26px">${value}</span></div>`;

const brief = `<div class="m s">Creator brief 07</div>
  <div class="h" style="font-size:44px;margin:8px 0 4px">Meera Kulkarni</div>
  <div class="m">Pune, 84,000 followers</div>
  ${point('Makes', '2 reels, 3 stories')}${point('Shows', 'Kansya kadhai, 24 cm')}${point('Fee', '₹ 38,000')}${point('Code', 'MEERA10')}`;

const bar = (name: string, width: number, value: string, lit: boolean) =>
  `<div class="line s" style="gap:14px;margin-top:14px"><span
    style="width:94px" class="${lit ? '' : 'm'}">${name}</span>
    <i style="height:24px;width:${width}px;border-radius:6px;background:${lit ? hue.bright : hue.trace}"></i>
    <span class="b">${value}</span></div>`;

const cost = `<div class="m">Cost per sale</div><div class="h g" style="font-size:92px">₹ 142</div>
  <div style="font-size:25px;margin:4px 0 8px">268 sales on her code in 14 days</div>
  ${bar('Creator', 142, '₹ 142', true)}${bar('Feed ad', 265, '₹ 265', false)}`;

export const influenceMarketing = () =>
  scene(
    '',
    glow(520, 430),
    panel('paper', { x: 54, y: 62, w: 486, h: 428, turn: -2, pad: '30px 36px' }, brief),
    panel(
      '',
      {
        x: 628,
        y: 60,
        w: 408,
        h: 726,
        turn: 1.6,
        style: 'border-radius:34px;box-shadow:0 0 0 3px #2f7a60, 0 26px 48px -14px #000',
      },
      reel,
    ),
    panel('ink', { x: 68, y: 506, w: 546, h: 326, turn: 0.6, pad: '28px 34px' }, cost),
    traces('M540 250h60l36 36M300 480v26', [
      [540, 250],
      [636, 286],
      [300, 506],
    ]),
  );
