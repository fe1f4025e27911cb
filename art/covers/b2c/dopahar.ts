import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { phone } from '../kit/phone.ts';

const GREEN = '#1f4d3a';
/** A steel bowl seen from above with food in it. */
const bowl = (cx: number, cy: number, radius: number, fill: string, top: string) =>
  `<circle cx="${cx + 4}" cy="${cy + 9}" r="${radius}" fill="#0003"/><circle cx="${cx}" cy="${cy}"
    r="${radius}" fill="url(#rim)"/><circle cx="${cx}" cy="${cy}" r="${radius - 9}" fill="#8d939a"/>
  <circle cx="${cx}" cy="${cy + 2}" r="${radius - 12}" fill="${fill}"/><g transform="translate(${cx}
    ${cy})">${top}</g>`;

const scatter = (count: number, reach: number, draw: (x: number, y: number, i: number) => string) =>
  each(
    Array.from({ length: count }, (_, i) => i),
    (i) => {
      const angle = i * 2.39996;
      const radius = reach * Math.sqrt((i + 0.5) / count);
      return draw(Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius), i);
    },
  );

const cubes = scatter(
  9,
  54,
  (x, y, i) =>
    `<rect x="${x - 15}" y="${y - 13}" width="30" height="26" rx="6" fill="${i % 3 ? '#fff6dd' : '#f7e6b6'}"
      transform="rotate(${i * 37} ${x} ${y})"/>`,
);
const leaves = scatter(
  7,
  40,
  (x, y, i) =>
    `<path d="M${x - 9} ${y}q9-11 18 0q-9 11-18 0" fill="${i % 2 ? '#3f8f3a' : '#67b04f'}"
      transform="rotate(${i * 61} ${x} ${y})"/>`,
);
const grains = scatter(
  120,
  96,
  (x, y, i) =>
    `<ellipse cx="${x}" cy="${y}" rx="10" ry="3.6"
      fill="${i % 9 === 0 ? '#f3c548' : i % 2 ? '#fffdf6' : '#efe8d6'}" transform="rotate(${i * 47} ${x}
      ${y})"/>`,
);
const peas = scatter(22, 58, (x, y, i) =>
  i % 3 === 0
    ? `<rect x="${x - 13}" y="${y - 11}" width="26" height="22" rx="7" fill="#f1c766"
      transform="rotate(${i * 29} ${x} ${y})"/>`
    : `<circle cx="${x}" cy="${y}" r="9" fill="${i % 2 ? '#6cae3e' : '#87c552'}"/>`,
);

const roti = (
  cx: number,
  cy: number,
  turn: number,
) => `<g transform="translate(${cx} ${cy}) rotate(${turn})"><path d="M0-4A118 118 0 0 1 118 114L0 114z"
  fill="#0002" transform="translate(4 8)"/>
  <path d="M0 0A114 114 0 0 1 114 114L0 114z" fill="#e9c68c"/><path d="M6 14A100 100 0 0 1 100 108L6 108z"
    fill="#f2d6a2"/>
  <g fill="#b9793a"><ellipse cx="30" cy="48" rx="9" ry="6"/><ellipse cx="62" cy="78" rx="11" ry="7"/><ellipse
    cx="24" cy="90" rx="7" ry="5"/><ellipse cx="54" cy="42" rx="5" ry="4"/><ellipse cx="84" cy="98" rx="7"
    ry="4"/></g></g>`;

const thali = (size: number) => `<svg width="${size}" height="${size}" viewBox="0 0 700 700">
  <defs><linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop
    offset=".45" stop-color="#b8bec5"/><stop offset=".7" stop-color="#f1f4f6"/><stop offset="1"
      stop-color="#868d95"/></linearGradient>
  <radialGradient id="dish"><stop offset="0" stop-color="#eef1f3"/><stop offset=".8" stop-color="#cfd5da"/>
    <stop offset="1" stop-color="#a9b0b7"/></radialGradient></defs>
  <circle cx="350" cy="350" r="342" fill="url(#rim)"/><circle cx="350" cy="350" r="322" fill="url(#dish)"/>
    <circle cx="350" cy="350" r="322" fill="none" stroke="#9097a0" stroke-width="3"/>
  <g transform="translate(360 420)"><ellipse rx="120" ry="112" fill="#f6f0e0"/>${grains}</g>
  ${roti(120, 396, -14)}${roti(164, 440, -4)}
  ${bowl(
    186,
    252,
    98,
    '#e0982a',
    `${leaves}<circle r="60" fill="none" stroke="#f4bd5a" stroke-width="4"
    opacity=".6"/>`,
  )}
  ${bowl(360, 156, 102, '#c2481d', cubes + leaves)}
  ${bowl(534, 252, 98, '#a86a24', peas)}
  ${bowl(
    560,
    446,
    72,
    '#fbfaf5',
    `<path d="M-34-6q17-16 34 0t34 0M-34 12q17-16 34 0t34 0" fill="none"
    stroke="#dfe4d4" stroke-width="5"/><circle r="5" fill="#5e8f3a" cx="14" cy="-22"/><circle r="4"
    fill="#5e8f3a" cx="-18" cy="-14"/><circle r="4" fill="#b4502a" cx="4" cy="28"/>`,
  )}
  <g transform="translate(452 574)"><path d="M-40 0a40 40 0 0 1 80 0z" fill="#c7d94b"/><path d="M-33-3a33 33 0
    0 1 66 0z" fill="#eef3b6"/><path d="M0-3V-32M0-3-24-25M0-3 24-25" stroke="#c7d94b" stroke-width="4"/></g>
      </svg>`;

const week: readonly [string, string, string, string][] = [
  ['Mon', '9', 'Kadhi, jeera aloo', 'done'],
  ['Tue', '10', 'Rajma chawal', 'done'],
  ['Wed', '11', 'Shahi paneer thali', 'today'],
  ['Thu', '12', 'Lauki kofta, dal', 'on'],
  ['Fri', '13', 'Aloo gobhi, raita', 'off'],
  ['Sat', '14', 'Chole, kulcha', 'on'],
];

const toggle = (state: string) =>
  state === 'done'
    ? icon('check-bold', 28, '#7a9b8b', 3)
    : `<span style="width:58px;height:34px;border-radius:20px;
      background:${state === 'off' ? '#d9d2bf' : '#e0641c'};padding:4px;display:flex;
      justify-content:${state === 'off' ? 'start' : 'end'}"><i style="width:26px;height:26px;
        border-radius:50%;background:#fff"></i></span>`;

const plan = `<div style="padding:66px 24px 0;color:${GREEN}"><div style="font-size:34px;font-weight:800;
  letter-spacing:-.02em">This week</div>
  <div style="font-size:19px;color:#6d7f6f;margin:2px 0 18px">18 of 24 meals left</div>
  ${each(
    week,
    ([
      day,
      date,
      dish,
      state,
    ]) => `<div style="display:flex;align-items:center;gap:16px;height:88px;padding:0 18px;border-radius:24px;
      margin-bottom:10px;background:${state === 'today' ? '#f6b21b' : '#fff'};
        opacity:${state === 'off' ? 0.66 : 1}">
    <div style="text-align:center;width:44px"><div style="font-size:17px;font-weight:700;
    opacity:.7">${day}</div><div style="font-size:27px;font-weight:800;line-height:1">${date}</div></div>
    <div style="flex:1;font-size:20px;font-weight:750;
    line-height:1.15;${state === 'off' ? 'text-decoration:line-through' : ''}">${dish}</div>${toggle(state)}</div>`,
  )}
  </div>`;

const today = `<div style="position:absolute;inset:0;background:${GREEN};color:#fff">
  <div style="padding:64px 26px 0;display:flex;justify-content:space-between;align-items:start"><div><div
    style="font-size:20px;color:#b9d3c4;font-weight:600">Wednesday lunch</div><div style="font-size:35px;
    font-weight:850;letter-spacing:-.03em;line-height:1.05;white-space:nowrap;
    margin-top:4px">Shahi paneer<br>thali</div></div>
    <span style="background:#f6b21b;color:${GREEN};font-weight:800;font-size:18px;border-radius:20px;
    padding:8px 13px;white-space:nowrap">680 kcal</span></div>
  <div style="margin:14px 0 0 24px">${thali(334)}</div>
  <div style="position:absolute;left:0;right:0;bottom:0;background:#fff8e6;color:${GREEN};border-radius:38px
    38px 0 0;padding:24px 26px 48px">
    <div style="display:flex;align-items:center;justify-content:space-between"><div><div
    style="font-size:19px;color:#6d7f6f;font-weight:600">Reaches your desk at</div><div style="font-size:50px;
    font-weight:850;letter-spacing:-.04em;line-height:1.05">12:40</div></div>
      <span style="width:66px;height:66px;border-radius:50%;background:#e0641c;display:grid;
      place-items:center">${icon('call-bold', 30, '#fff')}</span></div>
    <div style="display:flex;gap:8px;margin:14px 0 14px">${each(
      [1, 1, 1, 0],
      (done) => `<i style="flex:1;
    height:9px;border-radius:5px;background:${done ? '#e0641c' : '#eaddbb'}"></i>`,
    )}</div>
    <div style="font-size:20px;font-weight:700">Sunita is at Tower B, 2 stops away</div></div></div>`;

export const dopahar = () =>
  cover(
    '#f6b21b',
    'body{font-family:"Nunito Variable"}',
    `<div style="position:absolute;left:-250px;top:40px;filter:drop-shadow(0 40px 50px rgb(90 50 0 /
      .45))">${thali(800)}</div>
    ${phone(
      { left: 392, top: 30, width: 404, height: 800 },
      { make: 'slim', back: GREEN, status: { time: '12:21', ink: '#fff' } },
      today,
    )}
    ${phone(
      { left: 820, top: -76, width: 404, height: 840 },
      { make: 'slim', back: '#fff3d3', status: { time: '12:21', ink: GREEN } },
      plan,
    )}`,
  );
