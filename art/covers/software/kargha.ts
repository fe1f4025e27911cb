import { ring } from '../kit/chart.ts';
import { avatar, cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { tablet } from '../kit/tablet.ts';

const STRIPES: readonly (readonly [string, number])[] = [
  ['#8c2f22', 120],
  ['#f1e3c8', 18],
  ['#d9822b', 60],
  ['#f1e3c8', 10],
  ['#1f4a5f', 150],
  ['#f1e3c8', 10],
  ['#d9822b', 30],
  ['#8c2f22', 70],
  ['#f1e3c8', 34],
  ['#1f4a5f', 60],
];

/** A durrie laid under the tablet: its stripes, with the ribs of the weave over them. */
function durrie() {
  let x = -20;
  const bands = [...STRIPES, ...STRIPES, ...STRIPES].map(([colour, width]) => {
    const band = `<rect x="${x}" width="${width}" height="800" fill="${colour}"/>`;
    x += width;
    return band;
  });
  return `<svg width="1200" height="800" style="position:absolute"><defs><pattern id="weave" width="8"
  height="6" patternUnits="userSpaceOnUse"><path d="M0 1.5h4M4 4.5h4" stroke="#000" stroke-opacity=".2"
  stroke-width="2"/><path d="M0 4.5h4M4 1.5h4" stroke="#fff" stroke-opacity=".13"
  stroke-width="2"/></pattern></defs>${bands.join('')}<path fill="url(#weave)" d="M0 0h1200v800H0z"/></svg>`;
}

const YARNS = ['#8c2f22', '#d9822b', '#1f4a5f', '#f1e3c8'];

const lines = (count: number) => Array.from({ length: count }, (_, i) => i);

/** The loom from the front: beam, heddles, the cloth that has been woven, and the shuttle. */
const loom = `<svg width="520" height="392" viewBox="0 0 520 392">
  <path fill="#6b4426" d="M20 0h32v392H20zM468 0h32v392h-32z"/><path fill="#8a5a34" d="M20 0h10v392H20z
  M468 0h10v392h-10z"/>
  <rect x="4" y="22" width="512" height="40" rx="20" fill="#8a5a34"/><rect x="52" y="18" width="416"
  height="48" rx="10" fill="#f1e3c8"/>
  ${each(
    lines(52),
    (i) => `<path d="M${58 + i * 7.9} 64V246" stroke="${YARNS[((i / 4) % 4) | 0]}"
  stroke-width="3"/>`,
  )}
  <rect x="40" y="112" width="440" height="18" rx="6" fill="#4c2f19"/><rect x="40" y="152" width="440"
  height="18" rx="6" fill="#4c2f19"/>
  <rect x="36" y="206" width="448" height="26" rx="8"
  fill="#a56f41"/>${each(
    lines(55),
    (i) => `<path d="M${52 + i * 7.7} 212v14" stroke="#6b4426"
  stroke-width="2.5"/>`,
  )}
  <path fill="#f1e3c8" d="M54 246h412v110H54z"/>${each(
    [
      ['#8c2f22', 246, 24],
      ['#d9822b', 278, 10],
      ['#1f4a5f', 296, 30],
      ['#d9822b', 334, 8],
      ['#8c2f22', 346, 10],
    ],
    ([colour, y, height]) => `<path fill="${colour}" d="M54 ${y}h412v${height}H54z"/>`,
  )}
  ${each(lines(13), (i) => `<path fill="#f1e3c8" d="m${70 + i * 31} 311 10-10 10 10-10 10z"/>`)}
  <rect x="4" y="352" width="512" height="40" rx="20" fill="#8a5a34"/><path fill="#c98b4f"
  d="M196 238q64-22 128 0-64 22-128 0Z"/><path fill="#d9822b" d="M226 238q34-9 68 0-34 9-68 0Z"/></svg>`;

const yarn = (colour: string, name: string, kilos: string) =>
  `<p style="display:flex;align-items:center;gap:14px;font-size:23px"><svg width="40" height="40"
  viewBox="0 0 40 40"><circle cx="20" cy="20" r="19" fill="${colour}"/>
  <path d="M5 14c10 8 20 8 30-2M4 22c12 8 24 6 32-4M9 31c10 2 20-2 26-12" fill="none" stroke="#fff"
  stroke-opacity=".45" stroke-width="2.5"/></svg>${name}<b style="margin-left:auto;
  font-weight:600">${kilos}</b></p>`;

export const kargha = () =>
  cover(
    '#8c2f22',
    `.app { display: grid; grid-template-columns: 584px 1fr; height: 100%;
    font-family: "Work Sans Variable"; color: #2a1c12; background: #fffaf1; }
    .go { display: flex; align-items: center; justify-content: center; gap: 12px; height: 92px;
    border-radius: 18px; font-size: 29px; font-weight: 650; }`,
    `${durrie()}${tablet(
      { left: 60, top: 66, width: 1080, height: 800 },
      {},
      `<div class="app"><div style="padding:26px 32px;background:#f3e7d2"><div style="display:flex;
      align-items:center;gap:16px;font-size:24px"><span style="padding:8px 18px;border-radius:10px;
      background:#2a1c12;color:#fff;font-weight:600">Loom 17</span><span style="display:flex;
      align-items:center;gap:10px;color:#2c7a43;font-weight:650"><i style="width:16px;height:16px;
      border-radius:50%;background:#2ea35a"></i>Running, 94 picks</span></div>
      <h1 style="margin-top:16px;font:650 41px/1.05 'Bricolage Grotesque Variable';
      letter-spacing:-.03em">Job 3082, Diamond durrie</h1><div style="margin-top:26px">${loom}</div>
      <div style="display:grid;grid-template-columns:1.3fr 1fr;gap:16px;margin-top:30px"><span class="go"
      style="background:#2c7a43;color:#fff">${icon('check', 36, '#fff', 2.8)}Piece done</span><span class="go" style="background:#d9822b;color:#2a1508">${icon('warn', 34, '#2a1508', 2.2)}Stop</span></div></div>
      <div style="padding:28px 32px"><div style="display:flex;align-items:center;
      gap:14px">${avatar('IA', '#1f4a5f', 58)}<div><b style="font-size:25px;
      font-weight:650">Irfan Ansari</b><p style="font-size:21px;
      color:#80705f">Shift 1, till 2 pm</p></div></div>
      <div style="display:grid;place-items:center;
      margin:26px 0 24px">${ring(0.69, 262, 30, '#8c2f22', '#efe1c9', '<b style="font-size:82px;font-weight:700;letter-spacing:-.05em;line-height:1">62</b><span style="font-size:25px;color:#80705f">of 90 pieces</span>')}</div>
      <p style="font-size:21px;color:#80705f;margin-bottom:12px">Yarn at the loom</p>
      <div style="display:grid;gap:13px">${yarn('#8c2f22', 'Madder 2/20', '14.2 kg')}${yarn('#1f4a5f', 'Indigo 2/20', '9.6 kg')}${yarn('#d9822b', 'Turmeric 2/20', '3.1 kg')}</div>
      <p style="margin-top:22px;padding:18px 20px;border-radius:14px;background:#fbe4c4;font-size:22px;
      line-height:1.3">Ships 24 Nov to Rotterdam. <b>2 days ahead.</b></p></div></div>`,
    )}`,
  );
