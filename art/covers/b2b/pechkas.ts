import { browser } from '../kit/browser.ts';
import { avatar, cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';

const steel = `<linearGradient id="steel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6f7680"/>
  <stop offset=".22" stop-color="#f4f6f8"/>
  <stop offset=".5" stop-color="#b4bac2"/><stop offset="1" stop-color="#4d535b"/></linearGradient>
  <linearGradient id="black" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b2e33"/><stop
    offset=".25" stop-color="#8b9199"/>
  <stop offset=".55" stop-color="#3a3e44"/><stop offset="1" stop-color="#15171a"/></linearGradient>
  <linearGradient id="zinc" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a8832f"/><stop
    offset=".25" stop-color="#fbeab4"/>
  <stop offset=".55" stop-color="#d6ae52"/><stop offset="1" stop-color="#80601b"/></linearGradient>`;

const thread = (from: number, to: number, half: number) => {
  const turns = Math.floor((to - from) / 5);
  return each(
    Array.from({ length: turns }, (_, i) => from + i * 5),
    (x) => `<path d="M${x} ${30 - half}l3 ${half * 2}" stroke="#0007" stroke-width="1.6"/>`,
  );
};

const drawings = {
  bolt: `<rect x="28" y="20" width="92" height="20" rx="2" fill="url(#steel)"/>${thread(66, 118, 10)}
    <path d="M8 12q0-4 4-4h18v44H12q-4 0-4-4z" fill="url(#steel)"/><path d="M8 23h22M8 38h22" stroke="#0005"
    stroke-width="1.5"/><rect x="29" y="4" width="5" height="52" rx="2" fill="#9aa1a9"/>`,
  cap: `<rect x="42" y="21" width="78" height="18" rx="2" fill="url(#black)"/>${thread(60, 118, 9)}
    <rect x="6" y="9" width="38" height="42" rx="4"
    fill="url(#black)"/>${each(
      [12, 18, 24, 30, 36],
      (x) => `<path d="M${x} 10v40" stroke="#0008"
    stroke-width="2"/>`,
    )}`,
  nut: `<path d="M40 4h46l22 26-22 26H40L18 30z" fill="url(#zinc)" stroke="#7d5f1e" stroke-width="1.5"/>
    <circle cx="63" cy="30" r="17" fill="#3b2f14"/>
    <circle cx="63" cy="30" r="17" fill="none" stroke="#f2dc9e" stroke-width="2.5"/><circle cx="63" cy="30"
    r="13" fill="none" stroke="#8a6a25" stroke-width="2"/>`,
  stud: `<rect x="4" y="20" width="118" height="20" rx="3"
    fill="url(#steel)"/>${thread(6, 48, 10)}${thread(78, 120, 10)}`,
};

const drawing = (name: keyof typeof drawings) =>
  `<svg width="126" height="60" viewBox="0 0 126 60">${drawings[name]}</svg>`;

const rows: readonly [keyof typeof drawings, string, string, string, number, string, string][] = [
  ['bolt', 'Hex bolt M10 × 50', 'PK-HB-1050 · 8.8 · zinc', '48,200', 0.82, '#1d9a5b', '₹ 412'],
  ['cap', 'Socket cap M8 × 40', 'PK-SC-0840 · 12.9 · black', '19,650', 0.46, '#1d9a5b', '₹ 538'],
  ['nut', 'Nyloc nut M12', 'PK-NL-0012 · yellow zinc', '6,400', 0.16, '#e08a00', '₹ 296'],
  ['stud', 'Stud M16 × 120', 'PK-ST-1612 · B7 · plain', '11,900', 0.34, '#1d9a5b', '₹ 1,840'],
];

const row = ([name, title, part, stock, level, tone, price]: (typeof rows)[number]) => `<div class="row">
  <span class="thumb">${drawing(name)}</span>
  <div style="flex:1"><b>${title}</b><small>${part}</small></div>
  <div style="width:132px"><span style="font-weight:700;font-size:22px">${stock}</span>
    <i class="level"><i style="width:${level * 100}%;background:${tone}"></i></i></div>
  <div style="width:88px;text-align:right"><span style="font-weight:700;font-size:22px">${price}</span>
    <small>per 100</small></div></div>`;

const lines: readonly [string, string, string][] = [
  ['M10 × 50 hex bolt', '40,000', '1,64,800'],
  ['M8 × 40 socket cap', '15,000', '80,700'],
  ['M16 × 120 stud', '8,700', '1,60,080'],
];

export const pechkas = () =>
  cover(
    '#ee5420',
    `body{font-family:"Archivo Variable";color:#16181b}
    .row{display:flex;align-items:center;gap:20px;height:127px;border-top:1.5px solid #e6e6e2;padding-right:26px}
    .thumb{width:158px;height:92px;border-radius:10px;background:#f1f1ee;display:grid;place-items:center}
    b{display:block;font-size:25px;font-weight:700;letter-spacing:-.01em}
    small{display:block;margin-top:5px;font-size:17px;color:#6d7278}
    .level{display:block;height:8px;border-radius:4px;background:#e6e6e2;margin-top:9px;overflow:hidden}.level i{display:block;height:100%}`,
    `<svg width="1200" height="800" style="position:absolute" fill="none" stroke="#ff7a45" stroke-width="46">
      <path d="M960-150l270 156v312L960 474 690 318V6z"/>
      <path d="M-10 500l190 110v220L-10 940l-190-110V610z"/></svg>
    <svg width="0" height="0" style="position:absolute"><defs>${steel}</defs></svg>
    ${browser(
      { left: 52, top: 62, width: 1096, height: 800 },
      { address: 'order.pechkas.example', bar: '#1b1d20', field: '#2d3034', ink: '#c6c9cd' },
      `<div style="height:86px;display:flex;align-items:center;padding:0 30px;gap:16px;border-bottom:1.5px
        solid #e6e6e2">
        <svg width="42" height="42" viewBox="0 0 42 42"><path d="M21 1l18 10v20L21 41 3 31V11z"
        fill="#ee5420"/><path d="M12 21h18M21 12v18" stroke="#fff" stroke-width="5.5" transform="rotate(45 21
        21)"/></svg>
        <span style="font-size:30px;font-weight:800;letter-spacing:-.03em;font-stretch:112%">Pechkas</span>
        <span style="margin-left:22px;width:352px;height:50px;border-radius:10px;background:#f1f1ee;
        display:flex;align-items:center;gap:12px;padding:0 16px;font-size:19px;
        color:#6d7278">${icon('search-bold', 22)}Size, grade or part no.</span>
        <span style="margin-left:auto;display:flex;align-items:center;gap:14px;font-size:19px;
        font-weight:600">Verma Agri Tools ${avatar('SV', '#16181b', 44, { letters: 17 })}</span></div>
      <div style="display:flex;height:100%"><div style="flex:1;padding:26px 0 0 30px">
        <div style="display:flex;align-items:center;gap:12px;padding:0 26px 22px 0"><span
        style="font-size:34px;font-weight:800;letter-spacing:-.025em">Live stock</span>
          <span style="margin-left:auto;display:flex;align-items:center;gap:9px;font-size:18px;
          font-weight:600;color:#147a46;background:#dff3e6;border-radius:30px;padding:8px 16px"><i
          style="width:10px;height:10px;border-radius:50%;background:#1d9a5b"></i>Counted 2 min ago</span>
          </div>
        ${each(rows, row)}</div>
      <div style="width:344px;background:#16181b;color:#fff;padding:28px 28px">
        <div style="font-size:18px;color:#a2a7ad;font-weight:500">Order PO-22918</div>
        <div style="font-size:29px;font-weight:750;margin:4px 0 16px;
        letter-spacing:-.02em">Repeat of 14 Jan</div>
        ${each(
          lines,
          ([name, count, sum]) => `<div style="padding:14px 0;border-top:1px solid #34383d"><div
          style="font-size:20px;font-weight:600">${name}</div><div style="display:flex;
          justify-content:space-between;margin-top:5px;font-size:19px;color:#a2a7ad"><span>${count} pcs</span>
            <span style="color:#fff">₹ ${sum}</span></div></div>`,
        )}
        <div style="border-top:1px solid #34383d;padding-top:16px;font-size:18px;
        color:#a2a7ad">With GST 18%</div>
        <div style="font-size:44px;font-weight:800;letter-spacing:-.03em;margin:2px 0 18px">₹ 4,78,584</div>
        <div style="height:64px;border-radius:12px;background:#ee5420;display:flex;align-items:center;
        justify-content:center;gap:10px;font-size:22px;
          font-weight:700">Confirm order ${icon('right-bold', 24)}</div>
        <div style="margin-top:16px;display:flex;gap:10px;align-items:center;font-size:18px;
        color:#c6c9cd">${icon('truck-bold', 24)}Leaves today by 5 pm</div></div></div>`,
    )}`,
  );
