import { arc, linePath } from '../kit/chart.ts';
import { cover, each } from '../kit/cover.ts';
import { tablet } from '../kit/tablet.ts';

const GOLD = '#d8b26a';
const worth = [
  812, 826, 858, 841, 879, 934, 921, 968, 1003, 1052, 1031, 1088, 1120, 1106, 1174, 1212, 1196, 1259, 1301,
  1287, 1342, 1380, 1371, 1428,
];
const invested = [
  800, 812, 824, 836, 848, 860, 872, 884, 896, 908, 920, 932, 944, 956, 968, 980, 992, 1004, 1016, 1028, 1040,
  1052, 1064, 1076,
];

const chart = () => {
  const wide = linePath(worth, 640, 236);
  const under = linePath(invested, 640, 120);
  return `<svg width="640" height="262" viewBox="0 0 640 262" style="overflow:visible"><defs><linearGradient
    id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${GOLD}" stop-opacity=".42"/><stop
      offset="1" stop-color="${GOLD}" stop-opacity="0"/></linearGradient></defs>
    ${each([40, 105, 170, 235], (y) => `<path d="M0 ${y}h640" stroke="#26324a" stroke-width="1.5"/>`)}
    <path d="${wide}L640 250L0 250Z" fill="url(#gold)"/><path d="${wide}" fill="none" stroke="${GOLD}"
    stroke-width="5" stroke-linejoin="round"/>
    <path d="${under}" transform="translate(0 122)" fill="none" stroke="#7d8caa" stroke-width="3"
    stroke-dasharray="3 8" stroke-linecap="round"/>
    <circle cx="640" cy="6" r="10" fill="${GOLD}" stroke="#0f1829" stroke-width="5"/></svg>`;
};

const parts: readonly [string, string, number, string][] = [
  ['Equity funds', '6.14 Cr', 0.43, GOLD],
  ['Bonds and FDs', '3.86 Cr', 0.27, '#7fa0c8'],
  ['Property', '2.86 Cr', 0.2, '#b6655a'],
  ['Gold', '1.43 Cr', 0.1, '#e9e3d5'],
];

const ring = () => {
  let from = 0;
  const arcs = each(parts, ([, , share, tone]) => {
    const path = `<path d="${arc(105, 105, 82, from + 0.006, from + share - 0.006)}" fill="none"
      stroke="${tone}" stroke-width="30"/>`;
    from += share;
    return path;
  });
  return `<svg width="210" height="210" viewBox="0 0 210 210">${arcs}<text x="105" y="103"
    text-anchor="middle" font-family="Lora Variable" font-size="40" font-weight="600"
      fill="#f4efe3">13.8%</text><text x="105" y="131" text-anchor="middle" font-size="18"
      fill="#93a0b8">a year</text></svg>`;
};

export const sanchayRekha = () =>
  cover(
    'radial-gradient(90% 110% at 20% 0,#38455f,#141c2c 60%,#0a0f1a)',
    'body{font-family:"Lora Variable";color:#f4efe3} .sans{font-family:"Work Sans Variable"}',
    `<svg width="1200" height="800" style="position:absolute" fill="none" stroke="${GOLD}" stroke-width="1.5"
      opacity=".4">${each(
        Array.from({ length: 16 }),
        (_, i) => `<circle cx="1180" cy="60"
        r="${120 + i * 44}"/>`,
      )}</svg>
    <div style="position:absolute;inset:0;perspective:2200px">${tablet(
      { left: 62, top: 56, width: 1120, height: 830, turn: 'rotateX(12deg) rotateY(-12deg) rotateZ(2.5deg)' },
      { make: 'slim', shell: '#05070b', back: '#0f1829', shadow: '-60px 90px 120px -10px #000c' },
      `<div style="padding:34px 44px">
      <div style="display:flex;align-items:center;gap:14px"><svg width="48" height="48" viewBox="0 0 48 48"
      fill="none" stroke="${GOLD}" stroke-width="3"><circle cx="24" cy="24" r="22"/><path d="M10 31l9-9 7 6
      12-14"/></svg><span style="font-size:27px;font-weight:600">Sanchay Rekha</span>
        <span class="sans" style="margin-left:auto;display:flex;gap:8px;font-size:19px;color:#93a0b8"><span
        style="padding:10px 20px;border-radius:24px;background:#223049;color:#f4efe3">Family</span><span
        style="padding:10px 20px">Vikram</span><span style="padding:10px 20px">Leela HUF</span></span></div>
      <div style="display:flex;align-items:end;justify-content:space-between;margin-top:22px"><div><div
      class="sans" style="font-size:21px;color:#93a0b8">Everything you own, on 31 March 2026</div>
        <div style="font-size:76px;font-weight:500;letter-spacing:-.03em;line-height:1.1;margin-top:4px"><span
        style="color:${GOLD}">₹</span> 14,28,60,400</div></div>
        <div class="sans" style="text-align:right;padding-bottom:16px"><div style="font-size:30px;
        font-weight:600;color:#86d3a4">+ ₹ 1,73,21,900</div><div style="font-size:19px;color:#93a0b8;
        margin-top:4px">since 31 March 2025</div></div></div>
      <div style="display:flex;gap:40px;margin-top:20px"><div style="width:640px">${chart()}<div class="sans"
      style="display:flex;justify-content:space-between;font-size:18px;color:#93a0b8;margin-top:2px">
      <span>Apr 2024</span><span>Oct 2024</span><span>Apr 2025</span><span>Oct 2025</span>
      <span>Mar 2026</span></div></div>
        <div style="flex:1;display:grid;place-items:center;align-content:start">${ring()}</div></div>
      <div style="display:flex;gap:20px;margin-top:22px">${each(
        parts,
        ([name, sum, share, tone]) => `<div
      style="flex:1;border-top:5px solid ${tone};padding-top:16px"><div class="sans" style="font-size:20px;
      color:#b9c3d6">${name}</div><div style="font-size:34px;font-weight:600;margin-top:3px">₹ ${sum}</div>
      <div class="sans" style="font-size:19px;color:#93a0b8">${Math.round(share * 100)}% of the whole</div>
      </div>`,
      )}</div></div>`,
    )}</div>`,
  );
