import { glow, hue, icon, panel, scene, svg, traces } from '../kit/parts.ts';

const orders: readonly [string, string, string, string, boolean][] = [
  ['SO 2318', 'Karnal Agro Parts', '24 cartons', 'Loaded', true],
  ['SO 2319', 'Bhiwani Pumps', '8 cartons', 'Picking', false],
  ['SO 2320', 'Rewari Tools', '61 cartons', 'Picking', false],
  ['SO 2321', 'Hisar Electricals', '15 cartons', 'Invoice sent', true],
];

const board = `<div class="row" style="padding:24px 36px 16px">
    <span class="h" style="font-size:40px">Dispatch, Ballabgarh</span></div>
  <div style="display:flex;gap:56px;padding:0 36px 18px">
    ${[
      ['Orders today', '46'],
      ['Cartons out', '1,284'],
      ['Billed', '₹ 4,82,600'],
    ]
      .map(
        ([label, value]) =>
          `<div><div class="m s">${label}</div><div class="h" style="font-size:46px">${value}</div></div>`,
      )
      .join('')}
  </div>
  ${orders
    .map(
      ([id, name, count, state, done]) => `<div class="rule"></div>
      <div class="line"
      style="height:65px;padding:0 36px;gap:0;${id === 'SO 2318' ? 'background:#e8f5ec' : ''}">
        <span class="mono m" style="width:136px;flex:none">${id}</span><span class="b"
        style="width:280px;flex:none;font-size:26px">${name}</span>
        <span style="width:184px;flex:none">${count}</span>
        <span class="pill"
        style="${done ? '' : `background:${hue.sand};color:${hue.muted}`}">${done ? icon('tick', 22) : ''}${state}</span>
          </div>`,
    )
    .join('')}`;

const widths = [5, 3, 8, 3, 3, 6, 10, 3, 5, 3, 8, 5, 3, 3, 10, 5, 3, 6, 3, 8, 3, 5, 3, 3, 8, 5, 10, 3, 5, 3];
let at = 0;
const bars = widths
  .map((width, index) => {
    const bar =
      index % 2 === 0 ? `<rect x="${at}" width="${width * 2}" height="92" fill="${hue.text}"/>` : '';
    at += width * 2;
    return bar;
  })
  .join('');

const label = `<div class="row"><span class="b">Carton 17 of 24</span><span class="mono">SO 2318</span></div>
  <div class="h" style="font-size:58px;margin:16px 0 2px">Karnal</div>
  <div class="m">Karnal Agro Parts, GT Road</div>
  ${svg(300, 92, bars, 'margin-top:20px;width:318px')}
  <div class="row mono" style="font-size:22px;margin-top:10px"><span>8 904217 002318</span>
  <span>24.6 kg</span></div>`;

const run = `<div class="mono m s">$ npm test</div>
  ${['stock never goes below zero', 'two pickers, one carton', 'GST split, Haryana to Delhi']
    .map(
      (name) =>
        `<div class="line" style="margin-top:11px">${icon('tick', 28, `color:${hue.bright}`)}${name}</div>`,
    )
    .join('')}
  <div class="line" style="align-items:baseline;gap:14px;margin-top:16px"><span class="h g"
  style="font-size:72px">212</span>
    <span style="font-size:28px">passed, 0 failed</span></div>`;

export const softwareDevelopment = () =>
  scene(
    '',
    glow(560, 480),
    panel('ink', { x: 62, y: 52, w: 500, h: 330, turn: -1, pad: '24px 34px' }, run),
    panel('paper', { x: 70, y: 366, w: 868, h: 470 }, board),
    panel(
      'paper',
      { x: 676, y: 58, w: 384, h: 354, turn: 2.6, pad: '26px 32px', style: `background:#fffefb` },
      label,
    ),
    traces(
      'M1030 430v160l-40 40h-52',
      [
        [938, 630],
        [1030, 420],
      ],
      [],
    ),
  );
