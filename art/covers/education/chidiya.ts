import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { tablet } from '../kit/tablet.ts';

const star = (x: number, y: number, size: number) =>
  `<path fill="#ffe8a3" d="M${x} ${y - size}q${size * 0.18} ${size * 0.82} ${size} ${size}q${-size * 0.82} ${size * 0.18} ${-size} ${size}q${-size * 0.18} ${-size * 0.82} ${-size} ${-size}q${size * 0.82} ${-size * 0.18} ${size} ${-size}Z"/>`;

const STARS: readonly (readonly [number, number, number])[] = [
  [66, 168, 14],
  [232, 190, 9],
  [318, 134, 16],
  [470, 130, 10],
  [560, 60, 14],
  [96, 270, 10],
  [690, 150, 9],
  [390, 220, 8],
  [1010, 250, 10],
];

/** The sparrow of the story: round, brown-capped, looking up. */
const sparrow = `<g transform="translate(652 214) scale(1.18)">
  <path fill="#5f3a22" d="M-20 150-128 214l-8 26 40-8 76-40z"/><path fill="#e9c79c"
  d="M-40 120C-50 40 20-10 76 0c62 10 96 66 84 124-12 62-70 92-124 84-46-6-72-40-76-88Z"/>
  <path fill="#fff3dc" d="M36 200c52 6 106-18 122-76 4-20 2-40-4-58-20 10-50 60-118 134Z"/>
  <path fill="#8c5530" d="M-44 128C-54 66-10 40 40 62c26 12 34 44 12 76-22 30-74 52-84 40-8-10-10-30-12-50Z"/><path fill="none" stroke="#f2d3a6" stroke-width="7" stroke-linecap="round" d="M-24 126c16-2 40-10 54-24M-20 150c20-2 46-14 60-30"/>
  <path fill="#7a4526" d="M30 14C60-26 140-26 158 40c-24-16-44-18-70-8-22 8-44 4-58-18Z"/>
  <path fill="#3a2416" d="M112 66c18 2 30 12 34 30-16 8-32 4-42-8-6-8-2-20 8-22Z"/>
  <circle cx="112" cy="44" r="13" fill="#1a1210"/><circle cx="117" cy="39" r="5" fill="#fff"/>
  <path fill="#f2a33a" d="m154 38 46-16-34 38z"/><path fill="#d98720" d="m158 52 42-30-34 38z"/>
  <path stroke="#d98720" stroke-width="8" stroke-linecap="round" d="M28 206v34M70 208v32"/></g>`;

const scene = `<svg width="1090" height="560" viewBox="0 0 1090 560" style="position:absolute;left:0;
  top:0"><defs>
  <linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#1b2a6b"/><stop offset=".55"
  stop-color="#5b4a9a"/><stop offset=".8" stop-color="#e8799a"/><stop offset="1"
  stop-color="#ffb887"/></linearGradient></defs>
  <path fill="url(#dusk)" d="M0 0h1090v560H0z"/><circle cx="946" cy="120" r="66" fill="#fff1c4"/>
  <circle cx="946" cy="120" r="98" fill="#fff1c4" opacity=".16"/><circle cx="968" cy="106" r="12"
  fill="#f2dfa4"/><circle cx="926" cy="142" r="9" fill="#f2dfa4"/>
  ${each(STARS, ([x, y, size]) => star(x, y, size))}
  <path fill="#3c3a86" d="M0 470C160 400 300 440 460 420S820 380 1090 430V560H0z"/>
  <g fill="#27265e"><path d="M60 470v-86h110v86zM50 388l66-44 64 44zM196 480v-62h130v62z
  M186 420h150v-16H186zM356 476v-102h84v102zM350 376h96l-48-40z"/></g>
  <g fill="#ffd36b"><path d="M86 410h22v26H86zM126 410h22v26h-22zM220 436h22v22h-22zM264 436h22v22h-22z
  M384 398h28v32h-28z"/></g>
  <path fill="#191a47" d="M0 500C220 450 420 500 640 490S960 470 1090 490V560H0z"/>
  <path fill="none" stroke="#3a2130" stroke-width="26" stroke-linecap="round"
  d="M1110 560C980 470 800 520 560 494"/><path fill="none" stroke="#3a2130" stroke-width="12"
  stroke-linecap="round" d="M900 500C930 440 990 420 1040 400M650 502C620 470 590 460 560 456"/>
  ${each(
    [
      [1040, 396, 20],
      [1000, 420, -30],
      [560, 454, -60],
      [600, 462, 20],
      [940, 462, -10],
      [576, 494, -80],
    ],
    ([x = 0, y = 0, a = 0]) =>
      `<path fill="#3fae7a" transform="translate(${x} ${y}) rotate(${a})"
      d="M0 0C18-26 44-28 62-18 48 6 22 14 0 0Z"/>`,
  )}
  ${sparrow}</svg>`;

export const chidiya = () =>
  cover(
    '#7fd0e6',
    `.app { position: relative; height: 100%; font-family: "Nunito Variable"; color: #2b2350;
    background: #fff8ea; } .word { padding: 0 10px; border-radius: 12px; background: #ffd25e; }
    .round { display: grid; place-items: center; border-radius: 50%; }`,
    `<svg width="1200" height="800" style="position:absolute" fill="#fff" opacity=".75">
    <path d="M-20 640a70 70 0 0 1 110-56 90 90 0 0 1 166-10 66 66 0 0 1 84 76H-20z
    M960 150a52 52 0 0 1 80-44 70 70 0 0 1 128 4 50 50 0 0 1 72 50H960z"/></svg>
    ${tablet(
      { left: 36, top: 40, width: 1142, height: 800, turn: 'rotate(3.5deg)' },
      { shell: '#f0567a' },
      `<div class="app">${scene}
      <div style="position:absolute;left:30px;top:26px;display:flex;gap:16px;
      align-items:center"><span class="round" style="width:64px;height:64px;
      background:#fff">${icon('back', 36, '#2b2350', 2.8)}</span><span style="padding:12px 24px;
      border-radius:99px;background:#fff;font-size:25px;font-weight:800">Level 2, page 6 of 14</span></div>
      <div style="position:absolute;left:0;right:0;top:524px;bottom:0;padding:34px 44px;
      border-radius:44px 44px 0 0;background:#fff8ea;display:flex;gap:34px;align-items:flex-start">
        <span class="round" style="flex:none;width:112px;height:112px;background:#f0567a;
        box-shadow:0 9px 0 #c23a5c">${icon('play', 60, '#fff', 2, '#fff')}</span>
        <p style="font-size:51px;font-weight:800;line-height:1.26;
        letter-spacing:-.015em">Mithu the sparrow <span class="word">counted</span><br>nine stars, then lost her place.</p></div></div>`,
    )}`,
  );
