import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { phone, phoneBar } from '../kit/phone.ts';

const glass = (tea: string) =>
  `<path fill="#fff" fill-opacity=".35" d="M64 44h72l-10 112H74z"/><path fill="${tea}"
  d="M67 66h66l-8 84H75z"/><path fill="#fff" fill-opacity=".5" d="M74 60h8l6 88h-8z"/><path fill="#f1d9b0"
  d="M66 62h68l-1 9H67z"/>`;

const steam =
  '<path fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5" stroke-linecap="round" d="M84 36q-8-10 0-18t0-16M112 36q-8-10 0-18t0-16"/>';

/** Pictures of the feed, each in a square of 200. */
const FEED = [
  `<path fill="#d2622a" d="M0 0h200v200H0z"/><path fill="#b14a17"
  d="M0 150h200v50H0z"/>${glass('#b5702f')}<g transform="translate(0 8)">${steam}</g>`,
  `<path fill="#f3e3c3" d="M0 0h200v200H0z"/><text x="100" y="92" text-anchor="middle" font-size="43"
  font-weight="800" fill="#12423d">Four</text><text x="100" y="136" text-anchor="middle" font-size="43"
  font-weight="800" fill="#12423d">pm is</text><text x="100" y="180" text-anchor="middle" font-size="43"
  font-weight="800" fill="#d2622a">ours.</text><circle cx="100" cy="36" r="16" fill="#e3b04b"/>`,
  `<path fill="#12423d" d="M0 0h200v200H0z"/><ellipse cx="100" cy="108" rx="80" ry="72" fill="#0b2d2a"/>
  <circle cx="100" cy="100" r="70" fill="#f7efe0"/><circle cx="100" cy="100" r="56" fill="#8a4f24"/>
  <path fill="#f0d9b5" d="M100 62c22 0 34 18 26 34-6 14-20 22-26 40-6-18-20-26-26-40-8-16 4-34 26-34Z"/>
  <path fill="none" stroke="#8a4f24" stroke-width="5" d="M100 72v52M84 84l16 14 16-14M82 98l18 14 18-14"/>`,
  `<path fill="#e9b7a0" d="M0 0h200v200H0z"/><ellipse cx="100" cy="158" rx="78" ry="18" fill="#fff7ea"/>
  <path fill="#c97a2e" d="M40 120c0-44 28-64 60-64s60 20 60 64z"/><path fill="#e39a4a"
  d="M52 104c4-28 24-40 46-40-20 8-34 20-40 42z"/><path fill="#fff2b8"
  d="M36 118h128v14q-8 12-16 0-8 14-18 0-8 10-18 0-8 14-18 0-8 10-18 0-10 14-20 0-8 10-20 0z"/>
  <path fill="#b5651d" d="M44 134h112c0 20-20 26-56 26s-56-6-56-26Z"/>`,
  `<path fill="#8fb8b0" d="M0 0h200v200H0z"/><path fill="#f3e3c3" d="M26 60h148v140H26z"/>
  <path fill="#d2622a" d="M18 56h164v30H18z"/><path fill="#fff4df" d="M46 56h27v30H46zM100 56h27v30h-27z
  M154 56h28v30h-28z"/><path fill="#12423d" d="M40 104h60v72H40zM116 104h44v96h-44z"/><path fill="#ffd88a"
  d="M46 110h48v60H46zM122 110h32v40h-32z"/><text x="100" y="44" text-anchor="middle" font-size="22"
  font-weight="800" fill="#12423d">Sector 29</text>`,
  `<path fill="#e3b04b" d="M0 0h200v200H0z"/><path fill="#8a5a14"
  d="M44 170c-10-30-6-84 56-84s66 54 56 84z"/><path fill="#c98c22"
  d="M52 166c-6-28 0-70 44-74-26 14-34 44-30 74z"/><path fill="#8a5a14" d="M70 90q30-22 60 0z
  M94 62h12v16H94zM150 124l34-30 8 8-34 50z"/><path fill="none" stroke="#8a5a14" stroke-width="9"
  d="M52 98C48 34 152 34 148 98"/>`,
  `<path fill="#f7efe0" d="M0 0h200v200H0z"/><path fill="#d99a3f" d="M30 150 76 62l52 80z"/>
  <path fill="#b8741f" d="m128 142 44-54 8 66-52 2z"/><path fill="#c98530" d="m96 156 40-86 46 84z"/>
  <ellipse cx="62" cy="164" rx="34" ry="15" fill="#4c7a34"/><ellipse cx="62" cy="160" rx="26" ry="9"
  fill="#7cab54"/>`,
  `<path fill="#5b2a15" d="M0 0h200v200H0z"/><text x="100" y="104" text-anchor="middle" font-size="74"
  font-weight="800" fill="#e3b04b">₹ 60</text><text x="100" y="146" text-anchor="middle" font-size="27"
  font-weight="700" fill="#f3e3c3">adrak, no limit</text>`,
  `<path fill="#12423d" d="M0 0h200v200H0z"/>
  <g transform="translate(-34 20) scale(.9)">${glass('#c98445')}</g>
  <g transform="translate(54 20) scale(.9)">${glass('#a55f24')}</g>`,
];

const picture = (index: number) =>
  `<svg width="100%" viewBox="0 0 200 200" font-family="Archivo Variable">${FEED[index] ?? ''}</svg>`;

const count = (figure: string, word: string) =>
  `<div style="text-align:center"><b style="display:block;font-size:33px;font-weight:750;
  line-height:1.1">${figure}</b><span style="font-size:21px;color:#7a6a5c">${word}</span></div>`;

const print = (left: number, top: number, turn: number, index: number, likes: string) =>
  `<div style="position:absolute;left:${left}px;top:${top}px;width:330px;padding:16px 16px 18px;
  border-radius:16px;background:#fffaf0;transform:rotate(${turn}deg);box-shadow:0 34px 70px #0009">
  <div style="border-radius:8px;overflow:hidden">${picture(index)}</div>
  <p style="display:flex;align-items:center;gap:12px;margin-top:14px;padding:0 4px;
  font:700 27px 'Archivo Variable';color:#2b1a12">${icon('heart', 32, 'none', 0, '#d2622a')}${likes}<span style="margin-left:auto">${icon('bookmark', 30, '#2b1a12', 2.2)}</span></p></div>`;

export const brassKettle = () =>
  cover(
    'radial-gradient(80% 100% at 62% 40%, #1c6058, #08302c)',
    `.scr { height: 100%; font-family: "Archivo Variable"; color: #2b1a12; background: #fffaf0; }
    .feed { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4px; }`,
    `${print(40, 30, -8, 0, '8,412')}${print(104, 452, 5, 8, '5,907')}
    ${phone(
      { left: 476, top: 36, width: 600, turn: 'rotate(5deg)' },
      { shell: '#1a1210' },
      `<div class="scr">${phoneBar('16:00', '#2b1a12', 25)}<div style="padding:38px 34px 26px">
      <div style="display:flex;align-items:center;gap:34px"><svg width="128" height="128"
      viewBox="-16 -16 232 232" style="flex:none"><circle cx="100" cy="100" r="112" fill="none"
      stroke="#d2622a" stroke-width="8"/><circle cx="100" cy="100" r="100" fill="#e3b04b"/>
      <g transform="translate(14 -6) scale(.88)">${(FEED[5] ?? '').replace('<path fill="#e3b04b" d="M0 0h200v200H0z"/>', '')}</g></svg>
      <div style="display:flex;flex:1;justify-content:space-between">${count('412', 'posts')}${count('86,240', 'followers')}${count('9', 'cafes')}</div></div>
      <p style="margin-top:18px;font-size:34px;font-weight:750;letter-spacing:-.02em">Brass Kettle</p>
      <p style="margin-top:2px;font-size:24px;
      color:#5c4b3f">Chai the slow way. Delhi, Noida, Gurugram.</p></div>
      <div class="feed">${each(FEED, (_, index) => picture(index))}</div></div>`,
    )}`,
  );
