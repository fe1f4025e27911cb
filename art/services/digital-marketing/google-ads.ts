import { glow, hue, icon, panel, scene, svg, traces } from '../kit/parts.ts';

const box = `<div class="line"
  style="height:100%;gap:20px;font-size:34px">${icon('search', 44, `color:${hue.dark}`)}
  <span>ro water purifier service near me</span><i
  style="width:3px;height:42px;background:${hue.leaf};margin-left:-14px"></i></div>`;

const drop = svg(
  80,
  80,
  `<circle cx="40" cy="40" r="40" fill="${hue.deep}"/>
    <path d="M40 16c14 18 18 26 18 34a18 18 0 0 1-36 0c0-8 4-16 18-34z" fill="${hue.bright}"/>`,
);

const result = `<div class="line" style="gap:18px">${drop}<div><div class="b"
  style="font-size:27px">Nirmal Aqua Care</div>
    <div class="m s"><b style="color:${hue.text}">Sponsored</b> &nbsp;nirmalaqua.example</div></div></div>
  <div style="font:600 46px/1.12 'Geist Variable';letter-spacing:-.02em;color:${hue.dark};margin:20px 0 12px">RO service today, ₹ 399 flat</div>
  <div style="font-size:26px;line-height:1.36">A trained fitter in 90 minutes across Faridabad. Filters carry a one-year warranty.</div>
  <div class="line" style="margin-top:20px;gap:14px"><span class="pill"
  style="font-size:24px;padding:9px 20px">${icon('call', 26)}Call</span>
    <span class="pill" style="font-size:24px;padding:9px 20px">Book a slot</span><span class="pill"
    style="font-size:24px;padding:9px 20px">Prices</span></div>`;

const words: readonly [string, string, string, string][] = [
  ['ro service near me', '1,842', '11.8%', '₹ 96'],
  ['water purifier repair', '1,206', '9.4%', '₹ 118'],
  ['ro filter change price', '764', '8.1%', '₹ 132'],
];

const table = `<table style="width:100%;border-collapse:collapse;font-size:26px">
  <tr class="m" style="font-size:22px"><td>Keyword</td><td>Clicks</td><td>Click rate</td><td>Per booking</td>
  </tr>
  ${words
    .map(
      ([word, clicks, rate, cost], index) => `<tr><td>${word}</td><td>${clicks}</td><td>${rate}</td>
        <td class="h ${index === 0 ? 'g' : ''}" style="font-size:${index === 0 ? 44 : 30}px">${cost}</td>
        </tr>`,
    )
    .join('')}</table>`;

export const googleAds = () =>
  scene(
    `td { text-align: right; height: 62px; border-top: 2px solid ${hue.line}; } td:first-child { text-align: left; }
     tr:first-child td { border: 0; height: 40px; }`,
    glow(560, 420),
    panel('paper', { x: 88, y: 66, w: 838, h: 100, pad: '0 34px', style: 'border-radius:50px' }, box),
    panel('ink', { x: 56, y: 566, w: 940, h: 266, pad: '22px 36px' }, table),
    panel('paper', { x: 306, y: 204, w: 752, h: 356, turn: 1.2, pad: '32px 40px' }, result),
    traces('M160 166v160l50 50h94M160 326v240', [
      [160, 166],
      [304, 376],
      [160, 566],
    ]),
  );
