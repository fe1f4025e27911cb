import { glow, hue, icon, panel, scene, svg } from '../kit/parts.ts';

/** Each channel with the enquiries it brought; the width of its stream is that number. */
const channels: readonly [string, string, string, number, number][] = [
  ['Search ads', '₹ 38,000', '164', 66, 88],
  ['Reels', '₹ 21,500', '118', 47, 272],
  ['Map listing', 'no spend', '86', 34, 456],
  ['Mail', '₹ 4,200', '44', 18, 640],
];

let landing = 296;
const streams = channels
  .map(([, , , width, y], index) => {
    const from = y + 70;
    const to = landing + width / 2;
    landing += width + 3;
    const tone = [hue.leaf, '#1d8a4c', '#18703f', hue.bright][index];
    return `<path d="M330 ${from}C440 ${from} 440 ${to} 570 ${to}" stroke="${tone}" stroke-width="${width}"
      stroke-linecap="butt"/>`;
  })
  .join('');

const tiles = channels
  .map(([name, spend, count, , y]) =>
    panel(
      'ink',
      { x: 54, y, w: 310, h: 140, pad: '24px 28px' },
      `<div class="row"><span class="b" style="font-size:28px">${name}</span><span class="h g"
        style="font-size:46px">${count}</span></div>
       <div class="m" style="margin-top:8px">${spend}</div>`,
    ),
  )
  .join('');

const row = (name: string, value: string) =>
  `<div class="rule" style="margin:18px 0"></div><div class="row" style="font-size:26px">
    <span class="m">${name}</span><span class="b">${value}</span></div>`;

const report = `<div class="row m s"><span>Report, September</span><span>Page 1 of 4</span></div>
  <div class="h" style="font-size:34px;margin-top:12px">Arogya Diagnostics</div>
  <div class="h g" style="font-size:176px;letter-spacing:-.05em;margin-top:22px">412</div>
  <div style="font-size:27px;margin-top:4px">enquiries, 97 more in a month</div>
  <div style="height:14px"></div>
  ${row('Spent', '₹ 63,700')}${row('Cost per enquiry', '₹ 155')}${row('Came to the lab', '231')}`;

export const digitalMarketingBrand = () =>
  scene(
    '',
    glow(560, 450),
    svg(1120, 900, streams, 'position:absolute;inset:0'),
    tiles,
    panel('paper', { x: 556, y: 58, w: 506, h: 652, turn: 1.4, pad: '34px 40px' }, report),
    panel(
      'deep',
      { x: 470, y: 698, w: 548, h: 132, turn: -1.2, pad: '22px 28px' },
      `<div class="line" style="gap:22px"><span
        style="width:84px;height:84px;border-radius:50%;background:${hue.leaf};color:${hue.ground};display:grid;place-items:center">${icon('call', 44)}</span>
        <div><div class="b" style="font-size:28px">Suman Yadav, Sector 16</div><div class="m"
        style="font-size:25px">Full body check, from the map</div></div></div>`,
    ),
  );
