import { browser } from '../kit/browser.ts';
import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';

const crest = (
  size: number,
  ink: string,
  gold: string,
) => `<svg width="${size}" height="${size * 1.18}" viewBox="0 0 60 71">
  <path fill="${ink}" d="M3 3h54v34c0 17-13 26-27 33C16 63 3 54 3 37z"/><path fill="none" stroke="${gold}"
  stroke-width="2" d="M7 7h46v30c0 14-11 22-23 28C18 59 7 51 7 37z"/>
  <path fill="${gold}" d="m12 34 10-15 7 9 6-8 13 14v3H12z"/><path fill="none" stroke="${gold}"
  stroke-width="2.2" stroke-linecap="round"
  d="M14 43c5-3 9-3 16 0s11 3 16 0M19 50c4-2 7-2 11 0s8 2 11 0"/></svg>`;

const STEPS = ['Person', 'Marks', 'Choices', 'Papers', 'Fee'];

const input = (label: string, value: string, mark = '') =>
  `<div style="margin-top:20px"><p style="font-size:20px;color:#5d6780">${label}</p><p style="display:flex;
  align-items:center;justify-content:space-between;margin-top:7px;padding:0 20px;height:62px;
  border-radius:10px;border:2px solid #cfd4de;background:#fff;font-size:24px;
  font-weight:500">${value}${mark}</p></div>`;

const MERIT: readonly (readonly [string, string, string, string])[] = [
  ['1', 'Ananya Rawat', '98.40', 'Accepted'],
  ['2', 'Mohd. Faizan Ali', '98.15', 'Accepted'],
  ['3', 'Tanvi Negi', '97.90', 'Offered'],
  ['4', 'Karan Bisht', '97.85', 'Accepted'],
  ['5', 'Gurleen Kaur', '97.60', 'Offered'],
  ['6', 'Sarthak Joshi', '97.55', 'Moved up'],
  ['7', 'Ritika Chauhan', '97.20', 'Waiting'],
  ['8', 'Deepak Thapa', '97.05', 'Waiting'],
];

const PILLS: Record<string, string> = {
  Accepted: 'background:#dcefe2;color:#17603a',
  Offered: 'background:#fbe7bd;color:#6f4a00',
  'Moved up': 'background:#8b1e2d;color:#fff',
  Waiting: 'background:#e8ebf1;color:#4b556c',
};

const merit = ([rank, name, score, state]: (typeof MERIT)[number]) =>
  `<div class="line" ${state === 'Moved up' ? 'style="background:#fdf1ea;box-shadow:0 0 0 3px #8b1e2d inset"' : ''}><b style="font:600 28px 'Lora Variable';color:#8b1e2d">${rank}</b><span style="font-weight:550">${name}</span>
  <span style="font-variant-numeric:tabular-nums">${score}</span><span class="pill"
  style="${PILLS[state]}">${state}</span></div>`;

export const tonsValley = () =>
  cover(
    'linear-gradient(#e9e4d8, #d9d2c1)',
    `.page { height: 100%; font-family: "Geist Variable"; color: #14213d; background: #fdfcf9; }
    h1 { font: 600 44px/1.08 "Lora Variable"; letter-spacing: -.02em; }
    .line { display: grid; grid-template-columns: 46px 1fr 84px 122px; gap: 14px; align-items: center;
    height: 68px; padding: 0 18px; font-size: 24px; border-radius: 12px; }
    .line + .line { border-top: 1.5px solid #ebe7dd; }
    .pill { padding: 6px 0; border-radius: 99px; font-size: 19px; font-weight: 600; text-align: center; }`,
    `<svg width="1200" height="800" style="position:absolute"><path fill="#c9c4b4"
    d="M0 380 160 250 260 330 420 150 560 300 690 210 860 340 1010 190 1200 330V800H0z" opacity=".55"/>
    <path fill="#14213d" d="M0 560C300 470 460 620 760 540S1080 500 1200 520V800H0z"/></svg>
    ${browser(
      { left: 46, top: 118, width: 512, height: 780 },
      {
        address: 'apply.tonsvalley.example',
        bar: '#eae6db',
        ink: '#3b3a35',
        shadow: '0 36px 80px #14213d66',
      },
      `<div class="page" style="padding:26px 32px"><div style="display:flex;justify-content:space-between;
      font-size:20px;color:#8a90a0">${each(STEPS, (name, i) => `<span style="${i === 2 ? 'color:#8b1e2d;font-weight:650' : ''}">${name}</span>`)}</div>
      <div style="margin-top:10px;height:8px;border-radius:9px;background:#e6e2d7"><i style="display:block;
      width:56%;height:100%;border-radius:9px;background:#8b1e2d"></i></div>
      <h1 style="margin-top:28px">Choose your programmes</h1>
      ${input('First choice', 'B.Sc. Forestry, Dehradun', icon('down', 26, '#5d6780', 2))}${input('Second choice', 'B.Sc. Environmental Science', icon('down', 26, '#5d6780', 2))}
      ${input('Class 12 percentage', '97.55', icon('check', 28, '#17803f', 2.6))}
      <p style="margin-top:26px;padding:19px;border-radius:12px;background:#14213d;color:#fff;
      text-align:center;font-size:25px;font-weight:600">Save and go on</p></div>`,
    )}
    ${browser(
      { left: 502, top: 62, width: 642, height: 860 },
      {
        address: 'tonsvalley.example/merit',
        bar: '#f1ede3',
        ink: '#3b3a35',
        shadow: '0 44px 100px #0a132a99',
      },
      `<div class="page" style="padding:28px 28px"><div style="display:flex;gap:22px;align-items:center;
      padding:0 10px 22px">${crest(76, '#14213d', '#d9b45b')}<div><p style="font-size:22px;
      color:#5d6780">Tons Valley University</p><h1>Merit list, round 2</h1></div></div>
      ${each(MERIT, merit)}</div>`,
    )}`,
  );
