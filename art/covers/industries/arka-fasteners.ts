import { ring } from '../kit/chart.ts';
import { cover, each } from '../kit/cover.ts';

const HOURS: readonly (readonly [made: number, target: number])[] = [
  [1180, 1200],
  [1224, 1200],
  [1096, 1200],
  [742, 1200],
  [1210, 1200],
  [1232, 1200],
  [1198, 1200],
];

const bars = `<svg width="100%" viewBox="0 0 620 176">
  ${each(HOURS, ([made], index) => {
    const height = (made / 1300) * 150;
    const colour = made < 900 ? '#ff5a3c' : made < 1150 ? '#ffc21a' : '#b7f34a';
    return `<rect x="${index * 78}" y="${150 - height}" width="56" height="${height}" rx="5"
    fill="${colour}"/>
      <text x="${index * 78 + 28}" y="174" fill="#8b959b" font-size="19" font-weight="600"
      text-anchor="middle">${6 + index}</text>`;
  })}
  <rect x="546" y="96" width="56" height="54" rx="5" fill="none" stroke="#6f7a80" stroke-width="2"
  stroke-dasharray="6 5"/>
  <text x="574" y="174" fill="#fff" font-size="19" font-weight="700" text-anchor="middle">13</text>
  <path d="M0 11.5h620" stroke="#fff" stroke-opacity=".55" stroke-width="2" stroke-dasharray="3 7"/></svg>`;

const part = (name: string, value: string, share: number, colour: string) =>
  `<div><p style="display:flex;justify-content:space-between;font-size:25px;
  color:#aab4b9">${name}<b style="color:#fff;font-size:30px">${value}</b></p>
  <div style="margin-top:8px;height:12px;border-radius:9px;background:#22292d"><i style="display:block;
  width:${share}%;height:100%;border-radius:9px;background:${colour}"></i></div></div>`;

/** A wall of profiled sheet with a girder above it, lit from the screen. */
const wall = `<svg width="1200" height="800" style="position:absolute"><defs>
  <linearGradient id="sheet" spreadMethod="repeat" x2="46"
  gradientUnits="userSpaceOnUse"><stop stop-color="#454f52"/><stop offset=".42"
  stop-color="#5b6669"/><stop offset=".5" stop-color="#2f383b"/><stop offset="1"
  stop-color="#454f52"/></linearGradient>
  <radialGradient id="glow" cx=".5" cy=".5" r=".75"><stop stop-color="#0000" /><stop offset="1"
  stop-color="#05080ab8"/></radialGradient></defs>
  <path fill="url(#sheet)" d="M0 0h1200v800H0z"/><path fill="url(#glow)" d="M0 0h1200v800H0z"/>
  <path fill="#e2a812" d="M0 742h1200v58H0z"/><path fill="#15191b" d="${each(
    Array.from({ length: 17 }, (_, i) => i * 80 - 60),
    (x) => `M${x} 800l52-58h38l-52 58z`,
  )}"/>
  <path fill="#1b2123" d="M0 0h1200v34H0z"/><path fill="#2c3538" d="M0 34h1200v8H0z"/>
  <path fill="#15191b" d="M330 34h26v60h-26zM844 34h26v60h-26z"/></svg>`;

export const arkaFasteners = () =>
  cover(
    '#3b4548',
    `.wall { position: absolute; left: 62px; top: 78px; width: 1076px; height: 640px; padding: 15px;
    border-radius: 12px; background: #0a0c0d;
    box-shadow: 0 0 0 2px #ffffff1a inset, 0 0 120px #b7f34a22, 0 40px 80px #000c; }
    .app { height: 100%; padding: 26px 34px; background: #0e1214; color: #fff;
    font-family: "Archivo Variable"; font-variant-numeric: tabular-nums; }
    .row { display: flex; align-items: center; justify-content: space-between; } .box { border-radius: 16px;
    background: #161c1f; }`,
    `${wall}<div class="wall"><div class="app">
    <div class="row" style="padding-bottom:20px;border-bottom:2px solid #22292d"><div style="display:flex;
    align-items:center;gap:20px">
      <svg width="50" height="50" viewBox="0 0 50 50"><path fill="#b7f34a"
      d="M25 1 46 13v24L25 49 4 37V13z"/><circle cx="25" cy="25" r="10" fill="#0e1214"/></svg>
      <b style="font-size:40px;font-weight:700;letter-spacing:-.02em">Line 3, M10 flange bolts</b></div>
      <div style="display:flex;align-items:center;gap:26px;
      font-size:28px"><span style="color:#aab4b9">Shift A</span><b style="font-size:40px">13:18</b>
      <span style="padding:9px 22px;border-radius:99px;background:#b7f34a;color:#12200a;
      font-weight:800">Running</span></div></div>
    <div style="display:grid;grid-template-columns:340px minmax(0, 1fr);gap:26px;margin-top:24px">
      <div class="box" style="padding:26px 30px;height:484px">
        <div style="display:grid;place-items:center">${ring(0.814, 222, 24, '#b7f34a', '#232b2f', '<b style="font-size:62px;font-weight:800;letter-spacing:-.04em;line-height:1">81.4</b><span style="font-size:24px;color:#aab4b9">OEE, per cent</span>')}</div>
        <div style="display:grid;gap:15px;
        margin-top:24px">${part('Availability', '88.2', 88.2, '#ffc21a')}${part('Performance', '93.1', 93.1, '#b7f34a')}${part('Quality', '99.1', 99.1, '#b7f34a')}</div></div>
      <div style="display:grid;grid-template-rows:auto auto 1fr;gap:22px">
        <div class="row" style="align-items:flex-end"><div><p style="font-size:27px;
        color:#aab4b9">Made this shift</p><b style="font-size:108px;font-weight:800;letter-spacing:-.045em;
        line-height:.95">8,216</b></div>
        <div style="text-align:right"><p style="font-size:27px;
        color:#aab4b9">Target by now</p><b style="font-size:58px;font-weight:700;color:#8b959b;
        letter-spacing:-.03em">8,760</b></div></div>
        <div class="box" style="padding:22px 26px 16px">${bars}</div>
        <div class="row box" style="padding:0 26px;background:#3a1510;
        border:2px solid #ff5a3c"><span style="font-size:27px"><b style="color:#ff8c74">Stopped 24 min</b> &nbsp;Die change, station 4</span><b style="font-size:29px">09:31</b></div>
      </div></div></div></div>`,
  );
