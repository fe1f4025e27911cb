import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { laptop } from '../kit/laptop.ts';

const INDIGO = '#27306e';

const room = `<rect width="660" height="640" fill="#cfdcec"/><rect x="0" y="0" width="250" height="420"
  fill="#e9f1f8"/><g fill="#bcd3ea"><rect x="26" y="40" width="92" height="150"/><rect x="130" y="40"
    width="92" height="150"/><rect x="26" y="202" width="92" height="150"/><rect x="130" y="202" width="92"
    height="150"/></g>
  <rect x="448" y="96" width="212" height="14" fill="#8a6a4e"/><rect x="448" y="250" width="212" height="14"
    fill="#8a6a4e"/><g><rect x="466" y="20" width="26" height="76" fill="#d9573f"/><rect x="496" y="34"
    width="20" height="62" fill="#f1b84b"/><rect x="520" y="14" width="30" height="82" fill="#3b6f8f"/><rect
    x="554" y="40" width="22" height="56" fill="#fff"/><path d="M600 96q-26-40-2-70 30 26 14 70zM606 96q32-22
    40-60-34 8-40 60z" fill="#3d8a5a"/>
  <rect x="560" y="170" width="76" height="80" rx="8" fill="#fff"/><path d="M598 186v44M576 208h44"
    stroke="#d9573f" stroke-width="13"/><rect x="470" y="186" width="70" height="64" rx="30" fill="#e6a07c"/>
    </g>`;

/** The doctor on the screen, from the chest up; light falls from the window at the left. */
const doctor = `<g transform="translate(286 60)">
  <path d="M-118 160q-22-150 118-156t120 150q8 90-26 150H-96q-30-60-22-144z" fill="#2b1714"/><circle cx="62"
    cy="-2" r="46" fill="#2b1714"/>
  <path d="M-270 640q0-210 120-250l90-34h120l90 34q120 40 120 250z" fill="#fff"/><path d="M60 356l90 34q120 40
    120 250H120z" fill="#e3eaf2"/>
  <path d="M-70 350L0 470 70 350 100 640H-100z" fill="#12857d"/><path d="M-52 290h104v78q-52 66-104 0z"
    fill="#b9744f"/>
  <path d="M-64 352q-44 20-60 44l84 190 16-60zM64 352q44 20 60 44L40 586l-16-60z" fill="#f4f7fb"
    stroke="#cfd9e4" stroke-width="3"/>
  <path d="M-94 168q0-128 94-130t94 130q0 150-94 164-94-14-94-164z" fill="#d3936a"/><path d="M20 40q74 14 74
    128 0 150-94 164 56-60 44-150T20 40z" fill="#c58158" opacity=".55"/>
  <path d="M-98 186q-8-150 100-156 104 6 98 156-14-62-62-100-56 62-136 100z" fill="#2b1714"/><path d="M-20
    46q18 30 62 42" stroke="#4a2a22" stroke-width="5" fill="none"/>
  <ellipse cx="-96" cy="200" rx="15" ry="27" fill="#c98a62"/><ellipse cx="96" cy="200" rx="15" ry="27"
    fill="#b9744f"/><circle cx="-98" cy="230" r="7" fill="#f1c24b"/><circle cx="98" cy="230" r="7"
    fill="#f1c24b"/>
  <path d="M-66 160q22-14 46-4M20 156q24-10 46 4" stroke="#2b1714" stroke-width="8" stroke-linecap="round"
    fill="none"/>
  <g fill="#fff"><ellipse cx="-42" cy="190" rx="17" ry="11"/><ellipse cx="42" cy="190" rx="17" ry="11"/></g><g
    fill="#2b1714"><circle cx="-40" cy="190" r="10"/><circle cx="44" cy="190" r="10"/></g><g fill="#fff">
    <circle cx="-37" cy="186" r="3.5"/><circle cx="47" cy="186" r="3.5"/></g>
  <g fill="none" stroke="#2a3350" stroke-width="6"><rect x="-78" y="164" width="70" height="54" rx="24"/><rect
    x="8" y="164" width="70" height="54" rx="24"/><path d="M-8 184q8-7 16 0M-78 184l-18-6M78 184l18-6"/></g>
  <path d="M-4 196q-10 34-14 42 10 10 26 6" fill="none" stroke="#a8643f" stroke-width="6"
    stroke-linecap="round"/>
  <path d="M-36 270q36 14 72 0-8 32-36 32t-36-32z" fill="#8e2f34"/><path d="M-28 273q28 9 56 0l-4 9q-24 7-48
    0z" fill="#fff"/>
  <path d="M-120 404q-16 120 40 180 46 30 60-20M112 404q20 70-2 128" fill="none" stroke="#2a3350"
    stroke-width="12" stroke-linecap="round"/><circle cx="106" cy="548" r="24" fill="#8b97a8" stroke="#2a3350"
    stroke-width="8"/></g>`;

const family = `<svg width="176" height="200" viewBox="0 0 176 200"><rect width="176" height="200"
  fill="#f3d7b5"/><rect y="120" width="176" height="80" fill="#d99e6b"/>
  <path d="M30 96q-4-66 44-68t46 64l8 60H24z" fill="#1f1210"/><path d="M6 200q4-64 54-72h28q50 8 54 72z"
    fill="#c8344f"/><path d="M58 104h32v28q-16 16-32 0z" fill="#b5734e"/><path d="M40 82q0-44 34-44t34 44-34
    50-34-50z" fill="#cc8d66"/><path d="M38 84q-2-48 38-50 34 2 34 48-8-24-28-32-14 22-44 34z"
      fill="#1f1210"/><circle cx="74" cy="66" r="4" fill="#b3261e"/><path d="M58 84h8M82 84h8M64 106q10 7 20
      0" stroke="#1f1210" stroke-width="3.5" stroke-linecap="round" fill="none"/>
  <path d="M84 200q2-36 38-38t40 38z" fill="#f1c24b"/><circle cx="124" cy="138" r="31" fill="#d79a72"/><path
    d="M92 138q-2-36 34-36t30 36q-8-18-30-20-16 14-34 20z" fill="#1f1210"/><path d="M110 142h6M132 142h6M118
    156q6 4 12 0" stroke="#1f1210" stroke-width="3" stroke-linecap="round" fill="none"/></svg>`;

const medicines: readonly [string, string, string][] = [
  ['Paracetamol syrup', '5 ml, every 6 hours', '3 days'],
  ['ORS, apple', 'After each loose motion', '2 days'],
  ['Zinc 20 mg', 'One at night', '14 days'],
];

export const paasDoctor = () =>
  cover(
    '#ffb783',
    'body{font-family:"Manrope Variable";color:#171c42}',
    `<svg width="1200" height="800" style="position:absolute" fill="none" stroke="#ffc89f" stroke-width="44">
      <circle cx="60" cy="760" r="130"/><circle cx="60" cy="760" r="250"/><circle cx="60" cy="760" r="370"/>
      <circle cx="1160" cy="-10" r="120"/><circle cx="1160" cy="-10" r="230"/></svg>
    ${laptop(
      { left: 84, top: 52, width: 1100, height: 720 },
      { make: 'slim', metal: '#d9dbe6', edge: '#a2a6ba', back: '#fff' },
      `<div style="display:flex;height:100%"><div style="position:relative;width:640px;height:100%;
        overflow:hidden"><svg width="700" height="690" viewBox="0 0 660 650"
          style="margin-left:-20px">${room}${doctor}</svg>
        <div style="position:absolute;left:22px;top:22px;display:flex;gap:12px;align-items:center;
        background:#171c42dd;color:#fff;border-radius:26px;padding:11px 20px;font-size:20px;font-weight:650">
        <i style="width:12px;height:12px;border-radius:50%;background:#ff5b4f"></i>06:42</div>
        <div style="position:absolute;right:22px;top:22px;border-radius:22px;overflow:hidden;border:4px solid
        #fff;box-shadow:0 14px 30px #171c4255">${family}</div>
        <div style="position:absolute;left:0;right:0;bottom:0;padding:90px 26px 24px;
        background:linear-gradient(#171c4200,#171c42e6);color:#fff;display:flex;align-items:center;gap:14px">
        <div style="flex:1"><div style="font-size:31px;font-weight:750;
        letter-spacing:-.03em">Dr Shalini Raghav</div><div style="font-size:20px;
          opacity:.85">Children's doctor, Rohtak</div></div>
          ${each(
            ['mic-bold', 'video-bold'] as const,
            (name) => `<span style="width:60px;height:60px;border-radius:50%;
            background:#ffffff33;display:grid;place-items:center">${icon(name, 28, '#fff')}</span>`,
          )}<span
            style="width:60px;height:60px;border-radius:50%;background:#f04438;display:grid;
            place-items:center;transform:rotate(135deg)">${icon('call-bold', 28, '#fff')}</span></div></div>
      <div style="flex:1;padding:26px 28px;background:#fff"><div style="display:flex;align-items:center;
      gap:11px"><svg width="40" height="40" viewBox="0 0 40 40"><rect width="40" height="40" rx="13"
        fill="${INDIGO}"/><path d="M20 10v20M10 20h20" stroke="#ffb783" stroke-width="7"
        stroke-linecap="round"/></svg><span style="font-size:25px;font-weight:800;
        letter-spacing:-.04em">Paas Doctor</span></div>
        <div style="font-size:33px;font-weight:800;letter-spacing:-.04em;
        margin-top:22px">Vihaan, 4 years</div>
        <div style="display:flex;gap:10px;margin:14px 0 22px">${each(
          [
            ['100.8°', 'Fever, F'],
            ['15.6 kg', 'Weight'],
            ['98%', 'Oxygen'],
          ] as const,
          ([value, label]) =>
            `<div style="flex:1;border-radius:18px;background:#eef0fb;padding:12px 0;text-align:center"><div
              style="font-size:22px;font-weight:800;letter-spacing:-.03em">${value}</div><div
              style="font-size:16px;color:#5d6390">${label}</div></div>`,
        )}</div>
        <div style="font-size:21px;font-weight:750;margin-bottom:4px">Prescription</div>
        ${each(
          medicines,
          ([name, how, days]) => `<div style="padding:13px 0;border-bottom:2px solid #eceef7">
          <div style="display:flex;justify-content:space-between;font-size:20px;font-weight:700">
          <span>${name}</span><span style="color:#c2571a">${days}</span></div><div style="font-size:18px;
          color:#5d6390;margin-top:2px">${how}</div></div>`,
        )}
        <div style="height:64px;border-radius:20px;background:${INDIGO};color:#fff;display:flex;gap:10px;
        align-items:center;justify-content:center;font-size:21px;font-weight:750;
          margin-top:22px">${icon('chat-bold', 25)}Send to her phone</div></div></div>`,
    )}`,
  );
