import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { tablet } from '../kit/tablet.ts';

const INK = '#1b2a6b';
/** A turned part whose axis runs from left to right: `x` of its left face, its length and its radius. */
const turned = (x: number, length: number, radius: number, fill = '#fff', bore = 0) => {
  const rx = radius * 0.36;
  return `<path d="M${x} ${-radius}h${length}a${rx} ${radius} 0 0 1 0 ${radius * 2}h${-length}z"
    fill="${fill}"/>
    <ellipse cx="${x}" rx="${rx}" ry="${radius}" fill="${fill === '#fff' ? '#f4f6ff' : fill}"/>
    ${
      bore
        ? `<ellipse cx="${x}" rx="${bore * 0.36}" ry="${bore}" fill="#dfe5ff"/><path d="M${x + 6}
      ${-bore + 3}a${bore * 0.3} ${bore - 4} 0 0 0 0 ${bore * 2 - 6}" fill="none"
        stroke-width="1.5"/>`
        : ''
    }`;
};

const spots = (x: number, radius: number, count: number, size: number, fill: string) =>
  each(
    Array.from({ length: count }, (_, i) => (i / count) * Math.PI * 2 + 0.3),
    (a) =>
      `<ellipse cx="${(x + Math.cos(a) * radius * 0.36).toFixed(1)}" cy="${(Math.sin(a) * radius).toFixed(1)}"
        rx="${size * 0.5}" ry="${size}" fill="${fill}"/>`,
  );

const bearing = (x: number, fill: string, rim: string) =>
  `${turned(x, 26, 70, rim, 0)}<ellipse cx="${x}" rx="20" ry="56"
    fill="#fff"/>${spots(x, 47, 11, 9, fill)}<ellipse cx="${x}" rx="13.5" ry="37" fill="#fff"/><ellipse
    cx="${x}" rx="10" ry="28" fill="#dfe5ff"/>`;

const gear = (x: number) => {
  const teeth = Array.from({ length: 44 }, (_, i) => {
    const radius = i % 4 < 2 ? 104 : 90;
    const angle = (i / 44) * Math.PI * 2;
    return `${(x + Math.cos(angle) * radius * 0.36).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  const face = `M${teeth.join('L')}Z`;
  const depth = each(
    [36, 30, 24, 18, 12, 6],
    (by, i) =>
      `<path d="${face}" transform="translate(${by} 0)" fill="#cfd8ff"
        stroke="${i === 0 ? INK : '#cfd8ff'}"/>`,
  );
  return `${depth}<path d="${face}" fill="#fff"/>
    <ellipse cx="${x}" rx="22" ry="61" fill="#f4f6ff"/><ellipse cx="${x}" rx="11" ry="31" fill="#dfe5ff"/>
    <path d="M${x - 5} -30v-10h9v10" fill="#dfe5ff"/>`;
};

const bolt = (y: number) =>
  `<g transform="translate(-420 ${y})">${turned(0, 15, 15)}${turned(22, 46, 7)}<path d="M34-7l4 14M42-7l4
    14M50-7l4 14M58-7l4 14" stroke-width="1.5"/></g>`;

const TURN = (31 * Math.PI) / 180;
const SCALE = 0.82;
/** Where a point of the drawing lands: along the axis, and away from it (below is more than 0). */
const landing = (along: number, away: number) => ({
  x: Math.round(374 + (along * Math.cos(TURN) + away * Math.sin(TURN)) * SCALE),
  y: Math.round(322 + (away * Math.cos(TURN) - along * Math.sin(TURN)) * SCALE),
});

const callout = (number: string, along: number, from: number, to: number, hot = false) => {
  const [tip, label] = [landing(along, from), landing(along, to)];
  const tone = hot ? '#ff5a1f' : INK;
  return `<path d="M${label.x} ${label.y}L${tip.x} ${tip.y}" stroke="${tone}"/><circle cx="${tip.x}"
    cy="${tip.y}" r="5" fill="${tone}" stroke="none"/>
    <circle cx="${label.x}" cy="${label.y}" r="25" fill="${hot ? tone : '#fff'}" stroke="${tone}"
    stroke-width="2.5"/>
    <text x="${label.x}" y="${label.y + 8}" text-anchor="middle" fill="${hot ? '#fff' : INK}" stroke="none"
    font-size="22" font-weight="700">${number}</text>`;
};

const exploded = `<svg width="716" height="652" viewBox="0 0 716 652" style="position:absolute;left:0;
  top:84px" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round">
  <defs><pattern id="fine" width="24" height="24" patternUnits="userSpaceOnUse"><path d="M24 0H0v24"
    stroke="#e4e9fb" stroke-width="1.2" fill="none"/></pattern></defs>
  <rect width="716" height="652" fill="url(#fine)" stroke="none"/>
  <g transform="translate(374 322) rotate(-31) scale(${SCALE})">
    <path d="M-440 0h850" stroke-dasharray="18 7 4 7" stroke-width="1.6" stroke="#7f8fd0"/>
    ${turned(372, 20, 62, '#fff', 30)}${spots(372, 46, 6, 5, '#dfe5ff')}
    ${gear(262)}${turned(208, 30, 40, '#fff', 28)}
    ${turned(4, 120, 27)}${turned(-36, 66, 36)}${turned(-76, 44, 25)}<path d="M62-6h46q7 6 0 12H62q-6-6 0-12z"
      fill="#dfe5ff"/>
    ${bearing(-150, '#ff5a1f', '#ffd9c9')}
    ${turned(-236, 18, 60, '#fff', 40)}
    ${turned(-330, 28, 84, '#fff', 44)}${spots(-330, 64, 6, 7, '#dfe5ff')}
    ${bolt(-58)}${bolt(0)}${bolt(58)}</g>
  ${callout('1', -400, 70, 142)}${callout('2', -316, -80, -150)}${callout('3', -228, 60, 142)}${callout('4', -138, -66, -150, true)}
  ${callout('5', 60, 22, 128)}${callout('6', 270, -96, -168)}${callout('7', 384, -56, -122)}
</svg>`;

const list: readonly [string, string, string, string, boolean][] = [
  ['3', 'Oil seal 40 × 62', '122 in stock', '₹ 180', false],
  ['4', 'Bearing 6206-2RS', '38 in stock', '₹ 640', true],
  ['5', 'Spindle shaft', '6 in stock', '₹ 8,900', false],
];

const part = ([
  number,
  name,
  stock,
  price,
  hot,
]: (typeof list)[number]) => `<div style="display:flex;align-items:center;gap:14px;padding:16px;
  border-radius:14px;margin-bottom:10px;
    ${hot ? 'background:#fff0e9;box-shadow:inset 0 0 0 2.500px #ff5a1f' : 'background:#f3f5fd'}">
  <span style="width:42px;height:42px;border-radius:50%;display:grid;place-items:center;font-weight:700;
    font-size:20px;background:${hot ? '#ff5a1f' : '#fff'};color:${hot ? '#fff' : INK}">${number}</span>
  <div style="flex:1"><div style="font-size:20px;font-weight:650">${name}</div><div style="font-size:17px;
    color:#5d6789;margin-top:2px">${stock}</div></div>
  <span style="font-size:20px;font-weight:700">${price}</span></div>`;

export const kalpurza = () =>
  cover(
    '#2442d6',
    `body{font-family:"Archivo Variable";color:#141d45} .mono{font-family:"JetBrains Mono Variable"}`,
    `<svg width="1200" height="800" style="position:absolute"><defs><pattern id="g" width="40" height="40"
      patternUnits="userSpaceOnUse"><path d="M40 0H0v40" stroke="#4461ec" stroke-width="1.5" fill="none"/>
        </pattern></defs><rect width="1200" height="800" fill="url(#g)"/></svg>
    ${tablet(
      { left: -46, top: 64, width: 1174, height: 860 },
      { make: 'slim', shell: '#17181b', back: '#fff' },
      `<div style="height:84px;display:flex;align-items:center;gap:16px;padding:0 30px 0 62px;
        border-bottom:2px solid #dfe5ff;background:#fff;position:relative;z-index:2">
        <svg width="44" height="44" viewBox="0 0 44 44"><circle cx="22" cy="22" r="15" fill="none"
        stroke="#2442d6" stroke-width="8" stroke-dasharray="7.850 3.930"/><circle cx="22" cy="22" r="11"
        fill="#2442d6"/><circle cx="22" cy="22" r="5" fill="#fff"/></svg>
        <span style="font-size:28px;font-weight:800;letter-spacing:-.02em">Kalpurza</span>
        <span class="mono" style="margin-left:16px;font-size:18px;
        color:#5d6789">KP-40T power press / spindle unit / fig. 12</span>
        <span style="margin-left:auto;color:#2442d6">${icon('search-bold', 30)}</span><span style="color:#2442d6;
        margin-left:10px">${icon('cart-bold', 30)}</span></div>
      ${exploded}
      <div style="position:absolute;right:0;top:84px;bottom:0;width:410px;background:#fff;border-left:2px
      solid #dfe5ff;padding:28px 28px">
        <div class="mono" style="font-size:18px;color:#ff5a1f;font-weight:600">KP-SP-0412</div>
        <div style="font-size:36px;font-weight:800;letter-spacing:-.025em;line-height:1.08;margin:6px 0
        14px">Spindle bearing, front</div>
        <div style="display:flex;align-items:end;gap:12px"><span style="font-size:46px;font-weight:800;
        letter-spacing:-.03em;line-height:1">₹ 640</span><span style="font-size:18px;
          color:#5d6789">each, GST extra</span></div>
        <div style="height:62px;border-radius:14px;background:#2442d6;color:#fff;display:flex;
        align-items:center;justify-content:center;gap:10px;font-size:21px;font-weight:700;margin:22px 0
          24px">${icon('plus', 24, '#fff', 2.6)}Add 2 to the order</div>
        ${each(list, part)}
        <div style="display:flex;align-items:center;gap:10px;font-size:18px;color:#5d6789;
        margin-top:18px">${icon('check-bold', 22, '#1d9a5b', 3)}Fits your machine no. 1184 of 2019</div></div>`,
    )}`,
  );
