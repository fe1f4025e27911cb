import { browser } from '../kit/browser.ts';
import { avatar, cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { phone, phoneBar } from '../kit/phone.ts';

const DAYS = ['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21'];

type Job = readonly [from: number, days: number, words: string, look: 'plan' | 'done' | 'late' | 'run'];

const LOOKS = {
  plan: 'background:#f1e2c9;color:#4a3517',
  done: 'background:#dfe8d8;color:#33512b',
  late: 'background:#c6281c;color:#fff',
  run: 'background:#1d1b18;color:#fff',
};

const MACHINES: readonly (readonly [string, string, readonly Job[]])[] = [
  [
    'Corrugator 1',
    'Fluting line',
    [
      [0, 1, 'Grease', 'done'],
      [1.6, 2, 'Roll change', 'run'],
      [4.4, 1.2, 'Glue pump', 'plan'],
    ],
  ],
  [
    'Rotary die 2',
    'Slotting',
    [
      [0.4, 1.5, 'Bearing 6310', 'late'],
      [3, 1.4, 'Anvil cover', 'plan'],
    ],
  ],
  [
    'Flexo 4 colour',
    'Printing',
    [
      [0, 0.8, 'Wash', 'done'],
      [2.2, 1.6, 'Anilox clean', 'plan'],
      [4.6, 1, 'Wash', 'plan'],
    ],
  ],
  [
    'Boiler, 3 tonne',
    'Steam',
    [
      [1, 1, 'Descale', 'done'],
      [2.8, 2.4, 'Safety valve test', 'plan'],
    ],
  ],
  [
    'Compressor B',
    'Air',
    [
      [0.6, 1.2, 'Oil, 4,000 h', 'done'],
      [3.4, 1.6, 'Belt check', 'plan'],
    ],
  ],
  [
    'Stitcher 3',
    'Finishing',
    [
      [0.5, 1.4, 'Head swap', 'done'],
      [4, 1, 'Grease', 'plan'],
    ],
  ],
];

const lane = ([name, kind, jobs]: (typeof MACHINES)[number]) =>
  `<div class="lane"><div style="width:222px"><b style="font-size:24px;font-weight:650">${name}</b>
  <p style="font-size:19px;color:#8a7f6e">${kind}</p></div>
  <div style="position:relative;flex:1">${each(
    jobs,
    ([from, days, words, look]) => `<span class="job"
  style="left:${from * 132}px;width:${days * 132 - 6}px;${LOOKS[look]}">${words}</span>`,
  )}</div></div>`;

const carton = `<svg width="52" height="52" viewBox="0 0 52 52"><path fill="#b98a4b"
  d="M26 4 48 15v24L26 50 4 39V15z"/><path fill="#d9ae70" d="M26 4 48 15 26 26 4 15z"/><path fill="#8f642c"
  d="M26 26v24L4 39V15z"/><path fill="#c6281c" d="m15 9.5 22 11v8l-5-2.5v-5L10 12z"/></svg>`;

const step = (words: string, done: boolean) =>
  `<p style="display:flex;align-items:center;gap:14px;padding:13px 0;font-size:23px;
  border-top:2px solid #efe7da"><span style="display:grid;place-items:center;flex:none;width:34px;
  height:34px;border-radius:10px;${done ? 'background:#2f7a3d' : 'box-shadow:0 0 0 2.5px #b9ad9a inset'}">${done ? icon('check', 24, '#fff', 3) : ''}</span>${words}</p>`;

export const himgiriPackaging = () =>
  cover(
    '#cda26a',
    `.app { height: 100%; padding: 26px 34px; font-family: "Work Sans Variable"; color: #1d1b18;
    background: #fffdf9; } .row { display: flex; align-items: center; justify-content: space-between; }
    .lane { display: flex; align-items: center; height: 84px; border-top: 2px solid #efe7da; }
    .lane > div:last-child { height: 56px; }
    .job { z-index: 1; position: absolute; top: 0; height: 56px; padding: 0 16px; border-radius: 12px;
    font-size: 22px; font-weight: 600; line-height: 56px; white-space: nowrap; overflow: hidden; }`,
    `<svg width="1200" height="800" style="position:absolute" stroke="#a87b40" stroke-opacity=".5"
    stroke-width="3">${each(
      Array.from({ length: 60 }, (_, i) => i * 20),
      (x) => `<path d="M${x} 0v800"/>`,
    )}<path fill="#c6281c" stroke="none" d="M0 664h1200v62H0z"/></svg>
    ${browser(
      { left: 58, top: 56, width: 1064, height: 690 },
      {
        address: 'upkeep.himgiripack.example',
        bar: '#f3ebdd',
        ink: '#4a3517',
        shadow: '0 40px 80px #5a3b0f88',
      },
      `<div class="app"><div style="display:flex;gap:40px;margin-bottom:16px"><div style="display:flex;
      gap:18px;align-items:center">${carton}<div><h1 style="font-size:40px;font-weight:700;
      letter-spacing:-.03em;line-height:1.05">Upkeep, week 47</h1></div></div>
      <div style="display:flex;gap:22px;align-items:center;font-size:22px"><span style="color:#c6281c;
      font-weight:700">1 late</span><span>14 jobs</span></div></div>
      <div style="display:flex;padding-left:222px;
      margin-bottom:8px">${each(
        DAYS,
        (day, i) => `<span style="width:132px;
      font-size:20px;${i === 2 ? 'font-weight:700;color:#c6281c' : 'color:#8a7f6e'}">${day}</span>`,
      )}</div>
      <div style="position:relative">${each(MACHINES, lane)}<i style="position:absolute;left:526px;top:0;
      bottom:0;width:3px;background:#c6281c;z-index:0"></i></div></div>`,
    )}
    ${phone(
      { left: 806, top: 168, width: 352, turn: 'rotate(4deg)' },
      {},
      `<div style="height:100%;font-family:'Work Sans Variable';color:#1d1b18;
      background:#fff">${phoneBar('11:07', '#1d1b18', 18)}
      <div style="padding:34px 24px 0"><p style="font-size:20px;color:#c6281c;
      font-weight:700">Late by 1 day</p><h2 style="margin-top:4px;font-size:36px;font-weight:700;
      letter-spacing:-.03em;line-height:1.08">Bearing 6310, Rotary die 2</h2>
      <p style="display:flex;gap:12px;align-items:center;margin:16px 0 18px;
      font-size:21px">${avatar('DK', '#8f642c', 44)}Dinesh Kumar</p>
      ${step('Lock out and tag', true)}${step('Pull old bearing', true)}${step('Fit, torque 62 Nm', false)}${step('Run 10 min, listen', false)}
      <p style="margin-top:18px;padding:19px;border-radius:14px;background:#c6281c;color:#fff;
      text-align:center;font-size:24px;font-weight:650">Done</p></div></div>`,
    )}`,
  );
