import { browser } from '../kit/browser.ts';
import { arc } from '../kit/chart.ts';
import { avatar, cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';

const checks: readonly [string, string, string][] = [
  ['Udyam and GSTIN', '06AKXPY4471Q1Z8', 'ok'],
  ['12 months of bank entries', 'Average ₹ 2,18,400', 'ok'],
  ['Bureau report', '742, no overdue', 'ok'],
  ['Shop visit', 'Photos in, report by 4 pm', 'now'],
];

const check = ([
  name,
  note,
  state,
]: (typeof checks)[number]) => `<div style="display:flex;align-items:center;gap:16px;padding:20px 0;
  border-top:1.5px solid #e4ebe9">
  <span style="width:42px;height:42px;border-radius:50%;display:grid;place-items:center;
    background:${state === 'ok' ? '#d3f2e3' : '#fdeccb'};
    color:${state === 'ok' ? '#0b7a52' : '#96610a'}">${icon(state === 'ok' ? 'check-bold' : 'clock-bold', 24, 'currentColor', 2.6)}</span>
  <div style="flex:1"><div style="font-size:21px;font-weight:650">${name}</div><div style="font-size:18px;
    color:#627570">${note}</div></div></div>`;

const jars = (y: number, tones: readonly string[]) =>
  each(
    tones,
    (tone, i) => `<rect x="${62 + i * 28}" y="${y}" width="20" height="26" rx="4" fill="${tone}"/>
      <rect x="${64 + i * 28}" y="${y - 5}" width="16" height="6" rx="2" fill="#fff"/>`,
  );

/** The photograph that the field officer took of the shop. */
const shop = `<svg width="384" height="212" viewBox="0 0 384 212"><rect width="384" height="212" fill="#cfe3ec"/>
  <rect x="26" width="332" height="190" fill="#e7c9a0"/><rect y="186" width="384" height="26" fill="#a9a295"/>
  <rect x="48" y="62" width="288" height="126" fill="#3b2a20"/>
  <path d="M52 110h180M52 146h180" stroke="#8a6a4a" stroke-width="5"/>
  ${jars(82, ['#d9573f', '#f1b84b', '#5fa05a', '#e8e0cd', '#d9573f', '#7a4a8a'])}
  ${jars(118, ['#f1b84b', '#e8e0cd', '#b3702c', '#5fa05a', '#f1b84b', '#d9573f'])}
  <rect x="48" y="152" width="190" height="38" fill="#8a5a34"/><rect x="44" y="148" width="198" height="9" fill="#b57a48"/>
  <circle cx="282" cy="104" r="17" fill="#b5764e"/><path d="M264 102q0-20 18-20t18 20q-8-10-18-10t-18 10z" fill="#1f1512"/>
  <path d="M252 188v-34q0-28 30-28t30 28v34z" fill="#2f6fb0"/>
  <g fill="#d8c39a"><path d="M250 196q-6-34 4-40h26q10 6 4 40zM292 198q-6-38 4-44h28q10 6 4 44z"/></g>
  <g fill="#e0a92e"><ellipse cx="267" cy="156" rx="15" ry="5"/></g><ellipse cx="310" cy="154" rx="16" ry="5" fill="#f6f0e0"/>
  <rect x="40" y="4" width="304" height="38" rx="5" fill="#b3261e"/>
  <text x="192" y="31" text-anchor="middle" font-size="24" font-weight="800" fill="#ffe9b0">YADAV KIRANA STORE</text>
  ${each(
    Array.from({ length: 10 }, (_, i) => i),
    (i) => `<path d="M${40 + i * 30.4} 42h30.4v24q-15 14-30.4 0z" fill="${i % 2 ? '#fff' : '#1f8a5f'}"/>`,
  )}</svg>`;

const gauge = `<svg width="254" height="150" viewBox="0 0 254 150"><path
  d="${arc(127, 132, 106, -0.25, 0.25)}" fill="none" stroke="#1d5149" stroke-width="24"
    stroke-linecap="round"/>
  <path d="${arc(127, 132, 106, -0.25, 0.135)}" fill="none" stroke="#3fe0a4" stroke-width="24"
    stroke-linecap="round"/>
  <text x="127" y="118" text-anchor="middle" font-size="58" font-weight="800" fill="#fff"
    letter-spacing="-2">742</text><text x="127" y="146" text-anchor="middle" font-size="19"
      fill="#9cc7bb">of 900</text></svg>`;

const steps: readonly [string, string][] = [
  ['Applied', 'done'],
  ['Checked', 'done'],
  ['Visit', 'now'],
  ['Sanction', ''],
  ['Paid out', ''],
];

export const neevcap = () =>
  cover(
    '#a64c2a',
    'body{font-family:"Plus Jakarta Sans Variable";color:#0f2b27}',
    `<svg width="1200" height="800" style="position:absolute"><defs><pattern id="bricks" width="176" height="116"
      patternUnits="userSpaceOnUse"><g fill="#b85a36"><rect x="4" y="4" width="168" height="50" rx="4"/>
      <rect x="-84" y="62" width="168" height="50" rx="4"/><rect x="92" y="62" width="168" height="50" rx="4"/></g></pattern>
      </defs><rect width="1200" height="800" fill="url(#bricks)"/></svg>
    ${browser(
      { left: -84, top: 74, width: 1176, height: 800 },
      { address: 'cases.neevcap.example/NC-24-08113', bar: '#dfe9e6', ink: '#627570', field: '#fff' },
      `<div style="display:flex;height:100%;background:#f4f8f6">
      <div style="width:160px;background:#0b2a26;display:flex;flex-direction:column;align-items:end;
      padding:28px 18px;gap:22px;color:#7fa99f">
        <svg width="44" height="44" viewBox="0 0 44 44"><rect width="44" height="44" rx="13" fill="#3fe0a4"/>
        <path d="M11 33V22h8v11M18 33V16h8v17M26 33V10h8v23" fill="#0b2a26"/></svg>
        ${each(
          ['file-bold', 'users-bold', 'calendar-bold', 'bell-bold'] as const,
          (name, i) => `<span style="width:48px;
          height:48px;border-radius:14px;display:grid;
          place-items:center;${i === 0 ? 'background:#1d5149;color:#fff' : ''}">${icon(name, 26)}</span>`,
        )}</div>
      <div style="flex:1;padding:28px 32px">
        <div style="display:flex;align-items:center;gap:18px">${avatar('SY', '#f2b544', 68, { ink: '#3a2604', letters: 26 })}<div>
        <div style="font-size:36px;font-weight:800;letter-spacing:-.035em;line-height:1.1">Suresh Yadav</div>
        <div style="font-size:20px;color:#627570">Yadav Kirana Store, Ballabgarh</div></div>
          <span style="margin-left:auto;height:58px;border-radius:16px;padding:0 22px;display:grid;
          place-items:center;border:2px solid #cbdad5;font-size:20px;font-weight:650">Ask for papers</span>
            <span style="height:58px;border-radius:16px;padding:0 26px;display:grid;place-items:center;
            background:#0f8a5f;color:#fff;font-size:20px;font-weight:700">Sanction</span></div>
        <div style="display:flex;gap:10px;margin:24px 0 22px">${each(
          steps,
          ([name, state]) => `<div
        style="flex:1"><i style="display:block;height:9px;border-radius:5px;
        background:${state === 'done' ? '#14b87d' : state ? '#f2b544' : '#d8e4e0'}"></i><div
        style="font-size:18px;font-weight:${state ? 700 : 500};color:${state ? '#0f2b27' : '#8fa29c'};
        margin-top:9px">${name}</div></div>`,
        )}</div>
        <div style="display:flex;gap:22px"><div style="flex:1;background:#fff;border-radius:24px;padding:24px
        28px">
          <div style="display:flex;justify-content:space-between;align-items:baseline;margin-bottom:16px">
          <span style="font-size:26px;font-weight:750;letter-spacing:-.02em">Checks</span><span
          style="font-size:19px;color:#0b7a52;font-weight:650">11 of 12 clear</span>
          </div>${each(checks, check)}</div>
          <div style="width:384px"><div style="background:#0e3a35;color:#fff;border-radius:24px;padding:24px
          28px 22px;display:flex;flex-direction:column;align-items:center">${gauge}
            <div style="display:flex;justify-content:space-between;width:100%;margin-top:14px;
            align-items:end"><div><div style="font-size:18px;color:#9cc7bb">Asked for</div><div
              style="font-size:31px;font-weight:800;letter-spacing:-.03em">₹ 6,50,000</div></div><div
              style="text-align:right"><div style="font-size:18px;color:#9cc7bb">EMI, 36 mo</div><div
              style="font-size:25px;font-weight:700">₹ 22,852</div></div></div></div>
            <div style="position:relative;border-radius:24px;overflow:hidden;margin-top:18px;height:212px">${shop}
            <span style="position:absolute;left:14px;bottom:14px;display:flex;gap:8px;align-items:center;
            border-radius:20px;background:#0b2a26e6;color:#fff;font-size:18px;font-weight:650;
            padding:8px 16px 8px 12px">${icon('pin-bold', 20, '#3fe0a4')}Today, 11:20 am</span></div></div></div></div></div>`,
    )}`,
  );
