import { curve, spread } from '../kit/chart.ts';
import { avatar, cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';

const SCORES = [2, 4, 9, 17, 30, 48, 66, 82, 93, 98, 96, 88, 76, 61, 47, 35, 26, 19, 14, 10, 7, 5, 3, 2, 1];
const WIDTH = 640;
const bell = curve(spread(SCORES, WIDTH, 200, 0, 108));
const here = (247 / 300) * WIDTH;

const crowd = `<svg width="672" height="268" viewBox="-14 -34 672 268"
  font-family="Space Grotesk Variable"><defs><clipPath id="ahead">
  <path d="M${here} -40h400v280H${here}z"/></clipPath>
  <linearGradient id="below" x2="0" y2="1"><stop stop-color="#5fe3c0" stop-opacity=".5"/><stop offset="1"
  stop-color="#5fe3c0" stop-opacity=".04"/></linearGradient></defs>
  <path d="${bell}V200H0Z" fill="url(#below)"/><path d="${bell}" fill="none" stroke="#5fe3c0"
  stroke-width="4"/><path d="${bell}V200H0Z" fill="#ff7d5c" clip-path="url(#ahead)"/>
  <path d="M0 200h${WIDTH}" stroke="#2b3560"
  stroke-width="2"/>${each(
    [0, 60, 120, 180, 240, 300],
    (mark) => `<text x="${(mark / 300) * WIDTH}" y="230"
  font-size="20" fill="#8b96c2" text-anchor="middle">${mark}</text>`,
  )}
  <path d="M${here} 6v194" stroke="#fff" stroke-width="3"/><rect x="${here - 66}" y="-34" width="132"
  height="46" rx="23" fill="#fff"/><text x="${here}" y="-3" font-size="25" font-weight="700" fill="#0b1130"
  text-anchor="middle">You, 247</text></svg>`;

const TOPICS: readonly (readonly [string, number, string])[] = [
  ['Rotation', 92, '1:40'],
  ['Electrostatics', 84, '2:05'],
  ['Organic naming', 71, '1:22'],
  ['Integrals', 46, '3:48'],
  ['Probability', 33, '4:10'],
];

const topic = ([name, right, time]: (typeof TOPICS)[number]) => {
  const colour = right > 80 ? '#5fe3c0' : right > 60 ? '#ffd166' : '#ff7d5c';
  return `<div style="display:grid;grid-template-columns:196px 1fr 66px 70px;gap:18px;align-items:center;
  height:50px;font-size:24px"><span>${name}</span>
  <span style="height:18px;border-radius:9px;background:#1e2750"><i style="display:block;width:${right}%;
  height:100%;border-radius:9px;background:${colour}"></i></span><b style="text-align:right">${right}%</b><span style="color:#8b96c2;text-align:right">${time}</span></div>`;
};

const subject = (name: string, got: string, colour: string) =>
  `<div style="flex:1;padding:18px 22px;border-radius:18px;background:#161e42"><p style="font-size:22px;
  color:#8b96c2">${name}</p><b style="font-size:44px;letter-spacing:-.03em;color:${colour}">${got}</b></div>`;

/** Multiple-choice bubbles of an answer sheet, some of them filled. */
const bubbles = each(
  Array.from({ length: 150 }, (_, i) => i),
  (i) => {
    const filled = (i * 7 + ((i / 5) | 0) * 3) % 5 === i % 4;
    return `<circle cx="${30 + (i % 10) * 52}" cy="${30 + ((i / 10) | 0) * 56}" r="18"
    fill="${filled ? '#1d2a66' : 'none'}" stroke="#1d2a66" stroke-width="3"/>`;
  },
);

export const rankwell = () =>
  cover(
    'linear-gradient(120deg, #0a0f2b, #111a4a)',
    `.app { position: absolute; left: 128px; top: 66px; width: 1130px; height: 860px; padding: 34px 40px;
    border-radius: 28px; font-family: "Space Grotesk Variable"; color: #fff; background: #0f1638;
    box-shadow: 0 0 0 2px #2a3670, 0 60px 120px #000c; }
    .nav { position: absolute; left: 44px; top: 96px; display: grid; gap: 34px; } .row { display: flex;
    align-items: center; justify-content: space-between; }`,
    `<svg width="540" height="860" style="position:absolute;left:-140px;top:0;opacity:.5">${bubbles}</svg>
    <div class="app"><div class="row" style="width:984px"><div><p style="font-size:24px;
    color:#8b96c2">Rankwell, Noida. Full test 14, Sunday 1 November</p><h1 style="margin-top:4px;
    font-size:50px;font-weight:650;letter-spacing:-.035em">Where the marks went</h1></div>
    <div style="display:flex;gap:20px;align-items:center">${icon('bell', 34, '#8b96c2')}${avatar('IS', '#ff7d5c', 64, { ink: '#0b1130' })}</div></div>
    <div style="display:grid;grid-template-columns:292px 672px;gap:24px;margin-top:22px;width:1000px">
      <div><p style="font-size:24px;color:#8b96c2">Percentile</p><p style="font-size:112px;font-weight:700;
      letter-spacing:-.06em;line-height:.98">98.6</p>
      <p style="margin-top:14px;font-size:24px;
      line-height:1.4">Rank <b>31</b> of 2,214<br><span style="color:#5fe3c0">Up 46 since test 13</span></p></div>${crowd}</div>
    <div style="display:flex;gap:18px;width:984px;
    margin-top:22px">${subject('Physics', '91', '#5fe3c0')}${subject('Chemistry', '88', '#5fe3c0')}${subject('Maths', '68', '#ff7d5c')}
    <div style="flex:1.5;padding:18px 22px;border-radius:18px;background:#ff7d5c;color:#2b0d03">
    <p style="font-size:22px">Next best gain</p><b style="font-size:29px;letter-spacing:-.02em;
    line-height:1.15">Integrals, +22</b></div></div>
    <div style="width:984px;margin-top:20px">${each(TOPICS, topic)}</div></div>`,
  );
