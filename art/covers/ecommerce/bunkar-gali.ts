import { browser } from '../kit/browser.ts';
import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';

const PINK = '#a80f4b';
const buti = `<path d="M-1 18C-15 18-17 3-8-5-2-10 6-11 5-21 15-13 17 18-1 18zM0 11c8 0 7-11 4-15-4 4-11 5-10 10 1 3 3 5
    6 5z" fill="#e7c169" fill-rule="evenodd"/><circle cx="0" cy="5" r="2.5" fill="#e7c169"/><path d="M-6
      24h10M-3 28h4" stroke="#e7c169" stroke-width="2"/>`;

const folds = 11;
const wave = (y: number, deep: number) =>
  `M0 ${y}${each(Array.from({ length: folds }), (_, i) => `q22 ${i % 2 ? deep : deep * 0.7} 44 0`)}`;

/** A saree hung over a rod: the field with its small motifs, the zari border and the pallu before it. */
const saree = (field: string, dark: string) => `<svg width="500" height="660" viewBox="0 0 500 660">
  <defs><pattern id="buti" width="66" height="74" patternUnits="userSpaceOnUse"><g transform="translate(17 22)
    scale(.8)">${buti}</g><g transform="translate(50 59) scale(.8)">${buti}</g></pattern>
    <pattern id="temple" width="26" height="30" patternUnits="userSpaceOnUse"><path d="M0 30l13-26 13 26z"
    fill="#e7c169"/></pattern>
    <pattern id="zari" width="40" height="46" patternUnits="userSpaceOnUse"><rect width="40" height="46"
    fill="#e7c169"/><path d="M20 4l15 19-15 19L5 23z" fill="none" stroke="${dark}" stroke-width="3"/><circle
    cx="20" cy="23" r="6" fill="${PINK}"/><circle cx="0" cy="0" r="4" fill="${dark}"/><circle cx="40" cy="0"
    r="4" fill="${dark}"/><circle cx="0" cy="46" r="4" fill="${dark}"/><circle cx="40" cy="46" r="4"
    fill="${dark}"/></pattern>
    <linearGradient id="fold" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".42"/><stop
    offset=".3" stop-color="#fff" stop-opacity=".16"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/>
      <stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient>
    <clipPath id="cloth"><path d="${wave(600, 26)}V40H0z"/></clipPath><clipPath id="pallu"><path d="M0
    40h210v420q-35 16-70 0t-70 0-70 0z"/></clipPath></defs>
  <g transform="translate(8 0)"><g clip-path="url(#cloth)"><rect width="484" height="640" fill="${field}"/>
    <rect width="484" height="500" fill="url(#buti)"/>
    <rect y="478" width="484" height="30" fill="url(#temple)"/><rect y="508" width="484" height="92"
    fill="url(#zari)"/><rect y="600" width="484" height="30" fill="${PINK}"/>
    ${each(
      Array.from({ length: folds }),
      (_, i) => `<rect x="${i * 44}" width="44" height="640"
      fill="url(#fold)"/>`,
    )}</g>
  <g transform="translate(232 0)"><path d="M-8 50v424q20 12 40 2V50z" fill="#0005"/><g
    clip-path="url(#pallu)"><rect width="210" height="480" fill="${PINK}"/><rect width="210" height="180"
      fill="url(#buti)"/>
    <rect y="176" width="210" height="24" fill="#e7c169"/><rect y="212" width="210" height="92"
    fill="url(#zari)"/><rect y="316" width="210" height="10" fill="#e7c169"/><rect y="338" width="210"
    height="92" fill="url(#zari)"/><rect y="440" width="210" height="40" fill="${dark}"/>
    ${each(
      [0, 70, 140],
      (x) => `<rect x="${x}" width="70" height="480" fill="url(#fold)"
      opacity=".75"/>`,
    )}</g>
    ${each(
      Array.from({ length: 21 }),
      (_, i) => `<path d="M${5 + i * 10} 462v34" stroke="#e7c169"
      stroke-width="4" stroke-linecap="round"/>`,
    )}</g></g>
  <rect y="26" width="500" height="20" rx="10" fill="#7a4a22"/><rect y="29" width="500" height="6" rx="3"
    fill="#b57a44"/></svg>`;

const swatch = (tone: string, on = false) =>
  `<i style="width:54px;height:54px;border-radius:50%;background:${tone};
    box-shadow:${on ? `0 0 0 4px #fff, 0 0 0 7px ${tone}` : 'none'}"></i>`;

const fact = (label: string, value: string) =>
  `<div><div style="font-size:18px;color:#8a6f6a">${label}</div><div style="font-size:22px;font-weight:600;
    margin-top:3px">${value}</div></div>`;

export const bunkarGali = () =>
  cover(
    PINK,
    `body{font-family:"Work Sans Variable";color:#34131d} .serif{font-family:"Playfair Display Variable";font-variant-numeric:lining-nums}`,
    `<svg width="1200" height="800" style="position:absolute"><defs><pattern id="bg" width="120" height="130"
      patternUnits="userSpaceOnUse"><g opacity=".34" transform="translate(34 40) scale(1.3)">${buti}</g><g
        opacity=".34" transform="translate(94 105) scale(1.3)">${buti}</g></pattern></defs><rect width="1200"
          height="800" fill="url(#bg)"/></svg>
    ${browser(
      { left: 64, top: 56, width: 1072, height: 820 },
      { address: 'bunkargali.example/katan-silk/neelkanth', bar: '#f3e6dc', ink: '#8a6f6a', field: '#fff' },
      `<div style="height:100%;background:#fffaf5">
      <div style="display:flex;align-items:center;padding:0 36px;height:78px;font-size:20px;color:#6b4a4a;
      gap:34px"><span class="serif" style="font-size:33px;font-weight:700;color:${PINK};letter-spacing:-.02em;
        margin-right:6px">Bunkar Gali</span><span style="color:#34131d;font-weight:600">Sarees</span>
          <span>Dupattas</span><span>Weavers</span><span style="margin-left:auto;display:flex;gap:24px;
          color:#34131d">${icon('search-bold', 28)}${icon('heart-bold', 28)}${icon('cart-bold', 28)}</span></div>
      <div style="display:flex"><div style="width:560px;height:720px;background:#eeddcb;display:grid;
      place-items:start center;padding-top:26px">${saree('#0d5b63', '#083c42')}</div>
        <div style="flex:1;padding:30px 40px 0 44px"><div style="display:flex;align-items:center;gap:8px;
        font-size:19px;color:#8a6f6a">${icon('star-bold', 22, 'none', 0, '#f2a20c')}4.9 from 312 buyers</div>
          <div class="serif" style="font-size:54px;font-weight:600;letter-spacing:-.025em;line-height:1.04;
          margin:12px 0 12px">Neelkanth Katan silk</div>
          <div style="display:flex;align-items:baseline;gap:14px"><span class="serif" style="font-size:44px;
          font-weight:700;color:${PINK}">₹ 18,450</span><span style="font-size:18px;
          color:#8a6f6a">with blouse piece</span></div>
          <div style="display:flex;gap:20px;margin:26px 0 26px;
          padding-left:6px">${swatch('#0d5b63', true)}${swatch('#7b1230')}${swatch('#d08a1c')}${swatch('#2c2f6e')}</div>
          <div style="display:grid;grid-template-columns:1fr 1fr;gap:18px;border-top:2px solid #f0e2d6;
          border-bottom:2px solid #f0e2d6;padding:18px
          0">${fact('Woven by', 'Rafiq Ansari')}${fact('On the loom', '19 days')}${fact('Length', '6.3 m')}${fact('Silk Mark', 'SM 4482071')}</div>
          <div style="height:70px;border-radius:14px;background:${PINK};color:#fff;display:grid;
          place-items:center;font-size:23px;font-weight:650;margin-top:24px">Add to bag</div></div></div>
            </div>`,
    )}`,
  );
