import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { phone, phoneBar } from '../kit/phone.ts';

/** A cusped arch of the Shekhawati kind, standing on its floor. */
function arch(x: number, floor: number, width: number, height: number) {
  const half = width / 2;
  const spring = floor - height * 0.55;
  const cusp = (from: number, to: number, rise: number) =>
    `q${(to - from) * 0.15} ${-rise * 0.95} ${to - from} ${-rise}`;
  const up = height * 0.45;
  return `M${x - half} ${floor}V${spring}${cusp(0, half * 0.3, up * 0.42)}${cusp(0, half * 0.35, up * 0.3)}${cusp(0, half * 0.35, up * 0.28)}
    q${half * 0.2} 0 ${half * 0.35} ${up * 0.28}q${half * 0.2} 0 ${half * 0.35} ${up * 0.3}q${half * 0.26} ${up * 0.05} ${half * 0.3} ${up * 0.42}V${floor}Z`;
}

const STONE = '#e9a95b';
const SHADE = '#c67d35';
const LINE = '#8a4a1d';

function window(x: number, floor: number, state: 'free' | 'taken' | 'chosen') {
  const glass = { free: '#ffe9a8', taken: '#3b2f57', chosen: '#fff6d8' }[state];
  return `<path d="${arch(x, floor, 54, 82)}" fill="${SHADE}" stroke="${LINE}" stroke-width="2"/>
    <path d="${arch(x, floor - 4, 36, 64)}" fill="${glass}"/><path d="M${x} ${floor - 4}v-60"
    stroke="${LINE}" stroke-width="2" opacity=".5"/>
    <path d="M${x - 32} ${floor}h64v9h-64z" fill="${LINE}"/>
    ${
      state === 'chosen'
        ? `<rect x="${x - 38}" y="${floor - 96}" width="76" height="112" rx="14"
    fill="none" stroke="#fff" stroke-width="5"/>`
        : ''
    }`;
}

const dome = (x: number, floor: number, size: number) =>
  `<g transform="translate(${x} ${floor}) scale(${size})"><path fill="${STONE}" d="M-30 0v-34h6V0z
  M24 0v-34h6V0zM-4 0v-34h8V0z"/>
  <path fill="${LINE}" d="M-40-34h80v7h-80z"/><path fill="#d65a31"
  d="M-33-34c0-34 18-44 33-58 15 14 33 24 33 58z"/><path fill="${STONE}" d="M-2-92h4v-18h-4z"/>
  <circle cy="-112" r="5" fill="${STONE}"/></g>`;

const STATES: readonly ('free' | 'taken' | 'chosen')[][] = [
  ['taken', 'free', 'taken', 'free'],
  ['free', 'chosen', 'taken', 'free'],
];

const facade = `<svg width="432" height="560" viewBox="0 0 432 560" style="position:absolute;left:0;
  top:192px;overflow:visible">
  ${dome(74, 84, 0.75)}${dome(358, 84, 0.75)}${dome(216, 66, 0.86)}
  <path fill="${STONE}" d="M18 84h396v430H18z"/><path fill="#f3c179" d="M150 66h132v448H150z"/>
  <path fill="${LINE}" d="M10 78h144v12H10zM278 78h144v12H278zM142 58h148v13H142zM10 236h412v9H10z
  M10 384h412v9H10z"/>
  ${each(
    Array.from({ length: 22 }, (_, i) => i),
    (i) => `<path fill="#d65a31" d="M${20 + i * 18} 248h12l-6 11zM${20 + i * 18} 396h12l-6 11z"/>`,
  )}
  ${STATES.map((states, floor) => states.map((state, i) => window([52, 116, 316, 380][i] ?? 0, 216 + floor * 148, state)).join('')).join('')}
  <path d="${arch(216, 224, 96, 130)}" fill="${SHADE}" stroke="${LINE}" stroke-width="2.5"/>
  <path d="${arch(216, 220, 68, 100)}" fill="#ffe9a8"/>
  <path fill="${LINE}" d="M156 222h120l-14 26h-92z"/><path d="${arch(216, 366, 96, 120)}" fill="${SHADE}"
  stroke="${LINE}" stroke-width="2.5"/>
  <path d="${arch(216, 362, 68, 92)}" fill="#3b2f57"/><path fill="${LINE}" d="M156 366h120v10H156z"/>
  <path d="${arch(216, 514, 120, 112)}" fill="#5b2f1a"/><path d="${arch(216, 514, 88, 92)}" fill="#2a1630"/>
  ${each(
    [60, 118, 314, 372],
    (x) => `<path d="${arch(x, 514, 48, 92)}" fill="${SHADE}" stroke="${LINE}"
  stroke-width="2"/>`,
  )}
  <path fill="#b9702d" d="M0 510h432v50H0z"/></svg>`;

const bedroom = `<svg width="446" height="336" viewBox="0 24 446 336"><path fill="#f2d6ae"
  d="M0 0h446v400H0z"/>
  ${each(
    [88, 223, 358],
    (x) => `<path d="${arch(x, 268, 112, 214)}" fill="#cf8f4c"/>
  <path d="${arch(x, 268, 88, 184)}" fill="#7fb3c9"/><path d="${arch(x, 268, 88, 184)}" fill="#fbe3b0"
  opacity=".45"/><path fill="#d7a267" d="M${x - 44} 226q22-26 44-14t44 0v56h-88z"/>`,
  )}
  <path fill="#a33c22" d="M0 268h446v132H0z"/><path fill="#8a2f19" d="M0 330h446v70H0z"/>
  <path fill="#2c2350" d="M84 214q139-60 278 0v120H84z"/><path fill="#f8efe0" d="M70 268h306v66H70z"/>
  <path fill="#e2b13c" d="M70 300h306v44H70z"/>
  <path fill="#fff" d="M104 238h90v40h-90zM252 238h90v40h-90z"/><path fill="#d65a31" d="M176 250h94v32h-94z"/>
  ${each(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    (i) => `<path fill="#b2361d"
  d="m${84 + i * 27} 322 8-12 8 12-8 12z"/>`,
  )}
  <path fill="#5b2f1a" d="M60 262h14v104H60zM372 262h14v104h-14z"/><path stroke="#6b4a20" stroke-width="3"
  d="M223 0v46"/><path fill="#e2b13c" d="M203 46h40l-8 34h-24z"/></svg>`;

export const haveliKesariya = () =>
  cover(
    'linear-gradient(160deg, #e9a03a, #cf6f22)',
    `.scr { height: 100%; font-family: "Outfit Variable"; } h1 { font: 600 46px/1.04 "Lora Variable";
    letter-spacing: -.015em; }
    .key { display: flex; align-items: center; gap: 9px; font-size: 20px; } .key i { width: 18px;
    height: 18px; border-radius: 5px; }`,
    `<svg width="1200" height="800" style="position:absolute" fill="none" stroke="#7a3410"
    stroke-opacity=".18" stroke-width="3">
    ${each(
      [0, 1, 2, 3, 4, 5, 6],
      (i) => `<path d="${arch(100 + i * 180, 830, 170, 780)}"/>
    <path d="${arch(100 + i * 180, 830, 130, 690)}"/>`,
    )}</svg>
    ${phone(
      { left: 122, top: 44, width: 458 },
      { shell: '#2b1a10' },
      `<div class="scr" style="background:linear-gradient(#1c2357, #4b3a76 34%, #c96f4a 74%);
      color:#fff">${phoneBar('7:48', '#fff', 21)}
      <div style="padding:26px 30px 0"><p style="font-size:21px;color:#f6cf8d;
      letter-spacing:.02em">Haveli Kesariya, Nawalgarh</p>
      <h1 style="margin-top:8px">Pick a window</h1></div>${facade}
      <div style="position:absolute;left:0;right:0;bottom:0;height:222px;padding:20px 28px;
      background:#1c1a3b">
      <div style="display:flex;gap:24px"><span class="key"><i style="background:#ffe9a8"></i>Free</span><span class="key"><i style="background:#57497c"></i>Taken</span><span class="key"><i style="border:3px solid #fff"></i>Yours</span></div></div></div>`,
    )}
    ${phone(
      { left: 632, top: 84, width: 458 },
      { shell: '#2b1a10' },
      `<div class="scr" style="background:#fff7ea;color:#33190c">${bedroom}<div style="position:absolute;
      left:0;right:0;top:0">${phoneBar('7:49', '#33190c', 21)}</div>
      <div style="padding:26px 30px"><p style="font-size:21px;color:#a3591f;
      font-weight:600">Room 7, first floor</p><h1 style="margin-top:6px">Peacock<br>balcony room</h1>
      <p style="display:flex;gap:22px;margin-top:16px;font-size:22px;
      color:#6e4a35"><span>38 sq m</span><span>Courtyard view</span></p>
      <div style="display:flex;align-items:center;justify-content:space-between;margin-top:24px;
      padding-top:22px;border-top:2px solid #efdcc0"><div><b style="font-size:37px;
      font-weight:650">₹ 11,200</b><p style="font-size:20px;color:#8b6a53">a night, with dinner</p></div>
      <span style="display:flex;align-items:center;gap:10px;padding:21px 25px;border-radius:18px;
      background:#1c2357;color:#fff;font-size:24px;
      font-weight:600">Reserve ${icon('arrow', 24)}</span></div></div></div>`,
    )}`,
  );
