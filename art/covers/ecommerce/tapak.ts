import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { tablet } from '../kit/tablet.ts';

const CORAL = '#ff5d4a';
const NAVY = '#16265c';

const shoe = (
  width: number,
  body: string,
  dark: string,
) => `<svg width="${width}" height="${width * 0.58}" viewBox="0 0 500 290"><ellipse cx="250" cy="270" rx="230"
  ry="16" fill="#0b1a4a" opacity=".25"/>
  <path d="M26 214q-8-70 6-150 4-22 30-20 50 6 84 0 20-4 34 16 60 76 150 86 110 10 140 40 14 14 12 34z"
    fill="${body}"/>
  <path d="M330 146q110 10 140 40 14 14 12 34H330q-24-40 0-74z" fill="#fff"/><path d="M360 152q70 8 104 40"
    stroke="#dfe6f5" stroke-width="6" fill="none"/>
  <path d="M26 214q-8-70 6-150 4-22 30-20l14 2q-16 80-4 168z" fill="${dark}"/><path d="M40 84q30-8 34 20t-34
    30z" fill="#ffd23f"/>
  <path d="M60 44q50 8 90 0 18-4 30 14l-20 22q-40 12-96-2z" fill="#fff"/>
  <g stroke="#fff" stroke-width="17" stroke-linecap="round"><path d="M188 96l-44 44M226 126l-40 44M270 148l-34
    42"/></g><g stroke="${dark}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 12" fill="none">
      <path d="M110 170q100 30 200 14"/></g>
  <path d="M14 214h470q14 0 12 22-2 30-34 30H46q-34 0-34-34 0-18 2-18z" fill="#fff"/><path d="M12 236h484q-4
    30-34 30H46q-32 0-34-30z" fill="${NAVY}"/><g
      fill="#fff">${each([70, 130, 190, 250, 310, 370, 430], (x) => `<circle cx="${x}" cy="251" r="6"/>`)}</g>
      </svg>`;

const foot = `<svg width="560" height="300" viewBox="0 0 560 300"><path d="M70 158q-10-70 60-86 60-12 130 4 70
  16 130-8 34-14 58-4 30 14 22 62-8 66-60 84-40 14-110 0-60-12-110 8-106 30-120-60z" fill="#ffd2bb"/>
  <g fill="#ffd2bb"><ellipse cx="478" cy="80" rx="38" ry="31"/><ellipse cx="499" cy="130" rx="25" ry="20"/>
    <ellipse cx="492" cy="166" rx="22" ry="17"/><ellipse cx="476" cy="196" rx="20" ry="15"/><ellipse cx="452"
    cy="220" rx="18" ry="13"/></g>
  <g fill="#fff" opacity=".85"><ellipse cx="500" cy="76" rx="12" ry="15"/><ellipse cx="514" cy="128" rx="7"
    ry="10"/><ellipse cx="505" cy="165" rx="6" ry="8"/></g>
  <path d="M120 112q44-20 92-6" stroke="#f3b799" stroke-width="7" fill="none" stroke-linecap="round"/>
  <g stroke="${CORAL}" stroke-width="4"><path d="M67 20v270M517 20v270" stroke-dasharray="9 9"/><path d="M72
    36h440"/><path d="M84 26L72 36l12 10M500 26l12 10-12 10" fill="none"/></g>
  <rect x="208" y="6" width="164" height="58" rx="29" fill="${CORAL}"/><text x="290" y="46"
    text-anchor="middle" font-size="31" font-weight="800" fill="#fff">16.4 cm</text></svg>`;

const ruler = `<svg width="560" height="64" viewBox="0 0 560 64"><rect width="560" height="64" rx="14"
  fill="#ffd23f"/>${each(
    Array.from({ length: 37 }),
    (_, i) => `<path d="M${22 + i * 14.4}
    0v${i % 2 ? 14 : 24}" stroke="${NAVY}" stroke-width="3"/>`,
  )}${each(
    [0, 3, 6, 9, 12, 15, 18],
    (n) => `<text
      x="${22 + n * 28.8}" y="52" text-anchor="middle" font-size="22" font-weight="750"
      fill="${NAVY}">${n}</text>`,
  )}</svg>`;

const sizes: readonly [string, string][] = [
  ['8', ''],
  ['9', 'best'],
  ['10', 'grow'],
  ['11', ''],
];

export const tapak = () =>
  cover(
    '#79ccff',
    `body{font-family:"Outfit Variable";color:${NAVY}} text{font-family:"Outfit Variable"}`,
    `<svg width="1200" height="800" style="position:absolute" fill="#9bdaff">${each(
      [
        [-30, 640, -30],
        [70, 520, 14],
        [20, 330, -20],
        [110, 190, 12],
        [1010, 40, 20],
        [1120, 180, 40],
      ] as const,
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.2)"><ellipse cx="40" cy="70" rx="26"
          ry="42"/><ellipse cx="44" cy="134" rx="18" ry="20"/><circle cx="18" cy="18" r="9"/><circle cx="36"
            cy="12" r="9"/><circle cx="54" cy="14" r="9"/><circle cx="68" cy="24" r="8"/></g>`,
    )}</svg>
    ${tablet(
      { left: 96, top: 62, width: 1060, height: 800, turn: 'rotate(-3deg)' },
      { make: 'slim', shell: '#fff', back: '#fff6e9' },
      `<div style="display:flex;align-items:center;gap:14px;padding:24px 36px 0"><svg width="52" height="52"
        viewBox="0 0 52 52"><circle cx="26" cy="26" r="26" fill="${CORAL}"/><ellipse cx="25" cy="27" rx="8"
          ry="12" fill="#fff"/><circle cx="17" cy="12" r="3.5" fill="#fff"/><circle cx="25" cy="9" r="3.5"
            fill="#fff"/><circle cx="33" cy="12" r="3.5" fill="#fff"/><ellipse cx="26" cy="42" rx="5" ry="3"
            fill="#fff"/></svg><span style="font-size:36px;font-weight:750;letter-spacing:-.03em">Tapak</span>
        <span style="margin-left:auto;display:flex;gap:10px;align-items:center;font-size:20px;font-weight:500;
        color:#6a75a0">${each(
          [1, 1, 1, 0],
          (on) => `<i style="width:44px;height:10px;border-radius:6px;
        background:${on ? CORAL : '#f2dcc4'}"></i>`,
        )}&nbsp; Step 3 of 4</span></div>
      <div style="display:flex;padding:22px 36px;gap:30px"><div><div style="font-size:46px;font-weight:700;
      letter-spacing:-.035em;line-height:1.05;margin-bottom:16px">Aarav's left foot</div>
        <div style="width:590px;border-radius:34px;background:#fff;padding:16px 15px
        18px">${foot}${ruler}</div></div>
        <div style="flex:1"><div style="background:${NAVY};color:#fff;border-radius:34px;padding:24px 28px
        28px;height:276px"><div style="font-size:21px;color:#aebbe8">Best fit</div><div
          style="font-size:106px;font-weight:750;letter-spacing:-.05em;line-height:.95">9<span
          style="font-size:40px;letter-spacing:-.02em;margin-left:10px">kids</span></div>
          <div style="font-size:21px;color:#aebbe8;margin-top:12px;
          line-height:1.35">EU 26, with 9 mm to grow</div></div>
          <div style="display:flex;gap:10px;margin-top:18px">${each(
            sizes,
            ([size, state]) => `<span
          style="flex:1;height:66px;border-radius:20px;display:grid;place-items:center;font-size:27px;
          font-weight:700;background:${state === 'best' ? '#ffd23f' : '#fff'};
          color:${state ? NAVY : '#b9bfd6'}">${size}</span>`,
          )}</div></div></div>`,
    )}
    <div style="position:absolute;right:-36px;bottom:6px;
    transform:rotate(-9deg)">${shoe(520, CORAL, '#d93c2b')}</div>
    <div style="position:absolute;left:72px;bottom:40px;background:#fff;border-radius:28px;padding:18px 24px;
    display:flex;gap:14px;align-items:center;font-size:24px;font-weight:600;box-shadow:0 26px 50px -14px
    #0b1a4a88"><span style="width:44px;height:44px;border-radius:50%;background:#22b573;display:grid;
      place-items:center">${icon('check-bold', 26, '#fff', 3.2)}</span>Exchange stays free for 30 days</div>`,
  );
