import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { phone } from '../kit/phone.ts';

const OLIVE = '#3f4a17';
/** A glass jar with a cloth lid: what is in it is told by the tone and the shape of its grains. */
const jar = (id: string, tone: string, grain: string, label: string, weight: string) => {
  const grains = each(
    Array.from({ length: 150 }, (_, i) => i),
    (i) =>
      `<ellipse cx="${(i * 61.8) % 220}" cy="${120 + ((i * 37.3) % 230)}" rx="${id === 'rice' ? 11 : 9}"
        ry="${id === 'rice' ? 3.5 : 7}" fill="${i % 3 ? grain : tone}" stroke="#0002"
          transform="rotate(${(i * 53) % 180} ${(i * 61.8) % 220} ${120 + ((i * 37.3) % 230)})"/>`,
  );
  return `<svg width="240" height="390" viewBox="-10 0 240 390"><clipPath id="${id}"><path d="M14 74h192q14 16
    14 40v230q0 30-30 30H30q-30 0-30-30V114q0-24 14-40z"/></clipPath>
    <g clip-path="url(#${id})"><rect width="220" height="390" fill="#eef0df" opacity=".55"/><rect y="116"
    width="220" height="280" fill="${tone}"/>${grains}
      <rect x="14" y="90" width="20" height="260" rx="10" fill="#fff" opacity=".45"/><rect x="196" y="0"
      width="24" height="390" fill="#0002"/></g>
    <path d="M14 74h192q14 16 14 40v230q0 30-30 30H30q-30 0-30-30V114q0-24 14-40z" fill="none" stroke="#fff"
    stroke-opacity=".6" stroke-width="4"/>
    <path d="M-4 84q8-10 14-46Q12 6 110 6t100 32q6 36 14 46-20 12-38 2-20 10-38 0-20 10-38 0-20 10-38 0-20
    10-38 0-20 10-38-2z" fill="#f6efdc"/><path d="M10 40q100 22 200 0" stroke="#b5472a" stroke-width="9"
      fill="none"/>
    <rect x="40" y="180" width="140" height="116" rx="10" fill="#fffaf0"/><text x="110" y="230"
    text-anchor="middle" font-size="30" font-weight="850" fill="${OLIVE}">${label}</text><text x="110" y="268"
      text-anchor="middle" font-size="22" font-weight="650" fill="#8a8a5e">${weight}</text></svg>`;
};

const apps: readonly [string, string, string, string][] = [
  ['kavita@okbank', 'Last used', '#3f4a17', 'on'],
  ['Any UPI app', 'Opens the app', '#c96b1e', ''],
  ['Show a QR code', 'On another screen', '#2b6f77', ''],
];

const items: readonly [string, string, string, string][] = [
  ['#d99a2b', 'Toor dal', '1 kg × 2', '378'],
  ['#f2ead2', 'Basmati, aged', '5 kg', '745'],
  ['#7c3b1f', 'Gur, no colour', '1 kg', '140'],
];

const screen = `<div style="padding:66px 26px 0;color:#2a2f14">
  <div style="display:flex;align-items:center;gap:12px;margin-bottom:14px">${icon('back-bold', 28)}<span
    style="font-size:31px;font-weight:850;letter-spacing:-.02em">Pay and finish</span></div>
  <div style="background:#f3f0dd;border-radius:26px;padding:12px
    20px">${each(
      items,
      ([tone, name, size, sum], i) => `<div style="display:flex;align-items:center;gap:14px;
      padding:7px 0;${i ? 'border-top:2px solid #e4dfc3' : ''}"><i style="width:46px;height:46px;
      border-radius:16px;background:${tone};box-shadow:inset 0 -9px 0 #0001"></i><div style="flex:1"><div
      style="font-size:21px;font-weight:750">${name}</div><div style="font-size:18px;
      color:#7a7b57">${size}</div></div><span style="font-size:22px;font-weight:800">₹ ${sum}</span>
      </div>`,
    )}</div>
  <div style="display:flex;justify-content:space-between;font-size:19px;color:#7a7b57;font-weight:650;
    padding:12px 6px 13px"><span>Delivery, Thursday 7 to 9 am</span><span style="color:#2e7d32">Free</span>
    </div>
  ${each(
    apps,
    ([
      name,
      note,
      tone,
      on,
    ]) => `<div style="display:flex;align-items:center;gap:15px;border-radius:24px;padding:9px 18px;
      margin-bottom:9px;box-shadow:inset 0 0 0 ${on ? `3px ${OLIVE}` : '2px #e4dfc3'};background:#fff"><span
        style="width:50px;height:50px;border-radius:16px;background:${tone};display:grid;place-items:center">
        <svg width="26" height="30" viewBox="0 0 26 30"><path d="M4 2l12 13L4 28z" fill="#fff"/><path d="M12
        2l12 13-12 13 4-13z" fill="#fff" opacity=".6"/></svg></span>
    <div style="flex:1"><div style="font-size:21px;font-weight:750">${name}</div><div style="font-size:18px;
    color:#7a7b57">${note}</div></div><i style="width:30px;height:30px;border-radius:50%;
    border:${on ? `9px solid ${OLIVE}` : '2.500px solid #cfcaa9'}"></i></div>`,
  )}
  </div>
  <div style="position:absolute;left:26px;right:26px;bottom:46px;height:76px;border-radius:26px;
    background:#c96b1e;color:#fff;display:flex;align-items:center;justify-content:center;gap:12px;
    font-size:27px;font-weight:850">${icon('lock-bold', 26, '#fff', 2.4)}Pay ₹ 1,263</div>`;

export const kothar = () =>
  cover(
    '#8a9a3c',
    'body{font-family:"Nunito Variable"} text{font-family:"Nunito Variable"}',
    `<div style="position:absolute;inset:0;background:linear-gradient(#97a746,#8a9a3c 70%)"></div>
    <div style="position:absolute;left:0;right:0;bottom:0;height:150px;background:#6c4a22"></div><div
    style="position:absolute;left:0;right:0;bottom:132px;height:22px;background:#8d6433"></div>
    <div style="position:absolute;left:66px;top:64px;color:#fffbe8"><svg width="82" height="82" viewBox="0 0
    82 82"><circle cx="41" cy="41" r="41" fill="#fffbe8"/><path d="M41 66V26" stroke="${OLIVE}"
      stroke-width="5" stroke-linecap="round"/><g fill="#c96b1e"><path d="M41 26q-9-7 0-17 9 10 0 17zM40
      42q-13 0-14-13 14 0 14 13zM42 42q13 0 14-13-14 0-14 13zM40 57q-13 0-14-13 14 0 14 13zM42 57q13 0
        14-13-14 0-14 13z"/></g></svg>
      <div style="font-size:66px;font-weight:900;letter-spacing:-.045em;margin-top:10px">Kothar</div></div>
    <div style="position:absolute;left:38px;top:298px;display:flex;gap:4px;filter:drop-shadow(0 16px 14px
    #2a2f1466)">${jar('toor', '#d99a2b', '#edb549', 'Toor dal', '1 kg')}${jar('rice', '#e9dfc3', '#f8f2df', 'Basmati', '5 kg')}</div>
    <div style="position:absolute;left:936px;top:298px;filter:drop-shadow(0 16px 14px
    #2a2f1466)">${jar('rajma', '#6b1d1d', '#8f2f2a', 'Rajma', '1 kg')}</div>
    ${phone(
      { left: 542, top: 26, width: 420, height: 812 },
      { make: 'slim', back: '#fffdf4', status: { time: '9:12', ink: '#2a2f14' } },
      screen,
    )}`,
  );
