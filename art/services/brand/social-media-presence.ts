import { glow, hue, panel, phone, scene, svg, traces } from '../kit/parts.ts';

const pot = (tone: string) =>
  `<path d="M42 84h46l-6 36H48z" fill="${tone}"/><path d="M38 76h54v10H38z" fill="${tone}"/>`;
const stem = (d: string, tone: string) => `<path d="${d}" stroke="${tone}" stroke-width="5"/>`;

/** Nine posts of a plant nursery. */
const posts: readonly [string, string][] = [
  [
    hue.clay,
    `${pot('#b9764a')}${stem('M65 78V44M65 60L46 40M65 56l20-22', hue.dark)}<path d="M65 46c-14-12-12-26 0-36 12 10 14 24 0 36z
      M48 42C32 42 26 32 26 22c14 0 22 8 22 20zM84 36c0-14 8-20 20-22 2 14-6 22-20 22z" fill="${hue.leaf}"/>`,
  ],
  [
    hue.moss,
    `<text x="65" y="60" text-anchor="middle" font-size="24" font-weight="700"
      fill="${hue.bright}">Water</text><text x="65" y="90" text-anchor="middle" font-size="24"
        font-weight="700" fill="${hue.bright}">less</text>`,
  ],
  [
    '#cfe6d6',
    `<path d="M65 118c-6-60-6-70 0-104 6 34 6 44 0 104zM58 118C40 80 30 60 22 48c24 14 36 36 42 70z
      M72 118c18-38 28-58 36-70-24 14-36 36-42 70z" fill="${hue.dark}"/>`,
  ],
  [
    '#123f33',
    `<circle cx="65" cy="66" r="34" stroke="${hue.bright}" stroke-width="5"/><path d="M55 50l28 16-28 16z"
      fill="${hue.bright}"/>`,
  ],
  [
    hue.sand,
    `<path d="M22 112V62h30v50zM56 112V42h30v70zM90 112V74h22v38z" fill="#b9764a"/>
      <path d="M37 60c-8-14-4-24 0-30 4 6 8 16 0 30zM71 40c-10-12-6-22 0-30 6 8 10 18 0 30z
      M101 72c-8-10-4-18 0-24 4 6 8 14 0 24z" fill="${hue.leaf}"/>`,
  ],
  [
    hue.leaf,
    `<text x="65" y="64" text-anchor="middle" font-size="34" font-weight="800"
      fill="${hue.ground}">₹ 149</text><text x="65" y="92" text-anchor="middle" font-size="22"
        fill="${hue.ground}">Tulsi</text>`,
  ],
  [
    '#8fbfa3',
    `<path d="M14 116C24 50 60 24 116 14c-4 56-34 92-102 102z" fill="${hue.deep}"/>
      <path d="M24 106L92 40M50 80V52M66 66h28" stroke="#8fbfa3" stroke-width="4"/>`,
  ],
  [
    hue.paper,
    `${pot(hue.moss)}<circle cx="65" cy="46" r="30" fill="${hue.leaf}"/><circle cx="54" cy="36" r="7"
      fill="${hue.gold}"/><circle cx="78" cy="48" r="7" fill="${hue.gold}"/><circle cx="60" cy="58" r="7"
        fill="${hue.gold}"/>`,
  ],
  [
    hue.deep,
    `<path d="M40 118V60M65 118V34M90 118V74" stroke="${hue.bright}" stroke-width="6"/>
      <circle cx="40" cy="52" r="11" fill="${hue.bright}"/><circle cx="65" cy="26" r="11"
      fill="${hue.bright}"/><circle cx="90" cy="66" r="11" fill="${hue.bright}"/>`,
  ],
];

export const grid = posts
  .map(([ground, drawing]) =>
    svg(130, 130, `<path d="M0 0h130v130H0z" fill="${ground}"/>${drawing}`, 'width:100%;height:auto'),
  )
  .join('');

const figure = (value: string, name: string) =>
  `<div style="text-align:center"><div class="h" style="font-size:34px">${value}</div><div class="m"
    style="font-size:20px">${name}</div></div>`;

const profile = `<div class="paper" style="height:100%;padding-top:62px">
  <div class="b" style="text-align:center;font-size:27px">gamla.nursery</div>
  <div class="row" style="padding:24px 26px 20px">
    <span style="width:96px;height:96px;border-radius:50%;background:${hue.deep};box-shadow:0 0 0 4px ${hue.paper},0 0 0 8px ${hue.leaf};display:grid;place-items:center">
      ${svg(
        60,
        70,
        `<path d="M30 66V34" stroke="${hue.bright}" stroke-width="5"/>
        <path d="M30 36C8 34 6 16 8 8c16 2 24 12 22 28zM32 30c0-18 10-24 22-24 2 14-4 24-22 24z"
        fill="${hue.bright}"/>`,
      )}</span>
    ${figure('312', 'posts')}${figure('28.4k', 'followers')}</div>
  <div style="padding:0 26px 24px;font-size:23px;line-height:1.3">Plants that live in Delhi flats. Open till 8, Surajkund Road.</div>
  <div style="display:grid;grid-template-columns:repeat(3,1fr);gap:4px">${grid}</div></div>`;

const week: readonly [string, string, string, string, number][] = [
  ['Mon', '3', 'Carousel', 'Five plants for dark rooms', 1],
  ['Tue', '4', 'Story', 'Poll: balcony or window', 1],
  ['Wed', '5', 'Reel', 'Repotting a money plant', 1],
  ['Fri', '7', 'Reel', 'Saturday market, 40 seconds', 0],
  ['Sun', '9', 'Post', "A customer's terrace, Noida", 0],
];

const calendar = `<div class="row" style="margin-bottom:10px"><span class="h"
  style="font-size:40px">Week 45</span><span class="m">3 to 9 Nov</span></div>
  ${week
    .map(
      ([
        day,
        date,
        kind,
        title,
        live,
      ]) => `<div class="rule"></div><div class="line" style="height:83px;gap:22px">
        <div style="width:62px"><div class="m" style="font-size:20px;line-height:1.1">${day}</div>
        <div class="h" style="font-size:36px">${date}</div></div>
        <div style="flex:1"><div class="s m" style="line-height:1.2">${kind}</div><div class="b"
        style="font-size:26px">${title}</div></div>
        <span style="width:18px;height:18px;border-radius:50%;${live ? `background:${hue.leaf}` : `border:3px solid ${hue.leaf}`}">
        </span></div>`,
    )
    .join('')}`;

export const socialMediaPresence = () =>
  scene(
    '',
    glow(600, 430),
    panel(
      'paper',
      { x: 494, y: 66, w: 566, h: 536, turn: 1.4, pad: '32px 38px', style: `background:${hue.sand}` },
      calendar,
    ),
    phone({ x: 76, y: 50, w: 426, h: 788, turn: -2 }, profile),
    panel(
      'deep',
      { x: 474, y: 630, w: 580, h: 192, turn: -0.8, pad: '24px 32px' },
      `<div class="m">Neha Arora asked</div><div
        style="font-size:28px;margin-top:2px">Will areca palm live in an AC room?</div>
       <div class="line" style="margin-top:16px;gap:16px"><span class="pill"
       style="font-size:24px;padding:8px 20px">Answered in 11 min</span><span class="m">She bought two</span>
         </div>`,
    ),
    traces('', [[780, 630]]),
  );
