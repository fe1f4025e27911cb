import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { phone, phoneBar } from '../kit/phone.ts';

const SERVICES: readonly (readonly [string, string, string, string, string])[] = [
  [
    'Haircut and wash',
    '45 min',
    '₹ 650',
    '#f7c9b6',
    `<path d="M20 12 44 46M44 12 20 46"/><circle cx="16" cy="52" r="7"/><circle cx="48" cy="52" r="7"/>`,
  ],
  [
    'Beard trim',
    '20 min',
    '₹ 250',
    '#d5e3d8',
    '<path d="M24 8h16v14H24zM20 22h24l-4 36H24zM26 8V4M32 8V4M38 8V4"/>',
  ],
  [
    'Root colour',
    '90 min',
    '₹ 1,900',
    '#f6dc9d',
    '<path d="M14 14h28v14H14zM42 21h8v12H30v8M26 41h8v17h-8z"/>',
  ],
  [
    'Head massage',
    '30 min',
    '₹ 500',
    '#cfdcee',
    '<path d="M32 6c10 14 16 20 16 30a16 16 0 0 1-32 0C16 26 22 20 32 6ZM26 40q6 6 12 0"/>',
  ],
];

const service = ([name, time, price, ground, drawing]: (typeof SERVICES)[number], index: number) =>
  `<div style="display:flex;align-items:center;gap:16px;padding:14px;
  border-radius:22px;${index === 0 ? 'background:#1b1512;color:#fff' : 'background:#fff'}"><svg width="72"
  height="72" viewBox="-12 -10 88 84" style="flex:none;border-radius:16px;background:${ground}" fill="none"
  stroke="#1b1512" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>
  <div style="flex:1"><p style="font-size:23px;font-weight:650;white-space:nowrap">${name}</p>
  <p style="font-size:20px;opacity:.65">${time}, ${price}</p></div></div>`;

const DAYS = [
  ['Wed', '18'],
  ['Thu', '19'],
  ['Fri', '20'],
  ['Sat', '21'],
];
const SLOTS = [
  '10:00',
  '10:45',
  '11:30',
  '12:15',
  '2:00',
  '2:45',
  '3:30',
  '5:00',
  '5:45',
  '6:30',
  '7:15',
  '8:00',
];
const TAKEN = new Set(['10:00', '11:30', '2:45', '5:00', '7:15']);

const slot = (time: string) => {
  const look =
    time === '5:45'
      ? 'background:#ef5a3c;color:#fff'
      : TAKEN.has(time)
        ? 'color:#c3b5ab;text-decoration:line-through'
        : 'background:#fff';
  return `<span style="display:grid;place-items:center;height:68px;border-radius:18px;font-size:25px;
  font-weight:650;${look}">${time}</span>`;
};

const ticket = `<div style="margin-top:26px;border-radius:30px;background:#fff;color:#1b1512">
  <div style="padding:26px 26px 22px"><p style="font-size:21px;color:#8c7a6e">Haircut and wash</p>
  <p style="font-size:62px;font-weight:700;letter-spacing:-.04em;word-spacing:.06em;
  line-height:1.05">5:45 pm</p><p style="margin-top:2px;font-size:24px">Friday 20 November</p></div>
  <div style="position:relative;border-top:4px dotted #f0c9b8"><i style="position:absolute;left:-15px;
  top:-17px;width:30px;height:30px;border-radius:50%;background:#ef5a3c"></i><i style="position:absolute;
  right:-15px;top:-17px;width:30px;height:30px;border-radius:50%;background:#ef5a3c"></i></div>
  <div style="padding:22px 26px 26px;font-size:22px"><p style="display:flex;
  justify-content:space-between"><span style="color:#8c7a6e">With</span><b>Rehana</b></p>
  <p style="display:flex;justify-content:space-between;
  margin-top:8px"><span style="color:#8c7a6e">At</span><b>Sector 46, Noida</b></p><p style="display:flex;
  justify-content:space-between;margin-top:8px"><span style="color:#8c7a6e">Paid now</span><b>₹ 100</b></p></div></div>`;

const head = (time: string, small: string, large: string, ink = '#1b1512') =>
  `${phoneBar(time, ink, 19)}<div style="padding:34px 26px 0;color:${ink}"><p style="font-size:21px;
  opacity:.65">${small}</p><h1 style="font-size:45px;font-weight:700;letter-spacing:-.03em;
  word-spacing:.08em;line-height:1.05">${large}</h1>`;

export const samay = () =>
  cover(
    'linear-gradient(150deg, #ffe3d6, #f9bfa6)',
    `.scr { height: 100%; font-family: "Outfit Variable"; color: #1b1512; background: #fbf1ea; }`,
    `<svg width="1200" height="800" style="position:absolute" fill="none"><circle cx="600" cy="430" r="470"
    stroke="#fff" stroke-opacity=".5" stroke-width="2"/><circle cx="600" cy="430" r="560" stroke="#fff"
    stroke-opacity=".4" stroke-width="2"/><g stroke="#ef5a3c" stroke-opacity=".55" stroke-width="4">${each(
      Array.from({ length: 60 }, (_, i) => i * 6),
      (a) => `<path d="M600 ${a % 30 ? -56 : -76}v${a % 30 ? 18 : 38}" transform="rotate(${a} 600 430)"/>`,
    )}</g></svg>
    ${phone({ left: 34, top: 150, width: 376, turn: 'rotate(-4deg)' }, {}, `<div class="scr">${head('4:02', 'Kesh Salon', 'What today?')}<div style="display:grid;gap:12px;margin-top:22px">${each(SERVICES, service)}</div></div></div>`)}
    ${phone(
      { left: 790, top: 150, width: 376, turn: 'rotate(4deg)' },
      {},
      `<div class="scr"
    style="background:#ef5a3c;color:#fff">${head('4:03', 'Booked in 40 seconds', 'See you then', '#fff')}${ticket}<p style="display:flex;gap:12px;align-items:center;justify-content:center;margin-top:18px;padding:20px;border-radius:22px;background:#1b1512;font-size:23px;font-weight:600">${icon('calendar', 28)}Add to calendar</p></div></div>`,
    )}
    ${phone(
      { left: 388, top: 44, width: 424 },
      {},
      `<div class="scr">${head('4:03', 'Rehana is free at', 'Pick a time')}<div style="display:grid;
      grid-template-columns:repeat(4,1fr);gap:10px;
      margin-top:24px">${each(
        DAYS,
        ([day, number], i) => `<span style="padding:14px 0;border-radius:20px;
      text-align:center;font-size:20px;${i === 2 ? 'background:#1b1512;color:#fff' : 'background:#fff'}">${day}<b style="display:block;font-size:34px;font-weight:700;line-height:1.1">${number}</b></span>`,
      )}</div>
      <div style="display:grid;grid-template-columns:repeat(3,1fr);gap:12px;
      margin-top:24px">${each(SLOTS, slot)}</div>
      <p style="display:flex;align-items:center;justify-content:space-between;margin-top:26px;
      padding:24px 26px;border-radius:22px;background:#1b1512;color:#fff;font-size:25px;
      font-weight:600">Fri 20, 5:45 pm ${icon('arrow', 30, '#fff', 2.2)}</p></div></div>`,
    )}`,
  );
