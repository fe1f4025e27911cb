import { browser } from '../kit/browser.ts';
import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';

/** A far range: jagged enough to be the Himalaya, and the same at every drawing. */
function range(base: number, height: number, pace: number, shift: number) {
  const points = Array.from({ length: 56 }, (_, index) => {
    const x = index * 22;
    const wave =
      Math.sin(x / pace + shift) + 0.5 * Math.sin((x / pace) * 2.3 + shift * 2) + 0.22 * Math.sin(x / 17);
    return `${x} ${(base - wave * height).toFixed(0)}`;
  });
  return `M0 900L${points.join('L')}L1210 900Z`;
}

function deodar(x: number, floor: number, height: number, colour: string) {
  const tiers = [0, 1, 2, 3, 4, 5].map((tier) => {
    const top = floor - height + (tier * height) / 7.2;
    const half = height * (0.055 + tier * 0.034);
    const foot = top + height / 4.6;
    return `M${x} ${top}C${x + half * 0.3} ${foot - 14} ${x + half * 0.6} ${foot - 6} ${x + half} ${foot + 3}Q${x} ${foot - 9} ${x - half} ${foot + 3}C${x - half * 0.6} ${foot - 6} ${x - half * 0.3} ${foot - 14} ${x} ${top}Z`;
  });
  return `<path fill="${colour}" d="${tiers.join('')}M${x - 4} ${floor - 20}h8V${floor + 12}h-8Z"/>`;
}

const house = `<g transform="translate(716 338)">
  <path fill="#12282c" d="M-30 190V66L0 34h84l22-46 34-30 34 30 22 46h118l30 32v124z"/>
  <path fill="#1d3d40" d="M-44 70-4 24h92v12H0zM98 40l42-86 42 86h-12l-30-60-30 60z
  M190 36V24h130l40 46h-16l-30-34z"/>
  <path fill="#0c1e22" d="M226 24v-46h22v46zM26 24v-34h18v34z"/>
  ${each(
    [-6, 34, 74, 196, 236, 276, 312],
    (x) => `<path fill="#ffcf7d" d="M${x} 90h22v34h-22z
  M${x} 142h22v34h-22z"/><path stroke="#12282c" stroke-width="2.5"
  d="M${x + 11} 90v86M${x} 106h22M${x} 158h22"/>`,
  )}
  <path fill="#ffdf9f" d="M122 190v-58a18 18 0 0 1 36 0v58zM127 74a13 13 0 0 1 26 0v20h-26z"/></g>`;

const view = `<svg width="1110" height="760" viewBox="0 0 1110 760" style="position:absolute;inset:0">
  <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#26486b"/><stop offset=".34"
  stop-color="#7d8fa5"/>
    <stop offset=".56" stop-color="#f0b489"/><stop offset=".74" stop-color="#fbd9ae"/></linearGradient>
  <linearGradient id="mist" x2="0" y2="1"><stop stop-color="#ffe6c8" stop-opacity="0"/><stop offset="1"
  stop-color="#ffe6c8" stop-opacity=".85"/></linearGradient>
  <radialGradient id="sun"><stop stop-color="#fff3d2"/><stop offset=".2" stop-color="#ffdf9c"
  stop-opacity=".9"/><stop offset="1" stop-color="#ffca82" stop-opacity="0"/></radialGradient></defs>
  <path fill="url(#sky)" d="M0 0h1110v760H0z"/><circle cx="590" cy="338" r="240" fill="url(#sun)"/>
  <path fill="#a58f95" d="${range(352, 30, 118, 1.2)}"/><path fill="url(#mist)" d="M0 300h1110v190H0z"/>
  <path fill="#71747f" d="${range(424, 26, 96, 3.4)}"/><path fill="url(#mist)" d="M0 380h1110v200H0z"
  opacity=".7"/>
  <path fill="#3f5a62" d="${range(494, 22, 140, 5.1)}"/><path fill="url(#mist)" d="M0 440h1110v240H0z"
  opacity=".5"/>
  ${house}
  <path fill="#16302f" d="M0 640C180 560 300 600 470 590S760 500 1110 520V760H0z"/>
  ${each([640, 672, 1076, 1104, 1046], (x, index) => deodar(x, 560 - index * 4, 130 + ((index * 37) % 60), '#173633'))}
  ${each([20, 74, 120, 176, 560, 604], (x, index) => deodar(x, 670 - index * 8, 190 + ((index * 53) % 90), '#0f2626'))}
  <path fill="#0d2021" d="M0 690C240 640 520 690 1110 610V760H0z"/></svg>`;

const field = (label: string, value: string) =>
  `<div style="padding-right:26px;margin-right:26px;border-right:1.5px solid #e6dccf">
  <p style="font-size:19px;color:#7b6f62">${label}</p>
  <p style="margin-top:4px;font-size:27px;font-weight:600;white-space:nowrap">${value}</p></div>`;

export const deodarRidge = () =>
  cover(
    'linear-gradient(150deg, #f3c9a0, #e39a6c)',
    `.page { font-family: "DM Sans Variable"; color: #17302f; } h1 { font: 500 86px/1 "Fraunces Variable";
    letter-spacing: -.025em; }`,
    browser(
      { left: 96, top: 92, width: 1162, height: 800 },
      { address: 'deodarridge.example', bar: '#fdf6ec', ink: '#5a4636', shadow: '0 50px 110px #7a3c1699' },
      `<div class="page">${view}
      <div style="position:absolute;left:52px;right:88px;top:36px;display:flex;align-items:center;gap:38px;
      color:#fff;font-size:22px">
        <b style="display:flex;align-items:center;gap:14px;font:600 31px 'Fraunces Variable'">
        <svg width="30" height="38" viewBox="0 0 30 38" fill="#fff">
        <path d="M15 0 23 14h-4l7 11h-5l9 13H0l9-13H4l7-11H7z"/></svg>Deodar Ridge</b>
        <span style="margin-left:auto">Rooms</span><span>Dining</span><span>Walks</span>
        <span style="display:flex;gap:10px;align-items:center">${icon('phone', 22)} 0135 555 0142</span></div>
      <div style="position:absolute;left:52px;top:124px;color:#fff"><h1>Wake up above<br>the mist</h1>
        <p style="margin-top:20px;font-size:25px;line-height:1.4;
        text-shadow:0 1px 14px #26486b99">42 rooms on the old Mall Road ridge,<br>Mussoorie, at 2,010 metres.</p></div>
      <div style="position:absolute;left:52px;top:474px;width:1014px;padding:24px 24px 24px 32px;
      border-radius:20px;background:#fffaf2;display:flex;align-items:center;box-shadow:0 24px 60px #0a1c1d88">
        ${field('Check in', 'Fri 27 Nov')}${field('Check out', 'Sun 29 Nov')}
        <div><p style="font-size:19px;color:#7b6f62">Valley room, breakfast</p>
        <p style="margin-top:2px;font-size:31px;font-weight:700;
        white-space:nowrap">₹ 8,400 <s style="font-size:22px;font-weight:400;
        color:#a3968a">₹ 9,550</s></p></div>
        <span style="margin-left:auto;padding:24px 32px;border-radius:14px;background:#c8552b;color:#fff;
        font-size:26px;font-weight:650;white-space:nowrap">Book direct</span></div>
      <p style="position:absolute;left:84px;top:606px;display:flex;gap:12px;align-items:center;
      font-size:22px;color:#ffe9cf">${icon('check', 26, '#ffc98e', 2.4)}Best rate is always here. Free cancellation till 24 Nov.</p></div>`,
    ),
  );
