import { cover, each } from '../kit/cover.ts';

/** A creator's portrait: skin, hair, clothes, ground. */
const face = (
  skin: string,
  hair: string,
  cloth: string,
  ground: string,
  style: 'long' | 'bun' | 'short' | 'curl',
) => {
  const shapes = {
    long: '<path d="M24 58C20 22 44 12 60 14s40 8 36 46c0 20 6 34 2 46H20c-2-14 4-28 4-48Z"/>',
    bun: '<circle cx="60" cy="17" r="12"/><path d="M28 62c-6-32 14-44 32-44s40 12 32 44z"/>',
    short: '<path d="M28 56c-6-30 12-42 32-42s38 10 33 42c-4-10-8-14-12-18-16 4-34 2-42-2-5 4-9 10-11 20Z"/>',
    curl: `<circle cx="34" cy="44" r="20"/><circle cx="50" cy="28" r="20"/><circle cx="74" cy="28" r="20"/>
    <circle cx="88" cy="46" r="20"/><circle cx="30" cy="68" r="14"/><circle cx="92" cy="70" r="14"/>`,
  };
  const front = {
    long: 'M32 56c4-22 18-28 32-26 14 2 22 10 24 26-12-2-22-8-28-16-6 10-16 15-28 16Z',
    bun: 'M32 54c2-20 16-26 28-26s26 6 28 26c-14-4-40-12-56 0Z',
    short: '',
    curl: 'M36 50c8-14 40-16 48 0-14-4-34-4-48 0Z',
  };
  return `<svg width="100%" viewBox="0 0 120 120" style="border-radius:20px"><path fill="${ground}"
  d="M0 0h120v120H0z"/><g fill="${hair}">${shapes[style]}</g>
  <path fill="${skin}" d="M49 76h22v22H49z"/><path fill="#0000001f" d="M49 86q11 8 22 0v8q-11 8-22 0z"/>
  <path fill="${cloth}" d="M12 124c2-22 20-30 36-31q12 9 24 0c16 1 34 9 36 31z"/><path fill="${skin}"
  d="M32 56c0-20 12-30 28-30s28 10 28 30c0 18-12 32-28 32S32 74 32 56Z"/>
  <g fill="${hair}"><path d="${front[style]}"/>${style === 'short' ? shapes.short : ''}</g>
  <path d="M45 57h.1M75 57h.1" stroke="#2b1710" stroke-width="5.5" stroke-linecap="round"/>
  <path d="M51 72q9 7 18 0" fill="none" stroke="#8c3b2a" stroke-width="3" stroke-linecap="round"/></svg>`;
};

const CREATORS: readonly (readonly [string, string, string, string])[] = [
  [face('#c98a5e', '#24130d', '#b4512f', '#f0cdb0', 'long'), 'Ira Malhotra', '4.2 lakh', '1,184'],
  [face('#a86b43', '#1b0f0a', '#e8dcc8', '#c9d3bd', 'bun'), 'Shruti Pant', '3.6 lakh', '962'],
  [face('#dba57c', '#3a2013', '#6f7d5c', '#f6dfa9', 'curl'), 'Zoya Hasan', '2.9 lakh', '871'],
  [face('#b97a50', '#120b08', '#33241c', '#e5b9a6', 'short'), 'Arnav Sethi', '2.4 lakh', '540'],
];

const creator = ([picture, name, reach, orders]: (typeof CREATORS)[number]) =>
  `<div>${picture}<p style="margin-top:14px;font-size:25px;font-weight:600;white-space:nowrap">${name}</p>
  <p style="font-size:22px;color:#8b6f5c">${reach} reached</p><p style="margin-top:4px;font-size:24px;
  color:#b4512f;font-weight:650">${orders} orders</p></div>`;

const WEEKS = [148, 236, 412, 590, 708, 824, 760, 612];
const bars = `<svg width="460" height="250"
  viewBox="0 0 460 250">${each(
    WEEKS,
    (value, i) => `<rect x="${i * 58}" y="${210 - value / 4.2}" width="40"
  height="${value / 4.2}" rx="6" fill="${i === 5 ? '#f6dfa9' : '#d9805a'}"/><text x="${i * 58 + 20}" y="240"
  font-size="20" fill="#f3cdb8" text-anchor="middle">${i + 1}</text>`,
  )}</svg>`;

const bottle = `<svg width="150" height="300" viewBox="0 0 150 300"><path fill="#8f3c1f"
  d="M52 0h46v54H52z"/><path fill="#6f2c14" d="M44 54h62v22H44z"/><rect x="16" y="76" width="118"
  height="224" rx="26" fill="#e9b98f"/><rect x="16" y="76" width="42" height="224" rx="21" fill="#fff"
  opacity=".28"/><rect x="30" y="140" width="90" height="96" rx="6" fill="#fffaf2"/><path fill="#6f7d5c"
  d="M75 154c16 12 16 30 0 42-16-12-16-30 0-42Z"/><path fill="#b4512f" d="M46 208h58v5H46z
  M56 219h38v4H56z"/></svg>`;

export const ojaswi = () =>
  cover(
    'radial-gradient(100% 120% at 30% 10%, #efe0cd, #d9bf9f)',
    `.sheet { position: absolute; border-radius: 14px; font-family: "DM Sans Variable";
    box-shadow: 0 40px 90px #6b3d1e66, 0 4px 12px #6b3d1e33; } h1, h2 { font-family: "Fraunces Variable";
    font-weight: 500; letter-spacing: -.03em; }`,
    `<div class="sheet" style="left:548px;top:-60px;width:690px;height:560px;padding:116px 76px 0 0;
    text-align:right;background:#b4512f;color:#fff3e6;transform:rotate(7deg)"><h2 style="font-size:84px;
    line-height:1">4,290</h2><p style="font-size:25px;color:#f6dfa9">orders in 8 weeks</p>
    <div style="display:grid;justify-items:end;margin-top:24px">${bars}</div></div>
    <div class="sheet" style="left:-60px;top:470px;width:520px;height:460px;background:#6f7d5c;
    transform:rotate(-11deg)"><svg width="520" height="460" viewBox="0 0 520 460" fill="none"
    stroke="#a9b48f" stroke-width="3"><path d="M60 440C60 240 160 120 330 60c30 180-60 330-270 380Z
    M60 440C140 330 220 220 330 60M150 322c-10-60 0-90 20-130M150 322c50 0 90-10 130-30"/></svg></div>
    <div style="position:absolute;left:986px;top:446px;transform:rotate(9deg) scale(1.2);
    filter:drop-shadow(0 30px 30px #6b3d1e77)">${bottle}</div>
    <div class="sheet" style="left:60px;top:112px;width:846px;height:572px;padding:46px 50px;
    background:#fffaf2;color:#2f1c12;transform:rotate(-3deg)">
      <div style="display:flex;justify-content:space-between;font-size:23px;
      color:#8b6f5c"><b style="color:#b4512f;
      font:600 27px 'Fraunces Variable'">Ojaswi</b><span>Monsoon serum, 42 creators</span></div>
      <div style="display:flex;align-items:flex-end;gap:36px;margin-top:24px"><h1 style="font-size:112px;
      line-height:.9">18.4 lakh</h1><p style="padding-bottom:6px;font-size:25px;
      line-height:1.3">people reached,<br><b>₹ 86</b> for each order</p></div>
      <div style="display:grid;grid-template-columns:repeat(4,1fr);gap:24px;
      margin-top:44px">${each(CREATORS, creator)}</div></div>`,
  );
