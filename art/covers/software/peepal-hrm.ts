import { avatar, cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { laptop } from '../kit/laptop.ts';
import { leafMark } from './leaf.ts';

/** A letter for each day from Monday the 2nd: present, late, half day, on leave, absent or off. */
const PEOPLE: readonly (readonly [string, string, string, string])[] = [
  ['Meenakshi Rana', 'MR', '#b4662a', 'ppppppolpppp'],
  ['Sandeep Tomar', 'ST', '#3d7ea6', 'plpppporrppp'],
  ['Farhan Qureshi', 'FQ', '#0f7a3f', 'ppppppopppph'],
  ['Lalita Devi', 'LD', '#8b3d5e', 'papplpoppppp'],
  ['Gaurav Bansal', 'GB', '#6b5b95', 'pppppporpplp'],
  ['Kiran Thakur', 'KT', '#8a6d1c', 'pphpppoppppp'],
];

const LOOK: Record<string, string> = {
  p: '#22a75a',
  l: '#f2a20c',
  h: 'linear-gradient(90deg,#22a75a 50%,#dfe8df 50%)',
  r: '#8ec5e8',
  a: '#d8453a',
  o: '#ece8dc',
};

const person = ([name, initials, colour, days]: (typeof PEOPLE)[number]) =>
  `<div class="line">${avatar(initials, colour, 46)}<span style="width:172px;font-size:22px;font-weight:550;
  white-space:nowrap">${name}</span>
  <span style="display:flex;gap:5px">${each(
    [...days],
    (day) => `<i style="width:28px;height:46px;
  border-radius:8px;background:${LOOK[day]}"></i>`,
  )}</span></div>`;

const key = (colour: string, word: string) =>
  `<span style="display:flex;align-items:center;gap:9px"><i style="width:18px;height:18px;border-radius:5px;
  background:${colour}"></i>${word}</span>`;

const pay = (name: string, value: string) =>
  `<p style="display:flex;justify-content:space-between;padding:14px 0;border-top:1.5px solid #1f4b3d;
  font-size:22px;color:#b9d0c5">${name}<b style="color:#fff;font-weight:600">${value}</b></p>`;

export const peepalHrm = () =>
  cover(
    'radial-gradient(100% 120% at 20% 10%, #d4f3de, #8fdcab)',
    `.app { display: grid; grid-template-columns: minmax(0, 1fr) 330px; height: 100%;
    font-family: "Geist Variable"; color: #10201a; background: #fbfaf5; }
    .line { display: flex; align-items: center; gap: 14px; height: 76px; border-top: 1.5px solid #ece8dc; }`,
    `<svg width="1200" height="800" style="position:absolute" fill="none" stroke="#0f7a3f"
    stroke-opacity=".22" stroke-width="3" stroke-linecap="round">
    <path d="M0 120h90l60 60v120M0 240h40l50 50v300l70 70M1200 90h-80l-50 50v90M1200 300h-30l-40 40v260l-60 60M300 0v20l40 40M860 0v30l30 30"/><g stroke="#0f7a3f" stroke-opacity=".5" stroke-width="15"><path d="M150 300h0M160 660h0M1070 230h0M1070 660h0"/></g></svg>
    ${laptop(
      { left: 66, top: 62, width: 1068, height: 668 },
      { metal: '#cfd3cf' },
      `<div class="app"><div style="padding:26px 30px"><div style="display:flex;align-items:center;
      gap:18px">${leafMark(54, '#0f7a3f', '#fbfaf5')}<div>
      <h1 style="font:600 43px/1 'Bricolage Grotesque Variable';letter-spacing:-.03em">Attendance</h1></div>
      <span style="margin-left:auto;text-align:right;font-size:22px;color:#56665f"><b style="color:#10201a;
      font-size:26px">112 of 118</b> in today</span></div>
      <div style="display:flex;gap:20px;margin:22px 0 14px;font-size:20px;
      color:#56665f">${key('#22a75a', 'In')}${key('#f2a20c', 'Late')}${key('#8ec5e8', 'Leave')}${key('#d8453a', 'Absent')}<span style="margin-left:auto">2 to 13 Nov</span></div>
      ${each(PEOPLE, person)}</div>
      <div style="padding:34px 28px;background:#07201a;color:#fff"><p style="display:flex;
      align-items:center;gap:12px;font-size:22px;
      color:#b9d0c5">${icon('wallet', 30, '#7be5a3')}Payroll, October</p>
      <p style="margin-top:12px;font:600 49px 'Bricolage Grotesque Variable';letter-spacing:-.035em;
      white-space:nowrap">₹ 41,86,450</p><p style="margin:4px 0 24px;font-size:21px;
      color:#7be5a3">118 payslips ready</p>
      ${pay('Basic pay', '₹ 36,12,800')}${pay('Overtime', '₹ 4,08,150')}${pay('Incentive', '₹ 1,65,500')}${pay('PF and ESI', '₹ 4,51,600')}
      <p style="margin-top:24px;padding:20px 0;border-radius:14px;background:#22a75a;color:#04130e;
      text-align:center;font-size:25px;font-weight:650">Pay everyone</p>
      <p style="margin-top:16px;text-align:center;font-size:20px;
      color:#b9d0c5">Bank file, 1 click, 2 approvals</p></div></div>`,
    )}`,
  );
