import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { phone } from '../kit/phone.ts';

const TEAL = '#0a6b62';
interface Reading {
  name: string;
  value: string;
  unit: string;
  at: number;
  from: number;
  to: number;
  note: string;
  tone: string;
}

const readings: readonly Reading[] = [
  {
    name: 'Vitamin D',
    value: '18',
    unit: 'ng/mL',
    at: 0.16,
    from: 0.3,
    to: 0.86,
    note: 'Low',
    tone: '#d3432f',
  },
  {
    name: 'Haemoglobin',
    value: '13.2',
    unit: 'g/dL',
    at: 0.5,
    from: 0.32,
    to: 0.74,
    note: 'Normal',
    tone: '#12855f',
  },
];

const scale = (at: number, from: number, to: number, tone: string) =>
  `<div style="position:relative;height:14px;border-radius:8px;background:#e8ecea;margin-top:14px"><i
    style="position:absolute;left:${from * 100}%;width:${(to - from) * 100}%;top:0;bottom:0;border-radius:8px;
    background:#b5e3d1"></i><i style="position:absolute;left:${at * 100}%;top:-6px;width:26px;height:26px;
    margin-left:-13px;border-radius:50%;background:${tone};border:4px solid #fff;box-shadow:0 2px 6px #0004">
      </i></div>`;

const reading = ({
  name,
  value,
  unit,
  at,
  from,
  to,
  note,
  tone,
}: Reading) => `<div style="background:#fff;border-radius:26px;padding:17px 22px 22px;margin-top:13px"><div
  style="display:flex;justify-content:space-between;align-items:baseline"><span style="font-size:22px;
    font-weight:650">${name}</span><span style="font-size:19px;font-weight:700;color:${tone}">${note}</span>
    </div>
  <div style="font-size:36px;font-weight:700;letter-spacing:-.03em;margin-top:2px">${value} <span
    style="font-size:19px;font-weight:500;color:#64746f;letter-spacing:0">${unit}</span>
    </div>${scale(at, from, to, tone)}</div>`;

const trend: readonly [string, number, string][] = [
  ['Feb 25', 6.8, '6.8'],
  ['Jul', 6.5, '6.5'],
  ['Nov', 6.3, '6.3'],
  ['Mar 26', 6.1, '6.1'],
];
const trendY = (value: number) => Math.round(112 - (value - 5.6) * 64);
const points = trend.map(([, value], i) => `${32 + i * 100} ${trendY(value)}`);

const history = `<svg width="352" height="156" viewBox="0 0 374 166"><rect y="106" width="374" height="30"
  rx="8" fill="#0f7d72"/><text x="12" y="127" font-size="17" fill="#a9ded3">Normal, below 5.7</text>
  <path d="M${points.join('L')}" fill="none" stroke="#fff" stroke-width="5"
    stroke-linejoin="round"/>${each(
      trend,
      ([when, value, label], i) => `<circle cx="${32 + i * 100}"
    cy="${trendY(value)}" r="9" fill="${i === 3 ? '#ffcf5c' : '#fff'}" stroke="${TEAL}" stroke-width="4"/>
      <text x="${32 + i * 100}" y="${trendY(value) - 17}" text-anchor="middle" font-size="18"
      font-weight="650" fill="#fff">${label}</text><text x="${32 + i * 100}" y="160" text-anchor="middle"
      font-size="17" fill="#a9ded3">${when}</text>`,
    )}</svg>`;

const screen = `<div style="padding:64px 24px 0;color:#12302b"><div style="display:flex;
  justify-content:space-between;align-items:center"><div><div style="font-size:19px;
    color:#64746f">Report of 4 March</div><div style="font-size:31px;font-weight:700;
    letter-spacing:-.03em">Nirmala Devi, 52</div></div><span style="width:56px;height:56px;border-radius:20px;
      background:#fff;display:grid;place-items:center;color:${TEAL}">${icon('share-bold', 27)}</span></div>
  <div style="background:${TEAL};color:#fff;border-radius:30px;padding:20px 22px 16px;margin-top:18px"><div
    style="display:flex;justify-content:space-between;align-items:start"><div><div style="font-size:21px;
    color:#a9ded3">Sugar, 3 months</div><div style="font-size:68px;font-weight:700;letter-spacing:-.05em;
    line-height:1.02">6.1<span style="font-size:34px">%</span></div></div><span style="background:#ffcf5c;
      color:#4b3300;border-radius:22px;font-size:18px;font-weight:700;padding:8px 14px;
      white-space:nowrap">Coming down</span></div>${history}</div>
  ${each(readings, reading)}</div>`;

const rows: readonly [string, string, string, string][] = [
  ['HbA1c (HPLC)', '6.1', '%', '4.0 - 5.6'],
  ['Vitamin D, 25-OH', '18.0', 'ng/mL', '30 - 100'],
  ['Haemoglobin', '13.2', 'g/dL', '12.0 - 15.0'],
  ['TSH', '2.84', 'µIU/mL', '0.4 - 4.2'],
  ['Creatinine', '0.82', 'mg/dL', '0.5 - 1.1'],
  ['Cholesterol', '186', 'mg/dL', '< 200'],
  ['Uric acid', '5.1', 'mg/dL', '2.6 - 6.0'],
  ['Platelets', '2.41', 'lakh/µL', '1.5 - 4.1'],
];

const tube = (x: number, turn: number, cap: string, fluid: string) =>
  `<g transform="translate(${x} 40) rotate(${turn})"><rect x="0" y="40" width="64" height="330" rx="32"
    fill="#fff" opacity=".55"/><path d="M6 170h52v168a26 26 0 0 1-52 0z" fill="${fluid}"/><rect x="0" y="190"
    width="64" height="86" fill="#fff"/><g
    fill="#12302b">${each(
      [0, 8, 14, 24, 30, 42, 48, 56, 66],
      (y) => `<rect x="12" y="${198 + y}" width="40"
    height="${y % 3 ? 3 : 5}"/>`,
    )}</g><rect x="-6" y="0" width="76" height="62" rx="12" fill="${cap}"/><path
    d="M8 12v38M22 12v38M36 12v38M50 12v38" stroke="#0002" stroke-width="4"/><rect x="10" y="70" width="9"
    height="90" rx="5" fill="#fff" opacity=".8"/></g>`;

export const namuna = () =>
  cover(
    '#bfe6d8',
    'body{font-family:"Work Sans Variable"} text{font-family:"Work Sans Variable"}',
    `<div style="position:absolute;left:54px;top:70px;width:640px;height:900px;background:#fff;
      transform:rotate(-8deg);box-shadow:0 40px 70px -20px #0a4b4477;padding:44px 46px;color:#33443f">
      <div style="display:flex;align-items:center;gap:14px;border-bottom:4px solid ${TEAL};
      padding-bottom:20px"><svg width="54" height="54" viewBox="0 0 54 54"><circle cx="27" cy="27" r="27"
      fill="${TEAL}"/><path d="M27 10q15 19 15 28a15 15 0 0 1-30 0q0-9 15-28z" fill="#ffcf5c"
      transform="translate(2.7 0) scale(.9)"/></svg><span style="font-size:38px;font-weight:700;
        letter-spacing:-.03em;color:${TEAL}">Namuna Labs</span></div>
      <div style="display:flex;justify-content:space-between;font-size:18px;margin:18px 0 22px;color:#64746f">
      <span>Sample NL-260304-0418<br>Malviya Nagar, Jaipur</span></div>
      ${each(
        rows,
        ([name, value, unit, range], i) => `<div style="display:flex;font-size:20px;padding:15px 0;
        border-bottom:1.5px solid #dfe6e3;${i === 1 ? 'font-weight:700;color:#d3432f' : ''}"><span
        style="width:212px">${name}</span><span style="width:70px;font-weight:700">${value}</span><span
        style="width:110px">${unit}</span><span>${range}</span></div>`,
      )}</div>
    <svg width="330" height="520" style="position:absolute;left:958px;top:330px;overflow:visible;
    filter:drop-shadow(0 18px 18px
      #0a4b4455)">${tube(120, 18, '#7a3fa0', '#9c1c22')}${tube(20, 8, '#e0a21c', '#d9b25a')}</svg>
    ${phone(
      { left: 480, top: 34, width: 466, height: 850 },
      { make: 'slim', back: '#eef5f2', status: { time: '7:18', ink: '#12302b' } },
      screen,
    )}`,
  );
