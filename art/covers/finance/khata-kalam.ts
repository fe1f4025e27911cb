import { browser } from '../kit/browser.ts';
import { avatar, cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { phone } from '../kit/phone.ts';

const GREEN = '#2f5d2c';
const dues: Record<number, readonly [string, string]> = {
  7: ['TDS', 'done'],
  11: ['GSTR-1', 'done'],
  15: ['PF, ESI', 'now'],
  20: ['GSTR-3B', 'due'],
  30: ['26Q', 'due'],
  31: ['ITR', 'big'],
};
const look: Record<string, string> = {
  done: 'background:#dfeccf;color:#2f5d2c',
  now: 'background:#ffd88a;color:#5c3b00',
  due: 'background:#f4ede0;color:#5b4a34;box-shadow:inset 0 0 0 2px #dccdb4',
  big: 'background:#c6432d;color:#fff',
};

/** July 2026 begins on a Wednesday. */
const cells = Array.from({ length: 35 }, (_, i) => i - 1);

const cell = (day: number) => {
  const due = dues[day];
  const shown = day >= 1 && day <= 31;
  return `<div style="height:99px;border-top:2px solid #e9e5d8;padding:9px 6px;font-size:21px;font-weight:600;
    color:${shown ? '#2a2f22' : '#c9c6b8'}">
    ${
      day === 14
        ? `<span style="display:inline-grid;place-items:center;width:36px;height:36px;margin:-4px 0 0
      -4px;border-radius:50%;background:#2a2f22;color:#fff">14</span>`
        : `<span
        style="padding-left:5px">${shown ? day : day < 1 ? 30 + day : day - 31}</span>`
    }
    ${
      due
        ? `<div style="margin-top:9px;border-radius:10px;padding:9px 4px;font-size:18px;font-weight:700;
      text-align:center;letter-spacing:-.02em;${look[due[1]]}">${due[0]}</div>`
        : ''
    }</div>`;
};

const fact = (label: string, sum: string, strong = false) =>
  `<div style="display:flex;justify-content:space-between;padding:13px 0;border-bottom:2px solid #ece8dc;
    font-size:20px;${strong ? 'font-weight:750' : 'color:#5f6554'}"><span>${label}</span><span
    style="color:#2a2f22;font-weight:650">₹ ${sum}</span></div>`;

const approve = `<div style="padding:66px 26px 0;color:#2a2f22">
  <div style="display:flex;gap:12px;align-items:center">${avatar('PM', GREEN, 52, { letters: 20 })}<div
    style="font-size:19px;color:#5f6554;line-height:1.25"><b style="color:#2a2f22">Pooja Mittal, CA</b>
    <br>asks for your yes</div></div>
  <div style="font-size:40px;font-weight:750;letter-spacing:-.035em;line-height:1.05;margin:22px 0
    6px">GSTR-3B<br>for June</div>
  <div style="font-size:20px;color:#a8341f;font-weight:650;margin-bottom:14px">6 days left</div>
  ${fact('Output tax', '3,42,910')}${fact('Input credit', '1,58,590')}
  <div style="margin:20px 0 4px;font-size:20px;color:#5f6554">To pay in cash</div><div style="font-size:52px;
    font-weight:750;letter-spacing:-.045em;line-height:1">₹ 1,84,320</div>
  <div style="height:72px;border-radius:20px;background:${GREEN};color:#fff;display:flex;gap:10px;
    align-items:center;justify-content:center;font-size:23px;font-weight:700;
      margin-top:24px">${icon('check-bold', 26, '#fff', 3)}Approve filing</div>
  <div style="text-align:center;font-size:20px;font-weight:600;color:#5f6554;
    margin-top:16px">Ask a question</div></div>`;

export const khataKalam = () =>
  cover(
    '#d5e3b5',
    'body{font-family:"DM Sans Variable";color:#2a2f22}',
    `<svg width="1200" height="800" style="position:absolute" fill="none" stroke="#bfd196"
      stroke-width="3">${each(
        Array.from({ length: 22 }),
        (_, i) => `<path d="M0
      ${20 + i * 38}h1200"/>`,
      )}<path d="M1100 0v800M1112 0v800" stroke="#d98a76"/></svg>
    ${browser(
      { left: 36, top: 44, width: 826, height: 820 },
      { address: 'clients.khatakalam.example', bar: '#ebe7da', field: '#faf8f1', ink: '#7b7b6a' },
      `<div style="background:#fdfcf6;height:100%;padding:22px 28px">
      <div style="display:flex;align-items:center;gap:14px;margin-bottom:14px"><svg width="46" height="46"
      viewBox="0 0 46 46"><rect x="5" y="3" width="32" height="40" rx="5" fill="${GREEN}"/><path d="M12 3v40"
        stroke="#fdfcf6" stroke-width="2.5"/><path d="M42 8 24 30l-3 8 7-4L45 12z" fill="#c6432d"
        stroke="#fdfcf6" stroke-width="2"/></svg>
        <span style="font-size:29px;font-weight:750;letter-spacing:-.035em">Khata Kalam</span><span
        style="margin-left:20px;font-size:19px;color:#7b7b6a">Arora Hardware, Jaipur</span></div>
      <div style="display:flex;align-items:center;margin-bottom:12px;gap:12px"><span style="font-size:46px;
      font-weight:750;letter-spacing:-.04em">July 2026</span>
        <span style="margin-left:14px;font-size:19px;font-weight:650;border-radius:24px;padding:9px 18px;
        background:#dfeccf;color:${GREEN}">2 filed</span><span style="font-size:19px;font-weight:650;
        border-radius:24px;padding:9px 18px;background:#ffd88a;color:#5c3b00">1 tomorrow</span></div>
      <div style="display:grid;grid-template-columns:repeat(7,1fr);gap:0
      8px">${each(
        ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
        (day) => `<div style="font-size:18px;
        color:#7b7b6a;padding:0 0 8px 10px">${day}</div>`,
      )}${each(cells, cell)}</div></div>`,
    )}
    ${phone(
      { left: 806, top: 92, width: 392, height: 800 },
      { make: 'slim', back: '#fff', status: { time: '6:40', ink: '#2a2f22' } },
      approve,
    )}`,
  );
