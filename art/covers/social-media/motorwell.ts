import { browser } from '../kit/browser.ts';
import { curve, spread } from '../kit/chart.ts';
import { avatar, cover, each } from '../kit/cover.ts';
import { icon, stars } from '../kit/icon.ts';

const GOLD = '#ffc234';
const DIM = '#3a3f47';

const REVIEWS: readonly (readonly [string, string, string, number, string, string, boolean])[] = [
  [
    'VS',
    '#5b7cfa',
    'Vivek Suri',
    2,
    'Car was promised at 5, got it at 8. Nobody called.',
    'Sohna Road, 12 min ago',
    true,
  ],
  [
    'PM',
    '#1fa97a',
    'Poonam Mittal',
    5,
    'Showed me the old brake pads. Bill as quoted.',
    'Sector 14, 40 min ago',
    false,
  ],
  ['HA', '#c05bd6', 'Harsh Ahuja', 3, 'Good work, but the wash was careless.', 'Udyog Vihar, 2 h ago', false],
  ['TN', '#e08a2c', 'Tariq Naqvi', 5, 'AC cooling is like new.', 'Golf Course Road, 3 h ago', false],
];

const review = ([initials, colour, name, lit, words, place, open]: (typeof REVIEWS)[number]) =>
  `<div style="display:flex;gap:18px;padding:20px 22px;
  border-radius:18px;${open ? 'background:#2b2226;box-shadow:0 0 0 2.5px #ff3b4e inset' : ''}">${avatar(initials, colour, 56)}
  <div><p style="display:flex;gap:14px;align-items:center;font-size:24px;font-weight:650;
  white-space:nowrap">${name}${stars(lit, 23, GOLD, DIM)}</p><p style="margin-top:5px;font-size:23px;
  line-height:1.3;color:#dfe2e6">${words}</p><p style="margin-top:5px;font-size:19px;
  color:#8d949e">${place}</p></div></div>`;

const RATING = [3.6, 3.6, 3.7, 3.8, 3.8, 4.0, 4.1, 4.2, 4.3, 4.4, 4.4, 4.5];
const trend = curve(spread(RATING, 300, 80, 3.4, 4.6));

export const motorwell = () =>
  cover(
    'linear-gradient(150deg, #ff3145, #b80a20)',
    `.app { display: grid; grid-template-columns: 560px 1fr; height: 100%;
    font-family: "Plus Jakarta Sans Variable"; color: #fff; background: #15181c; word-spacing: .07em; }`,
    `<svg width="1200" height="800" style="position:absolute" fill="none" stroke="#fff"
    stroke-opacity=".14"><circle cx="1120" cy="60" r="250" stroke-width="90"/><circle cx="1120" cy="60"
    r="110" stroke-width="26"/>${each([0, 36, 72, 108, 144, 180, 216, 252, 288, 324], (a) => `<path stroke-width="22" d="M1120 -50v-90" transform="rotate(${a} 1120 60)"/>`)}</svg>
    ${browser(
      { left: 64, top: 84, width: 1180, height: 820 },
      {
        address: 'reviews.motorwell.example',
        bar: '#22262c',
        ink: '#dfe2e6',
        shadow: '0 50px 110px #4d0008cc',
      },
      `<div class="app"><div style="padding:24px 20px;border-right:2px solid #262b32">
      <div style="display:flex;align-items:center;justify-content:space-between;padding:0 14px 16px">
      <h1 style="font-size:42px;font-weight:750;
      letter-spacing:-.035em">Reviews</h1><span style="padding:8px 20px;border-radius:99px;
      background:#ff3b4e;font-size:22px;font-weight:700">6 to answer</span></div>${each(REVIEWS, review)}</div>
      <div style="padding:30px 34px;width:560px"><div style="display:flex;align-items:flex-end;gap:30px">
      <div><p style="font-size:22px;color:#8d949e;white-space:nowrap">14 workshops, 12 months</p>
      <p style="display:flex;align-items:center;gap:12px;font-size:92px;font-weight:800;
      letter-spacing:-.05em;line-height:1">4.5${icon('star', 58, 'none', 0, GOLD)}</p></div>
      <svg width="240" height="90" style="margin-left:auto" viewBox="-6 -10 312 112" fill="none">
      <path d="${trend}V90H0Z" fill="#ffc234" fill-opacity=".14"/><path d="${trend}" stroke="#ffc234"
      stroke-width="5" stroke-linecap="round"/><text x="0" y="40" fill="#8d949e" font-size="24"
      font-family="Plus Jakarta Sans Variable">from 3.6</text></svg></div>
      <div style="margin-top:26px;padding:26px 28px;border-radius:22px;background:#fff;color:#15181c">
      <p style="font-size:22px;color:#6b727c;font-weight:600">Reply to Vivek Suri</p>
      <p style="margin-top:12px;font-size:26px;line-height:1.42;
      font-weight:500">Vivek ji, three hours late without a call is our fault. The alternator part came at 6:40. Your next service wash is on us. Ask for Anil.<span style="display:inline-block;width:3px;height:28px;margin-left:3px;vertical-align:-5px;background:#ff3145"></span></p>
      <div style="display:flex;align-items:center;gap:16px;margin-top:24px"><span style="display:flex;
      gap:12px;padding:18px 30px;border-radius:14px;background:#d8132a;color:#fff;font-size:25px;
      font-weight:700">${icon('send', 28, '#fff', 2)}Post reply</span><span style="font-size:22px;
      color:#6b727c">Due in 48 min</span></div></div>
      <div style="display:flex;gap:18px;margin-top:22px;font-size:22px;color:#8d949e"><p style="flex:1;
      padding:20px 24px;border-radius:18px;background:#1e2228">Median reply<b style="display:block;
      font-size:38px;color:#fff">38 min</b></p><p style="flex:1;padding:20px 24px;border-radius:18px;
      background:#1e2228">Answered<b style="display:block;font-size:38px;
      color:#fff">99.2%</b></p></div></div></div>`,
    )}`,
  );
