import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { laptop } from '../kit/laptop.ts';

const brass = `<linearGradient id="brass" x1="0" x2="1"><stop offset="0" stop-color="#5a3608"/><stop
  offset=".18" stop-color="#c98d28"/><stop offset=".36" stop-color="#fff0b5"/><stop offset=".5"
    stop-color="#d99e35"/><stop offset=".8" stop-color="#8a5712"/><stop offset="1" stop-color="#3f2504"/>
      </linearGradient>
  <radialGradient id="glow"><stop offset="0" stop-color="#ffcf6b" stop-opacity=".95"/><stop offset=".25"
    stop-color="#ff9a2e" stop-opacity=".45"/><stop offset="1" stop-color="#ff8a1e" stop-opacity="0"/>
      </radialGradient>`;

const flame = (x: number, y: number, size: number) =>
  `<circle cx="${x}" cy="${y - 20 * size}" r="${130 * size}" fill="url(#glow)"/><path d="M${x}
    ${y}q${-16 * size} ${-14 * size} ${-2 * size} ${-52 * size}q${22 * size} ${30 * size} ${2 * size}
      ${52 * size}z" fill="#ffb52e"/><path d="M${x} ${y - 3}q${-8 * size} ${-8 * size} 0
        ${-28 * size}q${10 * size} ${17 * size} 0 ${28 * size}z" fill="#fff6cf"/>`;

/** A standing lamp turned on the lathe: rings, bulbs and a five-wick bowl, mirrored about its stem. */
const standing = (
  x: number,
  floor: number,
  size: number,
) => `<g transform="translate(${x} ${floor}) scale(${size})"><ellipse cy="4" rx="130" ry="16" fill="#000"
  opacity=".5"/>
  <path d="M-104 0q0-16 24-20 40-10 52-34h56q12 24 52 34 24 4 24 20z" fill="url(#brass)"/><path
    d="M-30-54h60l-8-14h-44z" fill="url(#brass)"/>
  <rect x="-11" y="-190" width="22" height="124" fill="url(#brass)"/><ellipse cy="-98" rx="27" ry="13"
    fill="url(#brass)"/><ellipse cy="-140" rx="36" ry="24" fill="url(#brass)"/><ellipse cy="-178" rx="25"
    ry="11" fill="url(#brass)"/>
  <rect x="-9" y="-290" width="18" height="106" fill="url(#brass)"/><ellipse cy="-214" rx="21" ry="10"
    fill="url(#brass)"/><ellipse cy="-248" rx="28" ry="19" fill="url(#brass)"/>
  <path d="M-104-318q10 38 104 38t104-38z" fill="url(#brass)"/><ellipse cy="-318" rx="108" ry="17"
    fill="#f3cd71"/><ellipse cy="-318" rx="94" ry="12" fill="#5a3608"/>
  <path d="M-6-318V-372h12v54z" fill="url(#brass)"/><path d="M0-420q22 20 12 40T0-366q-22 0-12-16T0-420z"
    fill="url(#brass)"/>
  ${flame(-98, -322, 0.9)}${flame(-50, -312, 1)}${flame(50, -312, 1)}${flame(98, -322, 0.9)}${flame(0, -306, 1.1)}</g>`;

const small: readonly [string, string, string][] = [
  [
    'Urli, 10 inch',
    '₹ 3,150',
    `<path d="M20 74q6 40 80 40t80-40z" fill="url(#brass)"/><ellipse cx="100" cy="74" rx="84" ry="16"
      fill="#f3cd71"/><ellipse cx="100" cy="74" rx="70" ry="11" fill="#2c5f66"/><g fill="#e2572b"><circle
      cx="70" cy="73" r="8"/><circle cx="104" cy="77" r="9"/><circle cx="136" cy="72" r="7"/></g>`,
  ],
  [
    'Hanging diya',
    '₹ 1,890',
    `<path d="M100 0v64M60 78L100 40 140 78" stroke="#c98d28" stroke-width="4" fill="none"/><path d="M44 80q10
      34 56 34t56-34z" fill="url(#brass)"/><ellipse cx="100" cy="80" rx="58" ry="9"
        fill="#f3cd71"/>${flame(100, 80, 0.62)}`,
  ],
];

export const jhilmil = () =>
  cover(
    '#c98a2c',
    'body{font-family:"Fraunces Variable";color:#fbeed3}',
    `<svg width="1200" height="800" style="position:absolute" fill="none" stroke="#dba24a" stroke-width="3"><g
      transform="translate(600 330)">${each(
        Array.from({ length: 36 }),
        (_, i) => `<path d="M0-330q60-120
        0-240-60 120 0 240z"
          transform="rotate(${i * 10})"/>`,
      )}${each(
        Array.from({ length: 18 }),
        (_, i) => `<path
            d="M0-570q60-130 0-260-60 130 0 260z" transform="rotate(${i * 20})"/>`,
      )}</g></svg>
    <svg width="0" height="0" style="position:absolute"><defs>${brass}</defs></svg>
    ${laptop(
      { left: 96, top: 54, width: 1008, height: 672 },
      { make: 'slim', metal: '#e0c48f', edge: '#8d7141', back: '#170d05' },
      `<svg width="972" height="640" style="position:absolute;left:0;top:0"><defs><radialGradient id="wall"
        cx=".72" cy=".36" r=".7"><stop offset="0" stop-color="#5c3311"/><stop offset=".5"
        stop-color="#2b1707"/><stop offset="1" stop-color="#140b04"/></radialGradient></defs><rect width="972"
          height="640" fill="url(#wall)"/>
        <path d="M0 560h972v80H0z" fill="#0e0703"/>${standing(706, 566, 1.12)}</svg>
      <div style="position:absolute;left:44px;right:40px;top:28px;display:flex;align-items:center;gap:30px;
      font-size:20px;color:#d9bf90"><span style="font-size:30px;font-weight:650;color:#f3cd71;
      letter-spacing:-.02em">Jhilmil</span><span>Lamps</span><span>Urlis</span><span>Bells</span><span
        style="margin-left:auto;display:flex;gap:20px">${icon('search-bold', 27)}${icon('cart-bold', 27)}</span></div>
      <div style="position:absolute;left:44px;top:112px;width:440px"><div style="font-size:66px;
      font-weight:500;line-height:1;letter-spacing:-.035em">A lamp for<br>every night</div></div>
      <div style="position:absolute;left:44px;top:268px;width:420px;font-size:22px;line-height:1.4;
      color:#d9bf90">Five-wick lamp, 22 inches, cast and turned in one piece by Shakeel and sons.</div>
      <div style="position:absolute;left:44px;top:350px;display:flex;align-items:center;gap:22px"><span
      style="font-size:44px;font-weight:600;color:#f3cd71">₹ 8,640</span><span style="height:62px;
      border-radius:32px;background:#f3cd71;color:#2b1707;font-size:22px;font-weight:650;padding:0 30px;
      display:grid;place-items:center">Add to basket</span></div>
      <div style="position:absolute;left:44px;top:450px;display:flex;
      gap:18px">${each(
        small,
        ([name, price, art]) => `<div style="width:216px;border-radius:18px;
        background:#2b1a0b;border:1.5px solid #5a3b18;padding:0 18px 14px;overflow:hidden"><svg width="170"
        height="98" viewBox="0 0 200 120" style="margin:0 auto">${art}</svg><div style="font-size:19px;
        margin-top:4px">${name}</div><div style="font-size:21px;font-weight:650;color:#f3cd71">${price}</div>
          </div>`,
      )}</div>
      <div style="position:absolute;right:36px;bottom:22px;font-size:19px;
      color:#d9bf90">4.2 kg, no two alike</div>`,
    )}`,
  );
