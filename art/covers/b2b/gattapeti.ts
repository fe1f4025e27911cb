import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { phone } from '../kit/phone.ts';

/** A closed box seen from a corner, its left, right and top in three tones of board. */
const box = (size: number, mark = '') => `<svg width="${size}" height="${size}" viewBox="0 0 120 120">
  <path d="M12 38 60 62v52L12 88z" fill="#c98f52"/><path d="M108 38 60 62v52l48-26z" fill="#a8713a"/><path
    d="M60 14 108 38 60 62 12 38z" fill="#e3b27a"/>
  <path d="M28 30 76 54v16l-9 4.500V58.500L19 34.500z" fill="#f3dcb8" opacity=".9"/>${mark}</svg>`;

const tall = `<svg width="104" height="104" viewBox="0 0 120 120"><path d="M32 26 60 40v76L32 102z"
  fill="#f2efe9"/><path d="M88 26 60 40v76l28-14z" fill="#d5cfc4"/><path d="M60 12 88 26 60 40 32 26z"
    fill="#fff"/>
  <path d="M32 56l28 14v20L32 76z" fill="#d8402a"/><path d="M88 56 60 70v20l28-14z" fill="#b02f1c"/></svg>`;
const flat = `<svg width="104" height="104" viewBox="0 0 120 120"><path d="M6 58 60 85v18L6 76z"
  fill="#c98f52"/><path d="M114 58 60 85v18l54-27z" fill="#a8713a"/><path d="M60 31l54 27-54 27L6 58z"
    fill="#e3b27a"/>
  <path d="M60 44l28 14-28 14-28-14z" fill="none" stroke="#8a5a2b" stroke-width="3"/></svg>`;

const arrows = `<g stroke="#3a2413" stroke-width="3.5" fill="none" stroke-linecap="round"><path d="M24 82V66m-5 3 5-6 5
    10M38 89V73m-5 3 5-6 5 10"/></g>`;

const again: readonly [string, string, string, string][] = [
  [box(104, arrows), '5-ply, 18 × 12 × 10', '2,500 boxes', 'every 3 weeks'],
  [tall, 'Printed bottle box', '6,000 boxes', 'every month'],
  [flat, 'Pizza box 10 in', '10,000 boxes', 'every 2 weeks'],
];

const home = `<div style="padding:64px 26px 0">
  <div style="display:flex;align-items:center;justify-content:space-between"><div><div style="font-size:20px;
    color:#8b7460">Namaste, Anil ji</div>
    <div style="font-size:32px;font-weight:700;letter-spacing:-.02em">Gupta Traders</div></div>
    <span style="width:54px;height:54px;border-radius:18px;background:#fff;display:grid;
    place-items:center">${icon('bell-bold', 26)}</span></div>
  <div style="margin-top:22px;border-radius:28px;background:#3a2413;color:#fff;padding:24px 26px">
    <div style="font-size:19px;color:#d8bfa3">Credit left till 31 March</div><div style="font-size:46px;
    font-weight:700;letter-spacing:-.03em;margin-top:2px">₹ 2,40,000</div>
    <div style="height:12px;border-radius:8px;background:#5b4028;margin-top:16px"><i style="display:block;
    width:40%;height:100%;border-radius:8px;background:#f0a63c"></i></div>
    <div style="display:flex;justify-content:space-between;font-size:17px;color:#d8bfa3;margin-top:10px">
    <span>Used ₹ 1,60,000</span><span>of ₹ 4,00,000</span></div></div>
  <div style="font-size:26px;font-weight:700;margin:26px 0 14px">Order again</div>
  ${each(
    again,
    ([
      picture,
      name,
      count,
      rhythm,
    ]) => `<div style="display:flex;align-items:center;gap:14px;background:#fff;border-radius:24px;
      padding:10px 16px 10px 12px;margin-bottom:13px">
    <span style="width:104px;height:104px;border-radius:18px;background:#f8ecdb">${picture}</span>
    <div style="flex:1"><div style="font-size:22px;font-weight:650;line-height:1.15">${name}</div><div
    style="font-size:18px;color:#8b7460;margin-top:6px">${count}<br>${rhythm}</div></div>
    <span style="width:50px;height:50px;border-radius:50%;background:#d8402a;color:#fff;display:grid;
    place-items:center">${icon('plus', 26, '#fff', 2.6)}</span></div>`,
  )}
</div>`;

const size = (label: string, value: string) =>
  `<div style="flex:1;background:#f8ecdb;border-radius:18px;padding:12px 0;text-align:center"><div
    style="font-size:17px;color:#8b7460">${label}</div><div style="font-size:27px;
    font-weight:700">${value}<span style="font-size:17px"> in</span></div></div>`;

const order = `<div style="height:344px;background:#f0a63c;display:grid;place-items:center;
  padding-top:34px">${box(290, arrows)}</div>
  <div style="position:relative;margin-top:-34px;border-radius:36px 36px 0 0;background:#fff;padding:28px 26px
    0;height:600px">
    <div style="font-size:30px;font-weight:700;letter-spacing:-.02em">5-ply shipper box</div>
    <div style="font-size:19px;color:#8b7460;margin:4px 0 18px">Kraft, 150 GSM, two-colour print</div>
    <div style="display:flex;
    gap:12px">${size('Length', '18')}${size('Width', '12')}${size('Height', '10')}</div>
    <div style="display:flex;align-items:center;justify-content:space-between;margin:22px 0 18px">
      <span style="width:62px;height:62px;border-radius:20px;border:2px solid #ead9c3;display:grid;
      place-items:center">${icon('minus-bold', 26)}</span>
      <div style="text-align:center"><div style="font-size:46px;font-weight:700;letter-spacing:-.03em;
      line-height:1">2,500</div><div style="font-size:17px;color:#8b7460;margin-top:4px">₹ 24.60 a box</div>
        </div>
      <span style="width:62px;height:62px;border-radius:20px;background:#3a2413;display:grid;
      place-items:center">${icon('plus', 26, '#fff', 2)}</span></div>
    <div style="display:flex;align-items:center;justify-content:space-between;height:74px;border-radius:24px;
    background:#d8402a;color:#fff;padding:0 26px;font-size:23px;font-weight:650"><span>Reorder</span>
    <span>₹ 61,500</span></div>
    <div style="display:flex;gap:10px;align-items:center;justify-content:center;margin-top:16px;
    font-size:18px;color:#5b4028">${icon('truck-bold', 24)}At your godown on Friday, 6 Feb</div></div>`;

export const gattapeti = () => {
  const flutes = `M0 0${each(Array.from({ length: 34 }), () => 'q12-44 24 0t24 0')}`;
  return cover(
    '#dba766',
    'body{font-family:"Outfit Variable";color:#3a2413}',
    `<svg width="1700" height="1000" style="position:absolute;left:-240px;top:-120px;transform:rotate(-12deg)"
      fill="none">
      <g stroke="#b67f3f" stroke-width="9"><path d="${flutes}" transform="translate(0 190)"/><path
      d="${flutes}" transform="translate(0 800)"/></g>
      <g stroke="#f0cb98" stroke-width="12"><path d="M0 152h1700M0 232h1700M0 762h1700M0 842h1700"/></g></svg>
    <div style="position:absolute;left:66px;top:318px;width:240px"><svg width="76" height="76" viewBox="0 0 76
    76"><rect width="76" height="76" rx="22" fill="#d8402a"/><path d="M18 30 38 20l20 10v20L38 60 18 50zM18
      30l20 10 20-10M38 40v20" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/></svg>
      <div style="font-size:50px;font-weight:700;letter-spacing:-.04em;margin-top:18px">Gattapeti</div></div>
    ${phone(
      { left: 362, top: 66, width: 404, height: 880, turn: 'rotate(-7deg)' },
      { make: 'slim', back: '#fbf3e7', status: { time: '10:24', ink: '#3a2413' } },
      home,
    )}
    ${phone(
      { left: 778, top: -52, width: 404, height: 880, turn: 'rotate(-7deg)' },
      { make: 'slim', back: '#fff', status: { time: '10:25', ink: '#3a2413' } },
      order,
    )}`,
  );
};
