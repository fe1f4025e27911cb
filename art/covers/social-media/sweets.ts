import { each } from '../kit/cover.ts';

/** Sweets for the pictures of a sweet house: each fills a box of 200 by 140. */
const laddoo = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="30" fill="#f0a21c"/>${each(
    [-18, -8, 4, 14, -14, 0, 12, -4, 20, -22, 8],
    (dx, i) =>
      `<circle cx="${dx}" cy="${((i * 13) % 40) - 20}" r="${4 + (i % 3)}"
      fill="${i % 2 ? '#f9c04d' : '#d98209'}"/>`,
  )}<path fill="#8fbf5a" d="m-6-24 12-3 3 5-11 4z"/></g>`;

const katli = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path fill="#d8cdb9" d="m0-22 40 22v10L0 32l-40-22V0z"/>
  <path fill="#f6efe1" d="m0-22 40 22L0 22-40 0z"/><path fill="#dfe3e6" d="m0-13 24 13L0 13-24 0z"/>
  <path fill="#fff" d="m-6-9 14 8-4 2-14-8z"/></g>`;

const plate = (colour: string) =>
  `<ellipse cx="100" cy="104" rx="86" ry="24" fill="#0002"/><ellipse cx="100" cy="98" rx="84" ry="24"
  fill="${colour}"/><ellipse cx="100" cy="95" rx="68" ry="17" fill="#0000001a"/>`;

const coil = Array.from({ length: 70 }, (_, i) => {
  const reach = 4 + i * 0.74;
  const turn = i * 0.26;
  return `${i ? 'L' : 'M'}${(100 + Math.cos(turn) * reach * 1.3).toFixed(1)} ${(72 + Math.sin(turn) * reach).toFixed(1)}`;
}).join('');

const SWEETS = {
  laddoo: `${plate('#c9973f')}${laddoo(66, 84, 0.95)}${laddoo(136, 84, 0.95)}${laddoo(101, 50, 0.95)}`,
  katli: `${katli(62, 86)}${katli(138, 86)}${katli(100, 64)}${katli(100, 40)}`,
  jalebi: `<path d="${coil}" fill="none" stroke="#b94a00" stroke-width="15" stroke-linejoin="round"
  stroke-linecap="round"/><path d="${coil}" fill="none" stroke="#ff8a1f" stroke-width="10"
  stroke-linejoin="round" stroke-linecap="round"/><path d="${coil}" fill="none" stroke="#ffc36b"
  stroke-width="2.5" stroke-dasharray="9 22"/>`,
  jamun: `<path fill="#f4ead8" d="M22 66h156c0 40-30 66-78 66S22 106 22 66z"/><path fill="#d1447b"
  d="M30 92q70 22 140 0l-5 10q-65 18-130 0z"/><ellipse cx="100" cy="66" rx="78" ry="22"
  fill="#e0a04a"/>${each(
    [
      [66, 60],
      [100, 68],
      [136, 58],
      [98, 46],
    ],
    ([x = 0, y = 0]) =>
      `<circle cx="${x}" cy="${y}" r="23" fill="#6b2a12"/><ellipse cx="${x - 7}" cy="${y - 9}" rx="8" ry="5"
      fill="#b8694a"/>`,
  )}`,
  barfi: each(
    [
      [52, 88],
      [108, 88],
      [164, 88],
      [80, 44],
      [136, 44],
    ],
    ([x = 0, y = 0]) =>
      `<g transform="translate(${x - 26} ${y - 18})"><path fill="#5e8f3c" d="M0 14h50v32H0z"/>
      <path fill="#a9d07a" d="M0 0h50v22H0z"/><path fill="#f3f0df" d="M0 22h50v6H0z"/><path fill="#7b4a9e"
      d="m10 6 10 4-2 5-10-3zM30 8l11-2 1 5-11 3z"/></g>`,
  ),
  box: `<path fill="#8c0f45" d="M26 50h148v78H26z"/><path fill="#a91757" d="M18 36h164v28H18z"/>
  <path fill="#f0b73e" d="M88 36h24v92H88zM26 88h148v14H26z"/><path fill="#ffd36e"
  d="M100 36C70 40 56 26 64 12s32 2 36 24c4-22 28-38 36-24s-6 28-36 24Z"/>`,
  diya: `<path fill="#ffcf4d" d="M100 14c16 22 22 32 22 44a22 22 0 0 1-44 0c0-12 6-22 22-44Z"/>
  <path fill="#ff8a1f" d="M100 36c8 12 11 17 11 24a11 11 0 0 1-22 0c0-7 3-12 11-24Z"/><path fill="#b4491f"
  d="M24 76q76 30 152 0c0 36-32 56-76 56S24 112 24 76Z"/><path fill="#e0692f"
  d="M24 76q76-24 152 0-76 30-152 0Z"/>${each(
    [52, 76, 100, 124, 148],
    (x) => `<circle cx="${x}" cy="104"
  r="5" fill="#ffd36e"/>`,
  )}`,
};

export type Sweet = keyof typeof SWEETS;

export const sweet = (name: Sweet) => `<svg width="100%" viewBox="0 0 200 140">${SWEETS[name]}</svg>`;
