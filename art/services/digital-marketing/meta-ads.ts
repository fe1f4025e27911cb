import { curve, glow, hue, icon, panel, scene, svg, traces } from '../kit/parts.ts';

/** A modular kitchen, at any size. */
export const kitchen = (width: number, height: number) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 480 400" preserveAspectRatio="xMidYMid slice"
    fill="none">
   <path d="M-200-200h900v900h-900z" fill="#dfe9dc"/><path d="M-200 318h900v400h-900z" fill="#c9bf9f"/>
   <path d="M-60 40h250v110H-60zM330 40h250v110H330z" fill="${hue.moss}"/><path d="M65 40v110M455 40v110"
   stroke="${hue.deep}" stroke-width="4"/>
   <path d="M206 40h108l14 76H192z" fill="#b8c4ba"/><path d="M232-200h56v240h-56z" fill="#a4b3a7"/>
   <path d="M-60 218h640v16H-60z" fill="${hue.paper}"/><path d="M-60 234h640v92H-60z" fill="${hue.dark}"/>
   <path d="M65 234v92M190 234v92M330 234v92M455 234v92" stroke="#0a5c2f" stroke-width="4"/>
   <path d="M84 256h40M210 256h40M350 256h40" stroke="${hue.bright}" stroke-width="5"/>
   <path d="M214 214h92v6h-92zM226 186h68v28h-68zM218 192h84" fill="${hue.text}" stroke="${hue.text}"
   stroke-width="4"/>
   <path d="M400 218v-30h34v30zM417 188c-22-16-14-38 0-46 14 8 22 30 0 46z" fill="${hue.leaf}"/>
   <circle cx="120" cy="198" r="20" fill="${hue.gold}"/><path d="M86 206h68l-8 12H94z" fill="#8b6b3e"/>
   </svg>`;

const badge = `<span class="h"
  style="width:68px;height:68px;border-radius:50%;background:${hue.deep};color:${hue.bright};display:grid;place-items:center;font-size:32px">A</span>`;

const ad = `<div class="line" style="padding:24px 28px;gap:18px">${badge}
    <div><div class="b" style="font-size:28px">Aangan Interiors</div><div class="m s">Sponsored</div></div>
    </div>
  <div style="padding:0 28px 18px;font-size:27px;line-height:1.3">Your kitchen in 21 days, or the last bill is ours.</div>
  ${kitchen(484, 372)}
  <div class="row" style="padding:20px 28px;background:${hue.sand}"><div><div class="m"
  style="font-size:20px">aangan.example</div><div class="b" style="font-size:27px">From ₹ 1.9 lakh</div></div>
    <span class="button" style="padding:14px 22px;font-size:24px">Get a plan</span></div>
  <div class="row m" style="padding:18px 28px;font-size:24px"><span class="line"
  style="gap:8px">${icon('heart', 32)}1,204</span><span class="line"
    style="gap:8px">${icon('comment', 32)}86</span><span class="line"
      style="gap:8px">${icon('share', 32)}41</span></div>`;

const story = `${kitchen(254, 372)}<div style="position:absolute;inset:0;padding:20px">
    <div style="height:5px;border-radius:3px;background:#10201a33"><i
    style="display:block;width:40%;height:5px;border-radius:3px;background:${hue.text}"></i></div>
    <div class="h"
    style="display:inline-block;font-size:32px;margin-top:16px;padding:8px 14px 10px;border-radius:10px;background:${hue.deep}">In 21 days</div>
      </div>
  <div style="position:absolute;left:18px;right:18px;bottom:20px"><div class="button"
  style="height:56px;font-size:23px;background:${hue.paper};color:${hue.text}">Get a plan</div></div>`;

const points: readonly [number, number][] = [
  [20, 26],
  [110, 44],
  [200, 92],
  [290, 118],
  [380, 158],
  [450, 168],
];

const falling = `<div class="m">Cost per enquiry</div>
  <div class="line" style="align-items:baseline;gap:18px"><span class="h g"
  style="font-size:84px">₹ 168</span><span class="m" style="font-size:28px">was ₹ 412</span></div>
  ${svg(
    480,
    200,
    `<path d="M0 190h480" stroke="${hue.line}" stroke-width="2"/>
    <path d="${curve(points)}V190H20z" fill="${hue.leaf}" fill-opacity=".16"/><path d="${curve(points)}"
    stroke="${hue.bright}" stroke-width="6"/><circle cx="450" cy="168" r="12"
      fill="${hue.bright}"/>`,
    'margin-top:-6px',
  )}
  <div class="row m s" style="margin-top:6px"><span>Week 1</span><span>Week 6</span></div>`;

const placement = (name: string, share: number) =>
  `<div class="line s" style="gap:12px;height:38px"><span style="width:74px">${name}</span><i
    style="height:12px;border-radius:6px;width:${share * 2.1}px;background:${hue.leaf}"></i>
      <span class="b">${share}%</span></div>`;

export const metaAds = () =>
  scene(
    '',
    glow(560, 430),
    panel('', { x: 806, y: 60, w: 254, h: 372, turn: 2.4, style: 'border-radius:28px' }, story),
    panel(
      'deep',
      { x: 510, y: 150, w: 330, h: 206, turn: 1, pad: '22px 26px 0 50px' },
      `<div class="b"
        style="margin-bottom:8px">Placements</div>${placement('Feed', 54)}${placement('Story', 31)}${placement('Reel', 15)}`,
    ),
    panel('paper', { x: 54, y: 52, w: 484, h: 780, turn: -1.4 }, ad),
    panel('ink', { x: 532, y: 446, w: 532, h: 386, turn: 0.8, pad: '26px 28px' }, falling),
    traces('M700 356v90', [
      [700, 356],
      [700, 448],
    ]),
  );
