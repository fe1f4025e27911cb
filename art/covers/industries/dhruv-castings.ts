import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { tablet } from '../kit/tablet.ts';

const bolt = (angle: number, reach: number) => {
  const turn = (angle * Math.PI) / 180;
  const x = 300 + Math.cos(turn) * reach;
  const y = 290 + Math.sin(turn) * reach;
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="31" fill="url(#boss)"/>
  <circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="14" fill="#23272b"/><circle cx="${x.toFixed(1)}"
  cy="${y.toFixed(1)}" r="14" fill="none" stroke="#0c0e10" stroke-width="3"/>`;
};

/** A pump housing, seen from its flange: volute, boss ring, machined faces and the outlet at the top right. */
const casting = `<svg width="640" height="600" viewBox="0 0 640 600"><defs>
  <radialGradient id="iron" cx=".38" cy=".3" r=".9"><stop stop-color="#a9b0b5"/><stop offset=".55"
  stop-color="#757d83"/><stop offset="1" stop-color="#464c51"/></radialGradient>
  <radialGradient id="boss" cx=".35" cy=".3"><stop stop-color="#b9bfc4"/><stop offset="1"
  stop-color="#6a7177"/></radialGradient>
  <linearGradient id="face" x2="1" y2="1"><stop stop-color="#e9ecee"/><stop offset=".35"
  stop-color="#b7bdc2"/><stop offset=".55" stop-color="#eef0f2"/><stop offset="1"
  stop-color="#9aa1a7"/></linearGradient>
  <radialGradient id="bore"><stop offset=".3" stop-color="#15181a"/><stop offset="1"
  stop-color="#3c4247"/></radialGradient>
  <filter id="grain"><feTurbulence baseFrequency="1.1" numOctaves="2"
  seed="4"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -.9 .62"/><feComposite in2="SourceGraphic" operator="in"/></filter></defs>
  <ellipse cx="320" cy="560" rx="240" ry="26" fill="#0002"/>
  <g id="body"><path fill="url(#iron)" d="M300 62C470 62 560 150 566 40l56-4v150C600 420 480 520 300 520 160 520 70 416 70 290S164 62 300 62Z"/>
  ${each([30, 90, 150, 210, 270, 330], (a) => bolt(a, 222))}<path fill="#5b6268" d="M548 20h92v34h-92z"/>
  <path fill="url(#face)" d="M548 12h92v16h-92z"/></g>
  <path filter="url(#grain)" opacity=".5"
  d="M300 62C470 62 560 150 566 40l56-4v150C600 420 480 520 300 520 160 520 70 416 70 290S164 62 300 62Z"/>
  <circle cx="300" cy="290" r="172" fill="#3f464b"/><circle cx="300" cy="290" r="164" fill="url(#face)"/>
  ${each(
    [156, 146, 136, 126],
    (r) => `<circle cx="300" cy="290" r="${r}" fill="none" stroke="#8a9198"
  stroke-opacity=".5" stroke-width="1.5"/>`,
  )}
  <circle cx="300" cy="290" r="112" fill="#6a7177"/><circle cx="300" cy="290" r="104" fill="url(#bore)"/>
  <path fill="none" stroke="#565d63" stroke-width="10" d="M226 340a90 90 0 0 0 150-4"/><circle cx="300"
  cy="290" r="46" fill="#6d747a"/><circle cx="300" cy="290" r="38" fill="#0f1213"/></svg>`;

const mark = (x: number, y: number, number: number, colour: string) =>
  `<g><circle cx="${x}" cy="${y}" r="46" fill="${colour}" fill-opacity=".22" stroke="${colour}"
  stroke-width="5"/>
  <circle cx="${x + 40}" cy="${y - 40}" r="22" fill="${colour}"/><text x="${x + 40}" y="${y - 32}"
  text-anchor="middle" font-size="24" font-weight="700" fill="#fff">${number}</text></g>`;

const finding = (number: number, colour: string, name: string, size: string) =>
  `<div style="display:flex;gap:16px;align-items:center;padding:15px 0;
  border-bottom:2px solid #e6e4df"><span style="display:grid;place-items:center;flex:none;width:44px;
  height:44px;border-radius:50%;background:${colour};color:#fff;font-size:24px;
  font-weight:700">${number}</span>
  <div><p style="font-size:26px;font-weight:600">${name}</p><p style="font-size:21px;
  color:#72706a">${size}</p></div></div>`;

export const dhruvCastings = () =>
  cover(
    'radial-gradient(110% 120% at 80% 0%, #ff7a33, #d8430f)',
    `.app { display: grid; grid-template-columns: 1fr 420px; height: 100%;
    font-family: "Space Grotesk Variable"; color: #17181a; background: #f4f3ef; }
    .row { display: flex; align-items: center; justify-content: space-between; }`,
    `<svg width="1200" height="800" style="position:absolute" stroke="#fff" stroke-opacity=".2"
    stroke-width="2" fill="none">${each(
      [200, 300, 400, 500, 600, 700],
      (r) => `<circle cx="1080" cy="110"
    r="${r}"/>`,
    )}<path d="M380 110h820M1080 0v800"/></svg>
    ${tablet(
      {
        left: 44,
        top: 92,
        width: 1180,
        height: 830,
        turn: 'perspective(2600px) rotateY(-9deg) rotateX(5deg) rotate(1.5deg)',
      },
      {},
      `<div class="app"><div style="position:relative;padding:26px 32px;
      background:linear-gradient(160deg,#dfe2e4,#c4c8cb)">
      <p style="font-size:22px;color:#555b60">Dhruv Castings, IMT Faridabad</p><h1 style="font-size:42px;
      font-weight:650;letter-spacing:-.03em;line-height:1.1">Pump housing PH-2214</h1>
      <div style="position:absolute;left:30px;top:126px">${casting}<svg width="640" height="600"
      viewBox="0 0 640 600" style="position:absolute;inset:0"
      font-family="Space Grotesk Variable">${mark(110, 402, 1, '#e0301e')}${mark(574, 330, 2, '#e39b00')}
      <path d="M136 534h328M136 524v20M464 524v20" stroke="#17181a" stroke-width="2.5"/><rect x="236"
      y="512" width="130" height="42" rx="21" fill="#17181a"/><text x="301" y="541" fill="#fff"
      font-size="23" font-weight="600" text-anchor="middle">⌀ 328.1</text></svg></div></div>
      <div style="padding:26px 30px"><div class="row"><span style="font-size:23px;
      color:#72706a">Heat 4471, piece 18 of 60</span>${icon('camera', 34)}</div>
      <p style="display:flex;align-items:center;gap:16px;margin-top:18px;padding:20px 24px;
      border-radius:18px;background:#e0301e;color:#fff;font-size:38px;font-weight:700;
      letter-spacing:-.02em">${icon('warn', 42, '#fff', 2.2)}Rework</p>
      <div style="margin-top:10px">${finding(1, '#e0301e', 'Blowhole in lug', '3.2 mm, limit 2.0 mm')}${finding(2, '#e39b00', 'Flash at parting line', '0.8 mm, grind off')}${finding(3, '#1b8a4b', 'Bore and flange', '12 of 12 within limits')}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;gap:16px;margin-top:24px;font-size:25px;
      font-weight:650;text-align:center"><span style="padding:22px 0;border-radius:16px;background:#17181a;
      color:#fff">To grinding</span><span style="padding:22px 0;border-radius:16px;background:#fff;
      box-shadow:0 0 0 2px #17181a inset">Scrap</span></div>
      <p style="margin-top:20px;font-size:21px;color:#72706a">Rajbir Singh, inspector, 10:36</p></div></div>`,
    )}`,
  );
