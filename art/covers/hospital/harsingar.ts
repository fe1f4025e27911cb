import { browser } from '../kit/browser.ts';
import { avatar, cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';

interface Case {
  from: number;
  hours: number;
  title: string;
  who: string;
  tone: 'done' | 'now' | 'next' | 'urgent' | 'clean';
}

const theatres: readonly [string, readonly Case[]][] = [
  [
    'OT 1',
    [
      { from: 8, hours: 2.5, title: 'Knee replacement', who: 'Dr Ahluwalia', tone: 'done' },
      { from: 10.5, hours: 0.5, title: '', who: '', tone: 'clean' },
      { from: 11, hours: 2.5, title: 'Hip, left', who: 'Dr Ahluwalia', tone: 'now' },
      { from: 14, hours: 1.5, title: 'Arthroscopy', who: 'Dr Soni', tone: 'next' },
    ],
  ],
  [
    'OT 2',
    [
      { from: 8.5, hours: 1.5, title: 'Gall bladder', who: 'Dr Rizvi', tone: 'done' },
      { from: 10, hours: 0.5, title: '', who: '', tone: 'clean' },
      { from: 10.5, hours: 1.5, title: 'Hernia', who: 'Dr Rizvi', tone: 'done' },
      { from: 12.5, hours: 2.5, title: 'Thyroid', who: 'Dr Kohli', tone: 'next' },
    ],
  ],
  [
    'OT 3',
    [
      { from: 9, hours: 1.5, title: 'C-section', who: 'Dr Nanda', tone: 'done' },
      { from: 11.5, hours: 1.5, title: 'C-section', who: 'Urgent, Dr Nanda', tone: 'urgent' },
      { from: 13.5, hours: 2, title: 'Hysterectomy', who: 'Dr Bawa', tone: 'next' },
    ],
  ],
];

const looks: Record<Case['tone'], string> = {
  done: 'background:#dbe7f3;color:#55708d',
  now: 'background:#1669c7;color:#fff',
  next: 'background:#fff;color:#123;box-shadow:inset 0 0 0 2.500px #9dc1e8',
  urgent: 'background:#ff6b57;color:#fff',
  clean: 'background:repeating-linear-gradient(135deg,#e9eef4 0 6px,#fff 6px 12px)',
};

const HOUR = 112;
const block = ({ from, hours, title, who, tone }: Case) =>
  `<div style="position:absolute;z-index:1;left:${(from - 8) * HOUR + 3}px;width:${hours * HOUR - 6}px;
    top:9px;bottom:9px;border-radius:14px;padding:12px 14px;overflow:hidden;
      white-space:nowrap;${looks[tone]}"><div style="font-size:20px;font-weight:700;
        letter-spacing:-.015em">${title}</div><div style="font-size:17px;opacity:.85;
          margin-top:2px">${who}</div></div>`;

const wards: readonly [string, string][] = [
  ['ICU', 'fffffffcffre'],
  ['Ward A', 'ffrffeffffcfffeffr'],
  ['Ward B', 'fefffcffrfffffefff'],
];
const bedTone: Record<string, string> = {
  f: '#1669c7',
  e: '#fff;box-shadow:inset 0 0 0 2.5px #9dc1e8',
  c: '#ffc857',
  r: '#35b27c',
};

const beds = ([name, states]: (typeof wards)[number]) =>
  `<div style="display:flex;align-items:center;margin-top:12px"><span style="width:92px;font-size:20px;
    font-weight:650">${name}</span><div style="display:flex;gap:7px">${each(
      [...states],
      (state) => `<i
    style="width:33px;height:40px;border-radius:9px;background:${bedTone[state]}"></i>`,
    )}</div></div>`;

const legend = (tone: string, label: string) =>
  `<span style="display:flex;align-items:center;gap:8px"><i style="width:18px;height:18px;border-radius:5px;
    background:${tone}"></i>${label}</span>`;

export const harsingar = () =>
  cover(
    '#ff7f6b',
    'body{font-family:"DM Sans Variable";color:#11263d}',
    `<svg width="1200" height="800" style="position:absolute" fill="#ff9585"><path
      d="M930-60h150v150h150v150h-150v150H930V240H780V90h150zM20
      560h110v110h110v110H130v110H20V780H-90V670H20z"/></svg>
    ${browser(
      { left: 56, top: 58, width: 1180, height: 820 },
      { address: 'planner.harsingar.example/ot/today', bar: '#dde7f1', ink: '#5b7088', field: '#fff' },
      `<div style="background:#f5f9fd;height:100%;padding:24px 32px 0">
      <div style="display:flex;align-items:center;gap:14px"><svg width="48" height="48" viewBox="0 0 48 48">
      <rect width="48" height="48" rx="15" fill="#1669c7"/><path d="M24 38C8 27 10 14 18 13q4 0 6 5 2-5 6-5c8
      1 10 14-6 25z" fill="#fff"/><path d="M12 25h8l3-6 4 10 3-4h6" fill="none" stroke="#ff7f6b"
        stroke-width="3"/></svg>
        <span style="font-size:38px;font-weight:750;letter-spacing:-.04em">Theatres today</span><span
        style="font-size:20px;color:#5b7088;margin-left:8px">Tue, 17 March</span>
        <span style="margin-left:auto;margin-right:36px;display:flex;
        align-items:center">${avatar('SK', '#f2b544', 48, { ink: '#3b2600', letters: 18 })}<span
          style="margin-left:-12px">${avatar('RN', '#35b27c', 48, { letters: 18 })}</span><span
          style="margin-left:-12px">${avatar('+6', '#11263d', 48, { letters: 18 })}</span></span></div>
      <div style="background:#fff;border-radius:22px;margin-top:20px;padding:0 0 6px 96px;position:relative;
      height:372px;overflow:hidden">
        <div style="display:flex;height:50px;align-items:center;font-size:18px;
        color:#5b7088">${each(
          [8, 9, 10, 11, 12, 1, 2, 3, 4],
          (hour, i) => `<span style="width:${HOUR}px;
        flex:none">${hour}${i < 4 ? ' am' : ' pm'}</span>`,
        )}</div>
        ${each(
          theatres,
          ([name, cases]) => `<div style="position:relative;height:104px;border-top:1.5px solid
          #e4ecf4"><b style="position:absolute;left:-72px;top:36px;
            font-size:22px">${name}</b>${each(cases, block)}</div>`,
        )}
        <div style="position:absolute;left:${96 + 4.1 * HOUR}px;top:42px;bottom:0;width:3px;
        background:#11263d"><span style="position:absolute;top:-36px;left:-40px;width:82px;height:34px;
        border-radius:18px;background:#11263d;color:#fff;display:grid;place-items:center;font-size:18px;
        font-weight:650">12:06</span></div></div>
      <div style="display:flex;gap:20px;margin-top:18px"><div style="flex:1;background:#fff;
      border-radius:22px;padding:18px 24px 26px"><div style="display:flex;align-items:center;gap:22px;
      font-size:18px;color:#5b7088"><b style="font-size:25px;color:#11263d;
      letter-spacing:-.02em">Beds</b>${legend('#1669c7', 'Taken')}${legend('#35b27c', 'Leaving')}${legend('#ffc857', 'Cleaning')}</div>${each(wards, beds)}</div>
        <div style="width:270px;margin-right:36px;background:#11263d;color:#fff;border-radius:22px;
        padding:20px 24px"><div style="display:flex;gap:10px;align-items:center;font-size:20px;
        color:#a9c1da">${icon('bed-bold', 26)}Free by 4 pm</div><div style="font-size:84px;font-weight:750;
        letter-spacing:-.05em;line-height:1.05">9</div><div style="font-size:20px;
          color:#a9c1da">5 now, 4 leaving</div></div></div></div>`,
    )}`,
  );
