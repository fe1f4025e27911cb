import { harjotFigure } from '../people/harjot-singh-bhullar.ts';
import { snehaFigure } from '../people/sneha-kujur.ts';
import { box, chai, leaf, placed, scene, words } from './scene.ts';

const skyline = [
  [0, 150, 90],
  [84, 210, 70],
  [150, 120, 96],
  [250, 250, 60],
  [306, 170, 110],
  [420, 226, 80],
]
  .map(([x = 0, height = 0, width = 0]) => box([x, 470 - height, width, height], '#0a2a22'))
  .join('');

const windows = Array.from({ length: 34 }, (_, index) => {
  const x = 14 + ((index * 53) % 470);
  const y = 300 + ((index * 37) % 150);
  return box([x, y, 9, 12], index % 5 ? '#2b6a58' : '#f2a20c', 1, 'opacity=".8"');
}).join('');

const evening = `
  <linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#0c2f26"/><stop offset=".7" stop-color="#2f6b53"/><stop offset="1" stop-color="#c98a3a"/></linearGradient>
  ${box([0, 0, 1200, 864], '#07201a')}
  <clipPath id="pane"><rect x="40" y="40" width="440" height="430" rx="8"/></clipPath>
  ${box([28, 28, 464, 454], '#04130e', 12)}
  <g clip-path="url(#pane)">${box([0, 0, 520, 480], 'url(#dusk)')}<circle cx="380" cy="150" r="40" fill="#f6d9a0"/><circle cx="362" cy="140" r="36" fill="#174a3b"/>${skyline}${windows}</g>
  <path d="M260 40V470M40 250H480" stroke="#04130e" stroke-width="9"/>
  <path d="M0 0C140 90 340 90 520 16S900 80 1200 4" fill="none" stroke="#22594b" stroke-width="4"/>
  ${[80, 180, 290, 400, 520, 640, 770, 900, 1030, 1140]
    .map((x, index) => {
      const y = [40, 66, 74, 58, 16, 20, 44, 52, 38, 16][index] ?? 30;
      return `<circle cx="${x}" cy="${y + 16}" r="30" fill="#f2a20c" opacity=".14"/><circle cx="${x}" cy="${y + 14}" r="11" fill="#f8cf7a"/>`;
    })
    .join('')}`;

const DAYS = Array.from({ length: 15 }, (_, index) => index + 1);

const screen = `
  ${box([536, 104, 620, 470], '#04130e', 24)}${box([550, 118, 592, 442], '#0c2f26', 14)}
  ${leaf(578, 136, 0.66, '#7be5a3', '#0c2f26')}${words(622, 170, 'Orders', { size: 36, fill: '#eef4ef' })}
  ${box([984, 138, 130, 48], '#22a75a', 24)}<circle cx="1012" cy="162" r="8" fill="#04130e"/>${words(1030, 173, 'Live', { size: 30, fill: '#04130e' })}
  ${words(578, 256, '312', { size: 84, fill: '#7be5a3', weight: 700 })}${words(736, 252, 'in the first hour', { size: 30, fill: '#a9bdb4', weight: 500, family: 'Geist Variable' })}
  <g stroke="#17463a" stroke-width="3"><path d="M578 330H1114M578 400H1114M578 470H1114"/></g>
  <path d="M578 530H700L790 522L850 500L900 468L950 420L1000 396L1050 336L1098 296V530Z" fill="#22a75a" opacity=".28"/>
  <path d="M578 528H700L790 520L850 498L900 466L950 418L1000 394L1050 334L1098 294" fill="none" stroke="#7be5a3" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>
  <path d="M760 296V532" stroke="#f2a20c" stroke-width="4" stroke-dasharray="3 11" stroke-linecap="round"/>${words(748, 322, 'launch', { size: 26, fill: '#f2a20c', weight: 500, anchor: 'end', family: 'Geist Variable' })}
  <circle cx="1098" cy="294" r="26" fill="#7be5a3" opacity=".25"/><circle cx="1098" cy="294" r="13" fill="#fbfaf5"/>
  ${box([800, 574, 92, 60], '#04130e')}${box([740, 628, 212, 20], '#04130e', 8)}`;

const calendar = `
  <g transform="translate(850 520) rotate(3)">
    ${box([6, 10, 300, 262], '#000', 10, 'opacity=".4"')}${box([0, 0, 300, 262], '#fbfaf5', 10)}${box([0, 0, 300, 60], '#0f7a3f', 10)}${box([0, 40, 300, 20], '#0f7a3f')}
    ${words(150, 42, '15 days of support', { size: 27, fill: '#fbfaf5', anchor: 'middle' })}
    ${DAYS.map((day) => {
      const x = 18 + ((day - 1) % 5) * 54;
      const y = 76 + Math.floor((day - 1) / 5) * 58;
      return `${box([x, y, 48, 50], day === 1 ? '#f2a20c' : '#e8efe6', 8)}${words(x + 24, y + 35, String(day), { size: 26, fill: '#10201a', anchor: 'middle', weight: day === 1 ? 750 : 500 })}`;
    }).join('')}
  </g>`;

const table = `
  ${box([0, 800, 1200, 64], '#b98a52')}${box([0, 800, 1200, 10], '#d8ac74')}`;

export const launchEvening = () =>
  scene(
    evening,
    screen,
    placed(snehaFigure, -36, 268, 0.68),
    placed(harjotFigure, 300, 250, 0.7),
    table,
    calendar,
    chai(250, 712, 1),
    chai(760, 706, 1.05),
  );
