import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { phone } from '../kit/phone.ts';

const WINE = '#571230';
const strands = each(
  Array.from({ length: 15 }, (_, i) => i),
  (i) =>
    `<path d="M${1010 + i * 13} -40C${1120 - i * 6} ${190 + i * 9} ${760 + i * 22} ${330 + i * 4}
      ${880 + i * 17} ${560 + i * 3}S${1170 + i * 6} 700 ${1010 + i * 20} 880"
        stroke="${['#571230', '#7b2142', '#a1434f', '#3f0a21'][i % 4]}" stroke-width="${9 + (i % 3) * 4}"/>
    <path d="M${-60 + i * 12} -40C${60 + i * 10} ${160 + i * 8} ${210 - i * 9} ${300 + i * 6} ${90 + i * 12}
    ${520 + i * 4}S${-120 + i * 10} 720 ${40 + i * 12} 880"
      stroke="${['#7b2142', '#571230', '#3f0a21', '#b55a5e'][i % 4]}" stroke-width="${8 + (i % 3) * 4}"/>`,
);

/** A stylist's face: skin, hair and the shape of the hair behind and before the face. */
const face = (skin: string, hair: string, behind: string, fringe: string, cloth: string) =>
  `<svg width="104" height="104" viewBox="0 0 100 100"><clipPath id="c"><circle cx="50" cy="50" r="50"/>
    </clipPath><g clip-path="url(#c)"><rect width="100" height="100" fill="#f3d9cb"/>
  <path d="${behind}" fill="${hair}"/><path d="M22 104q2-24 20-27V66h16v11q18 3 20 27z" fill="${skin}"/><path
    d="M18 104q3-24 22-26 10 10 20 0 19 2 22 26z" fill="${cloth}"/>
  <path d="M31 42q0-24 19-24t19 24-19 32-19-32z" fill="${skin}"/><path d="${fringe}" fill="${hair}"/>
  <g fill="none" stroke="#3a1a16" stroke-width="2" stroke-linecap="round"><path d="M37 44q4-3 8 0M55 44q4-3 8
    0M50 47v8l-3 1M44 62q6 4 12 0"/></g></g></svg>`;

const stylists: readonly [string, string, string][] = [
  [
    'Meher',
    '4.9',
    face(
      '#d99e78',
      '#2a1013',
      'M24 48q-4-36 26-38t26 38l4 40H20z',
      'M30 44q2-26 22-28 18 2 18 28-8-14-20-18-8 12-20 18z',
      '#571230',
    ),
  ],
  [
    'Kabir',
    '4.8',
    face(
      '#c98f66',
      '#1f1412',
      'M28 40q0-28 22-28t22 28z',
      'M30 40q-2-24 20-26 20 0 20 24-6-10-14-12-12 8-26 14z',
      '#31403f',
    ),
  ],
  [
    'Tanvi',
    '4.7',
    face(
      '#e6b48f',
      '#6b2e1a',
      'M22 60q-2-50 28-50t28 50l-8 4H30z',
      'M30 46q0-26 20-30 20 4 20 30-4-16-20-20-14 4-20 20z',
      '#b8743f',
    ),
  ],
];

const days: readonly [string, string][] = [
  ['Thu', '19'],
  ['Fri', '20'],
  ['Sat', '21'],
  ['Sun', '22'],
  ['Mon', '23'],
];
const slots: readonly [string, string][] = [
  ['10:30', 'gone'],
  ['11:15', 'free'],
  ['12:45', 'free'],
  ['3:30', 'mine'],
  ['4:15', 'free'],
  ['6:00', 'gone'],
];

const slotLook: Record<string, string> = {
  gone: 'color:#c9b3a9;text-decoration:line-through;border-color:#f0e2da',
  free: 'border-color:#dcc3b6',
  mine: `background:${WINE};color:#fff;border-color:${WINE}`,
};

const screen = `<div style="padding:70px 30px 0;color:${WINE}">
  <div style="display:flex;align-items:center;justify-content:space-between">${icon('back-bold', 30)}<span
    class="serif" style="font-size:30px;font-weight:600;
      font-style:italic">zulf</span>${icon('heart-bold', 30)}</div>
  <div class="serif" style="font-size:45px;font-weight:600;letter-spacing:-.02em;line-height:1.04;margin:16px
    0 6px">Cut and gloss</div>
  <div style="font-size:21px;color:#8d5f63">75 minutes, Sector 49</div>
  <div style="display:flex;gap:14px;margin:18px 0 18px">${each(
    stylists,
    (
      [name, score, picture],
      i,
    ) => `<div style="flex:1;text-align:center;border-radius:26px;padding:14px 0 14px;
      background:${i === 0 ? '#fff' : 'transparent'};
      box-shadow:${i === 0 ? `inset 0 0 0 3px ${WINE}` : 'inset 0 0 0 2px #ecd6ca'}"><div style="display:flex;
        justify-content:center">${picture}</div>
    <div style="font-size:22px;font-weight:650;margin-top:9px">${name}</div><div style="display:flex;gap:5px;
    align-items:center;justify-content:center;font-size:18px;
      color:#8d5f63">${icon('star-bold', 18, 'none', 0, '#c8873a')}${score}</div></div>`,
  )}</div>
  <div style="display:flex;justify-content:space-between">${each(
    days,
    ([day, date], i) => `<div
    style="width:74px;text-align:center;border-radius:24px;padding:13px
    0;${i === 2 ? 'background:#e39a86;color:#3f0a21' : ''}"><div style="font-size:18px;
      opacity:.75">${day}</div><div style="font-size:29px;font-weight:650">${date}</div></div>`,
  )}</div>
  <div style="display:grid;grid-template-columns:repeat(3,1fr);gap:12px;
    margin-top:16px">${each(
      slots,
      ([time, state]) => `<span style="height:56px;border-radius:18px;border:2px
      solid;display:grid;place-items:center;font-size:23px;
        font-weight:600;${slotLook[state]}">${time}</span>`,
    )}</div></div>
  <div style="position:absolute;left:0;right:0;bottom:0;background:${WINE};color:#fff;height:98px;padding:0
    32px;display:flex;align-items:center;justify-content:space-between"><span class="serif"
      style="font-size:36px;font-weight:600">₹ 2,350</span><span style="font-size:23px;font-weight:600;
      display:flex;gap:10px;align-items:center">Book Meher ${icon('right-bold', 26)}</span></div>`;

export const zulf = () =>
  cover(
    '#ecc4b3',
    'body{font-family:"DM Sans Variable"} .serif{font-family:"Playfair Display Variable";font-variant-numeric:lining-nums}',
    `<svg width="1200" height="800" style="position:absolute" fill="none"
      stroke-linecap="round">${strands}</svg>
    ${phone(
      { left: 364, top: 28, width: 474, height: 806 },
      { make: 'slim', shell: '#2a0917', back: '#fdf3ed', status: { time: '8:52', ink: WINE } },
      screen,
    )}
    <div style="position:absolute;left:806px;top:520px;width:358px;border-radius:30px;background:#fffaf6;
    padding:24px 26px;box-shadow:0 40px 70px -20px #3f0a21bb;color:${WINE}">
      <div style="display:flex;align-items:center;gap:12px;font-size:18px;color:#8d5f63"><span class="serif"
      style="width:40px;height:40px;border-radius:12px;background:${WINE};color:#fff;display:grid;
      place-items:center;font-size:24px;font-style:italic">z</span>Zulf, just now</div>
      <div class="serif" style="font-size:31px;font-weight:600;line-height:1.15;
      margin-top:14px">Saturday, 3:30 pm with Meher is yours</div></div>`,
  );
