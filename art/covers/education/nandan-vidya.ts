import { avatar, cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { phone, phoneBar } from '../kit/phone.ts';

const ROUTE = 'M70 640V520Q70 488 102 488H220Q252 488 252 456V330Q252 298 284 298H366Q398 298 398 266V190';
const AHEAD = 'M252 420V330Q252 298 284 298H366Q398 298 398 266V190';

const block = (x: number, y: number, width: number, height: number, colour = '#e7ebdf') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${colour}"/>`;

const map = `<svg width="512" height="760" viewBox="0 0 512 760" style="position:absolute;left:0;top:0">
  <path fill="#fbfaf4" d="M0 0h512v760H0z"/>
  ${block(-20, 100, 70, 160)}${block(-20, 290, 70, 170)}${block(92, 60, 138, 190, '#cfe8c6')}${block(92, 284, 138, 90)}${block(92, 400, 138, 66)}${block(-20, 510, 66, 130)}
  ${block(274, 90, 102, 180)}${block(274, 322, 102, 150)}${block(420, 60, 120, 140)}${block(420, 232, 120, 140, '#cfe8c6')}${block(420, 400, 120, 120)}${block(92, 512, 138, 120)}${block(274, 512, 102, 130)}${block(420, 552, 120, 110)}
  <path d="M470 0C440 190 520 330 486 760" stroke="#b9def0" stroke-width="30" fill="none"/>
  ${each([120, 152, 186, 218], (x) => `<circle cx="${x}" cy="${110 + (x % 60)}" r="17" fill="#a9d59b"/>`)}
  <path d="${ROUTE}" fill="none" stroke="#c7cdbf" stroke-width="16" stroke-linecap="round"/>
  <path d="${AHEAD}" fill="none" stroke="#1d4fd8" stroke-width="13" stroke-linecap="round"/>
  ${each(
    ['252 346', '340 298'],
    (at) => `<circle cx="${at.split(' ')[0]}" cy="${at.split(' ')[1]}" r="11"
  fill="#fff" stroke="#1d4fd8" stroke-width="6"/>`,
  )}
  <g transform="translate(398 176)"><path fill="#e23d3d"
  d="M0 22C26-8 36-22 36-42a36 36 0 0 0-72 0c0 20 10 34 36 64Z"/><path fill="#fff"
  d="m-18-40 18-16 18 16v20h-36z"/></g>
  <g transform="translate(252 424)"><circle r="74" fill="#ffc71f" fill-opacity=".35"/><rect x="-36" y="-50"
  width="72" height="100" rx="18" fill="#ffc71f" stroke="#15203f" stroke-width="5"/><rect x="-25" y="-38"
  width="50" height="25" rx="6" fill="#15203f"/><rect x="-25" y="-4" width="50" height="34" rx="6"
  fill="#ffe48a"/><path stroke="#15203f" stroke-width="5" stroke-linecap="round"
  d="M-36-22h-9M36-22h9"/></g></svg>`;

const card = (left: number, top: number, turn: number, html: string) =>
  `<div style="position:absolute;left:${left}px;top:${top}px;transform:rotate(${turn}deg);padding:24px 28px;
  border-radius:26px;background:#fff;box-shadow:0 26px 60px #8a6a0055;
  font-family:'Plus Jakarta Sans Variable';word-spacing:.07em;color:#15203f">${html}</div>`;

export const nandanVidya = () =>
  cover(
    '#ffc71f',
    `.scr { height: 100%; font-family: "Plus Jakarta Sans Variable"; color: #15203f; background: #fff;
    word-spacing: .07em; }`,
    `<svg width="1200" height="800" style="position:absolute">
    <path d="M-40 700C240 640 200 300 520 340S900 620 1260 380" fill="none" stroke="#f2b500"
    stroke-width="120"/><path d="M-40 700C240 640 200 300 520 340S900 620 1260 380" fill="none"
    stroke="#fff3c4" stroke-width="7" stroke-dasharray="38 30"/></svg>
    ${phone(
      { left: 336, top: 26, width: 540, turn: 'rotate(-5deg)' },
      { shell: '#15203f' },
      `<div class="scr">${map}<div style="position:absolute;
      inset:0 0 auto">${phoneBar('7:12', '#15203f', 23)}</div>
      <div style="position:absolute;left:0;right:0;top:508px;bottom:0;padding:26px 34px;
      border-radius:38px 38px 0 0;background:#fff;box-shadow:0 -16px 40px #15203f22">
      <p style="font-size:24px;color:#5b6480;font-weight:600">Bus 7 reaches your gate in</p>
      <p style="font-size:80px;font-weight:800;letter-spacing:-.045em;word-spacing:.08em;
      line-height:1.05">4 minutes</p>
      <div style="display:flex;align-items:center;gap:16px;
      margin-top:14px">${avatar('SY', '#15203f', 64)}<div><b style="font-size:25px">Satbir Yadav</b>
      <p style="font-size:21px;color:#5b6480">HR 38 AB 4107</p></div>
      <span style="margin-left:auto;display:grid;place-items:center;width:70px;height:70px;
      border-radius:50%;background:#17a55b">${icon('phone', 34, '#fff', 2.2)}</span></div></div></div>`,
    )}
    ${card(
      52,
      150,
      -5,
      `<div style="display:flex;gap:18px;align-items:center"><span style="display:grid;
    place-items:center;width:62px;height:62px;border-radius:20px;
    background:#17a55b">${icon('check', 40, '#fff', 3)}</span><div><b style="font-size:28px;
    font-weight:750">Aarav is on board</b><p style="font-size:22px;
    color:#5b6480">Class 4 B, seat 11</p></div></div>`,
    )}
    ${card(
      826,
      474,
      -5,
      `<p style="font-size:22px;color:#5b6480;
    font-weight:600">Homework today</p><b style="display:block;margin-top:4px;font-size:30px;
    font-weight:750;letter-spacing:-.02em">Maths, page 62</b><p style="margin-top:14px;padding:9px 18px;
    display:inline-block;border-radius:99px;background:#e5edff;color:#1d4fd8;font-size:22px;
    font-weight:700">Due Tuesday</p>`,
    )}
    ${card(
      858,
      120,
      -5,
      `<p style="font-size:22px;color:#5b6480;
    font-weight:600">Term fee, 2 of 4</p><b style="display:block;font-size:42px;font-weight:800;
    letter-spacing:-.03em">₹ 18,450</b><p style="font-size:22px;color:#17a55b;
    font-weight:700">Paid 6 November</p>`,
    )}`,
  );
