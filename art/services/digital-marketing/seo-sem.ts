import { glow, hue, icon, panel, scene, svg, traces } from '../kit/parts.ts';

const place = (rank: string, name: string, line: string, faint: boolean) =>
  `<div class="line" style="gap:22px;height:112px;${faint ? 'opacity:.62' : ''}"><span class="h m"
    style="width:56px;font-size:38px;text-align:right">${rank}</span>
    <div><div class="b" style="font-size:26px">${name}</div><div class="m s">${line}</div></div></div>`;

const page = `<div class="line"
  style="height:76px;padding:0 28px;border-radius:38px;border:2px solid ${hue.clay};font-size:28px;gap:16px;background:#fff">${icon('search', 34, `color:${hue.dark}`)}dentist in faridabad</div>
  <div style="margin-top:14px">${place('1', 'City Smile Dental', 'Sector 9, open till 8', true)}</div>
  <div style="height:178px"></div>
  ${place('3', 'Dr Grover Dental Care', 'NIT 5, by appointment', true)}
  <div class="rule"></div>
  ${place('13', 'Pearl Tooth Studio', 'Old Faridabad', true)}
  <div style="margin:6px 0 0;height:92px;border-radius:16px;border:3px dashed #b9c4ba;display:flex;align-items:center;gap:22px;color:${hue.muted}">
  <span class="h" style="width:56px;font-size:38px;text-align:right">14</span><span>Muskaan, in March</span>
  </div>`;

const hit = `<div class="line" style="gap:26px;height:100%"><span class="h"
  style="font-size:116px;letter-spacing:-.05em;color:${hue.ground}">2</span>
  <div style="color:${hue.ground}"><div class="b"
  style="font-size:33px;line-height:1.15">Muskaan Dental Clinic</div>
  <div style="font-size:25px;margin-top:6px">Root canal from ₹ 3,500, Sector 15</div></div></div>`;

const checks: readonly [string, string][] = [
  ['Pages indexed', '84 of 84'],
  ['Broken links', '0'],
  ['Largest paint', '1.1 s'],
  ['Schema', 'Dentist'],
];

const crawl = `<div class="h" style="font-size:34px">Crawl, 6 Oct</div>
  ${checks
    .map(
      ([name, value]) =>
        `<div class="rule" style="margin:13px 0"></div><div class="line"
          style="gap:10px">${icon('tick', 26, `color:${hue.bright}`)}<span>${name}</span><span class="b"
            style="margin-left:auto">${value}</span></div>`,
    )
    .join('')}`;

const search = `<div class="m">Search ad, same words</div><div class="h"
  style="font-size:54px;margin-top:6px">₹ 214</div><div style="font-size:25px">per appointment</div>`;

export const seoSem = () =>
  scene(
    '',
    glow(540, 450),
    panel('paper', { x: 62, y: 52, w: 560, h: 780, turn: -0.8, pad: '30px 34px' }, page),
    panel('ink', { x: 680, y: 444, w: 384, h: 330, turn: 1, pad: '28px 32px' }, crawl),
    panel('deep', { x: 700, y: 62, w: 348, h: 172, turn: 1.8, pad: '22px 30px' }, search),
    svg(
      1120,
      900,
      `<path d="M560 786h64l36-36V448" stroke="${hue.bright}" stroke-width="5" stroke-dasharray="2 13"/>
        <path d="M644 464l16-20 16 20" stroke="${hue.bright}" stroke-width="5"/>`,
      'position:absolute;inset:0',
    ),
    panel(
      '',
      { x: 96, y: 284, w: 676, h: 154, turn: 0.8, pad: '0 36px', style: `background:${hue.leaf}` },
      hit,
    ),
    traces('M772 350h50l50 50v46', [
      [772, 350],
      [872, 446],
    ]),
    traces('M822 350l40-40v-76', [[862, 238]]),
  );
