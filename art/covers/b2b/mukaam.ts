import { avatar, cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { laptop } from '../kit/laptop.ts';

/** Longitude and latitude of the stops on the way down NH 48. */
const stops: readonly [string, number, number, 'left' | 'right'][] = [
  ['Sonipat', 77.0, 28.99, 'left'],
  ['Jaipur', 75.79, 26.91, 'right'],
  ['Udaipur', 73.71, 24.58, 'right'],
  ['Vadodara', 73.18, 22.31, 'right'],
  ['Bhiwandi', 73.06, 19.3, 'right'],
];
const x = (longitude: number) => Math.round((longitude - 71.25) * 62);
const y = (latitude: number) => Math.round((30.1 - latitude) * 51);
const point = ([, longitude, latitude]: (typeof stops)[number]) => `${x(longitude)} ${y(latitude)}`;

const roads: readonly string[] = [
  'M-20 90C80 120 150 70 240 96S360 40 470 20',
  'M470 190C400 190 350 150 296 158S160 250 60 236-10 250-20 250',
  'M470 330C380 320 300 300 240 290S180 280 159 282 60 330-20 320',
  'M470 470C400 440 330 420 270 430S180 400 124 402 40 410-20 430',
  'M470 560C360 580 280 520 200 550S120 560 116 562',
  'M376 48C400 120 380 200 420 280S380 440 400 600',
  'M296 158C330 240 300 330 330 420S300 520 320 620',
  'M60-10C40 80 90 160 60 236S20 330 60 420',
];

const map =
  () => `<svg width="462" height="640" viewBox="0 0 462 640" style="position:absolute;right:0;top:0">
  <rect width="462" height="640" fill="#10191f"/><path d="M0 400C60 380 70 440 60 480S96 540 84 600 60 620 64
    660H0z" fill="#0b2a33"/>
  <g fill="none" stroke="#22323b" stroke-width="4">${each(roads, (d) => `<path d="${d}"/>`)}</g>
  <path d="M${point(stops[0] ?? ['', 0, 0, 'left'])}C330 110 300 120 ${x(75.79)} ${y(26.91)}S200 220
    ${x(73.71)} ${y(24.58)}S130 340 ${x(73.18)} ${y(22.31)}S110 500 ${x(73.06)} ${y(19.3)}"
    fill="none" stroke="#d3f53a" stroke-width="8" stroke-linecap="round"/>
  ${each(stops, (stop, i) => {
    const end = i === 0 || i === stops.length - 1;
    const [cx, cy] = [x(stop[1]), y(stop[2])];
    const left = stop[3] === 'left';
    return `<circle cx="${cx}" cy="${cy}" r="${end ? 13 : 8}" fill="${end ? '#d3f53a' : '#10191f'}"
      stroke="${end ? '#10191f' : '#d3f53a'}" stroke-width="5"/>
      <text x="${cx + (left ? -22 : 24)}" y="${cy + 8}" text-anchor="${left ? 'end' : 'start'}"
      fill="${end ? '#fff' : '#8fa3ad'}" font-size="${end ? 25 : 20}"
      font-weight="${end ? 700 : 500}">${stop[0]}</text>`;
  })}
  <g transform="translate(225 216)"><circle r="31" fill="#fff"/><g transform="translate(-16 -16) scale(1.34)"
    fill="none" stroke="#10191f" stroke-width="2.2" stroke-linejoin="round"><path d="M2 6h12v10H2zM14
    9.500h4l4 4V16h-8M6.5 16a2 2 0 1 0 .1 0M17.5 16a2 2 0 1 0 .1 0"/></g></g></svg>`;

const offers: readonly [string, string, string, string, string, string][] = [
  ['BR', '#ff8a4c', 'Balaji Roadlines', '4.8 · 212 trips', '₹ 78,500', '46 h'],
  ['NK', '#5fd0ff', 'N K Carriers', '4.6 · 96 trips', '₹ 81,200', '42 h'],
  ['HS', '#c9b6ff', 'Hariom Surface Lines', '4.5 · 150 trips', '₹ 83,000', '44 h'],
];

const offer = (
  [initials, tone, name, note, price, hours]: (typeof offers)[number],
  i: number,
) => `<div style="display:flex;align-items:center;gap:16px;padding:12px 20px;border-radius:18px;
  margin-bottom:10px;
    background:${i === 0 ? '#d3f53a' : '#1a252c'};color:${i === 0 ? '#10191f' : '#fff'}">
  ${avatar(initials, i === 0 ? '#10191f' : tone, 52, { ink: i === 0 ? '#d3f53a' : '#10191f', letters: 20 })}
  <div style="flex:1"><div style="font-size:22px;font-weight:650;letter-spacing:-.01em">${name}</div><div
    style="font-size:17px;opacity:.72;margin-top:2px">${note}</div></div>
  <div style="text-align:right"><div style="font-size:28px;font-weight:700;
    letter-spacing:-.03em">${price}</div><div style="font-size:17px;opacity:.72">reaches in ${hours}</div>
      </div></div>`;

const fact = (label: string, value: string) =>
  `<div style="flex:1;border-left:2px solid #2b3a43;padding-left:14px"><div style="font-size:16px;
    color:#8fa3ad">${label}</div><div style="font-size:22px;font-weight:650;margin-top:3px;
    white-space:nowrap">${value}</div></div>`;

export const mukaam = () =>
  cover(
    '#d3f53a',
    'body{font-family:"Space Grotesk Variable";color:#10191f}',
    `<svg width="1200" height="800" style="position:absolute" fill="none" stroke="#b9dc1d" stroke-width="60">
      <path d="M-40 720C200 700 240 420 460 380S760 120 1260 60"/><path d="M-40 720C200 700 240 420 460
      380S760 120 1260 60" stroke="#e6ff7a" stroke-width="5" stroke-dasharray="34 26"/></svg>
    ${laptop(
      { left: 108, top: 58, width: 984, height: 668 },
      { make: 'slim', metal: '#3a4046', edge: '#23282d', back: '#10191f' },
      `<div style="color:#fff;height:100%">${map()}
      <div style="position:absolute;left:0;top:0;bottom:0;width:566px;padding:20px 28px;background:#141e24;
      box-shadow:10px 0 24px #10191f66">
        <div style="display:flex;align-items:center;gap:12px"><svg width="38" height="38" viewBox="0 0 38 38">
        <rect width="38" height="38" rx="11" fill="#d3f53a"/><path d="M9 28V12l10 9 10-9v16" fill="none"
        stroke="#10191f" stroke-width="5"/></svg>
          <span style="font-size:26px;font-weight:700;letter-spacing:-.03em">Mukaam</span>
          <span style="margin-left:auto;font-size:17px;color:#8fa3ad">Load MK-50417</span></div>
        <div style="font-size:44px;font-weight:700;letter-spacing:-.045em;margin-top:14px;display:flex;
        align-items:center;gap:14px">Sonipat ${icon('right-bold', 36, '#d3f53a', 2.4)} Bhiwandi</div>
        <div style="display:flex;gap:12px;margin:14px 0
        18px">${fact('Truck', '32 ft MXL')}${fact('Weight', '18.2 t')}${fact('Distance', '1,412 km')}</div>
        <div style="display:flex;align-items:center;justify-content:space-between;margin-bottom:11px"><span
        style="font-size:22px;font-weight:650">3 quotes in 11 minutes</span>
          <span style="font-size:17px;color:#d3f53a;display:flex;gap:7px;
          align-items:center">${icon('clock-bold', 20)}closes 16:30</span></div>
        ${each(offers, offer)}
        <div style="display:flex;gap:12px;margin-top:14px"><span style="flex:1;height:58px;border-radius:16px;
        background:#fff;color:#10191f;display:grid;place-items:center;font-size:20px;
        font-weight:700">Book Balaji at ₹ 78,500</span>
          <span style="width:130px;height:58px;border-radius:16px;border:2px solid #33434c;display:grid;
          place-items:center;font-size:20px;font-weight:600">Counter</span></div></div>
      </div>`,
    )}`,
  );
