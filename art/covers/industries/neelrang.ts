import { browser } from '../kit/browser.ts';
import { curve, spread } from '../kit/chart.ts';
import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';

const TODAY = [412, 388, 372, 380, 455, 590, 702, 748, 781, 812, 834, 806, 768, 742, 761];
const PLAN = [
  430, 405, 392, 398, 470, 640, 790, 872, 921, 938, 902, 861, 820, 806, 812, 796, 758, 690, 640, 590, 540,
  500, 470, 440,
];
const WIDTH = 820;
const HEIGHT = 250;
const line = curve(spread(TODAY, (WIDTH * 14) / 23, HEIGHT, 300, 1000));
const end = spread(TODAY, (WIDTH * 14) / 23, HEIGHT, 300, 1000).at(-1) ?? [0, 0];
const limit = HEIGHT - ((850 - 300) / 700) * HEIGHT;

const load = `<svg width="100%" viewBox="-72 -10 920 300" font-family="Sora Variable" font-size="18"
  fill="#6b7396">
  <defs><linearGradient id="fill" x2="0" y2="1"><stop stop-color="#3346d6"
  stop-opacity=".34"/><stop offset="1" stop-color="#3346d6" stop-opacity="0"/></linearGradient></defs>
  ${each(
    [400, 600, 800, 1000],
    (value) => `<path d="M0 ${HEIGHT - ((value - 300) / 700) * HEIGHT}h${WIDTH}"
  stroke="#e3e7f5" stroke-width="1.5"/><text x="-14" y="${HEIGHT - ((value - 300) / 700) * HEIGHT + 6}"
  text-anchor="end">${value}</text>`,
  )}
  ${each(
    ['00', '04', '08', '12', '16', '20'],
    (hour, index) => `<text x="${(WIDTH / 23) * index * 4}"
  y="${HEIGHT + 30}" text-anchor="middle">${hour}:00</text>`,
  )}
  <path d="${curve(spread(PLAN, WIDTH, HEIGHT, 300, 1000))}" fill="none" stroke="#a9b2d6" stroke-width="3"
  stroke-dasharray="2 8" stroke-linecap="round"/>
  <path d="${line}V${HEIGHT}H0Z" fill="url(#fill)"/><path d="${line}" fill="none" stroke="#2637c4"
  stroke-width="5" stroke-linecap="round"/>
  <path d="M0 ${limit}h${WIDTH}" stroke="#e4572e" stroke-width="2.5"/><rect x="${WIDTH - 224}"
  y="${limit - 44}" width="224" height="34" rx="17" fill="#e4572e"/>
  <text x="${WIDTH - 112}" y="${limit - 20}" fill="#fff" font-weight="600"
  text-anchor="middle">Contract 850 kVA</text>
  <circle cx="${end[0]}" cy="${end[1]}" r="11" fill="#fff" stroke="#2637c4" stroke-width="5"/></svg>`;

const METERS: readonly (readonly [string, string, string, number])[] = [
  ['Jet dyeing 1 to 6', '318', '#2637c4', 82],
  ['Stenter and dryer', '214', '#4f7cf0', 60],
  ['Boiler house', '126', '#10a6a0', 38],
  ['Effluent plant', '68', '#e4a11b', 22],
  ['Office and lights', '35', '#b9c1de', 12],
];

export const neelrang = () =>
  cover(
    'linear-gradient(135deg, #1a2580, #0c1250 70%)',
    `.app { display: grid; grid-template-columns: 92px minmax(0, 1fr); height: 100%;
    font-family: "Sora Variable"; color: #12163a; background: #f3f5fc; }
    .card { border-radius: 20px; background: #fff; box-shadow: 0 1px 0 #dfe4f5; } .row { display: flex;
    align-items: center; justify-content: space-between; }
    .side { display: grid; justify-items: center; align-content: start; gap: 34px; padding-top: 26px;
    background: #10175e; color: #9aa5e6; } small { font-size: 20px; color: #6b7396; }`,
    `<svg width="1200" height="800" style="position:absolute" fill="none" stroke="#4a5cff"
    stroke-opacity=".35" stroke-width="34">
      ${each([0, 1, 2, 3], (i) => `<path d="M-100 ${120 + i * 220}C120 ${-20 + i * 220} 260 ${300 + i * 220} 520 ${130 + i * 220}S980 ${300 + i * 220} 1320 ${60 + i * 220}"/>`)}</svg>
    ${browser(
      { left: 62, top: 70, width: 1076, height: 800 },
      { address: 'energy.neelrang.example', bar: '#e6eafa', ink: '#272e6b' },
      `<div class="app"><div class="side"><svg width="48" height="56" viewBox="0 0 48 56"><path fill="#fff"
      d="M24 0c9 14 20 22 20 35a20 20 0 0 1-40 0C4 22 15 14 24 0Z"/><path fill="none" stroke="#2637c4"
      stroke-width="4" d="M10 37c6-5 9-5 14 0s9 5 14 0"/></svg>
      ${icon('bolt', 38, '#fff', 1.8, '#fff')}${icon('chart', 38)}${icon('calendar', 38)}${icon('doc', 38)}${icon('gear', 38)}</div>
      <div style="padding:28px 32px"><div class="row"><h1 style="font-size:42px;font-weight:650;
      letter-spacing:-.035em;word-spacing:.05em">Load today, Panipat</h1><span style="display:flex;gap:10px;
      align-items:center;font-size:20px;font-weight:600;color:#0b7a55"><i style="width:13px;height:13px;
      border-radius:50%;background:#14b37c"></i>14 meters live</span></div>
      <div class="card" style="margin-top:22px;padding:24px 28px 12px"><div style="display:flex;gap:52px;
      align-items:flex-end;margin-bottom:14px">
        <div><small>Now</small><p style="font-size:68px;font-weight:700;letter-spacing:-.05em;
        line-height:1">761 <span style="font-size:28px;letter-spacing:0">kVA</span></p></div>
        <div><small>Peak at 10:00</small><p style="font-size:38px;font-weight:650;
        letter-spacing:-.03em">834 kVA</p></div>
        <div><small>Bill so far this month</small><p style="font-size:38px;font-weight:650;
        letter-spacing:-.03em">₹ 11,46,300</p></div></div>${load}</div>
      <div style="display:grid;grid-template-columns:1fr 300px;gap:20px;margin-top:20px"><div class="card"
      style="padding:20px 28px">
        ${each(
          METERS,
          ([name, value, colour, share]) => `<div style="display:grid;
        grid-template-columns:230px 1fr 70px;gap:20px;align-items:center;padding:7px 0;
        font-size:21px"><span>${name}</span><span style="height:16px;border-radius:9px;
        background:#eef1fb"><i style="display:block;width:${share}%;height:100%;border-radius:9px;
        background:${colour}"></i></span><b style="text-align:right">${value}</b></div>`,
        )}</div>
        <div class="card" style="padding:20px 26px;background:#2637c4;color:#fff"><p style="font-size:21px;
        line-height:1.35">Jet 7 held till 14:30<br><b>saves ₹ 9,200</b></p></div></div></div></div>`,
    )}`,
  );
