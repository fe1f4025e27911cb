import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { phone } from '../kit/phone.ts';

const BLUE = '#1f4fff';
/** City blocks with rounded corners; the streets are what is left between them. */
const blocks = (width: number, height: number, tones: readonly string[], street: string, park: string) => {
  const columns = [0, 190, 340, 560, 700, 930, 1130, 1330, 1500];
  const rows = [0, 130, 300, 420, 610, 760, 930, 1080];
  return `<svg width="${width}" height="${height}" viewBox="0 0 1500 1080" preserveAspectRatio="xMidYMid
    slice"><rect width="1500" height="1080" fill="${street}"/>
    ${each(columns.slice(0, -1), (left, c) =>
      each(rows.slice(0, -1), (top, r) => {
        const right = columns[c + 1] ?? left;
        const bottom = rows[r + 1] ?? top;
        const fill = (c * 3 + r * 5) % 11 === 4 ? park : tones[(c * 2 + r) % tones.length];
        return `<rect x="${left + 13}" y="${top + 13}" width="${right - left - 26}"
          height="${bottom - top - 26}" rx="12" fill="${fill}"/>`;
      }),
    )}</svg>`;
};

const technician = (
  size: number,
) => `<svg width="${size}" height="${size}" viewBox="0 0 100 100"><clipPath id="t"><circle cx="50" cy="50"
  r="50"/></clipPath><g clip-path="url(#t)"><rect width="100" height="100" fill="#ffd84a"/>
  <path d="M14 106q2-28 24-31V62h24v13q22 3 24 31z" fill="#b97a52"/><path d="M12 106q2-27 25-30l13 12 13-12q23
    3 25 30z" fill="${BLUE}"/><path d="M40 78l10 10 10-10v28H40z" fill="#173bc2"/>
  <path d="M30 44q0-24 20-24t20 24-20 32-20-32z" fill="#c58a5f"/><path d="M26 36q0-24 24-24t24 24l6 3q-30-6-60
    0z" fill="${BLUE}"/><path d="M20 40q30-9 60 0-6 4-12 3-18-4-36 0-8 1-12-3z" fill="#173bc2"/>
  <path d="M38 64q12-7 24 0-4 5-12 3-8 2-12-3z" fill="#2b1a14"/><g stroke="#2b1a14" stroke-width="2.2"
    stroke-linecap="round" fill="none"><path d="M38 49h6M56 49h6M46 70q4 2 8 0"/></g></g></svg>`;

const tracking = `<div style="position:absolute;left:-330px;top:-60px;transform:rotate(-16deg)
  scale(1.1)">${blocks(1150, 828, ['#e8eef6', '#e1e9f3', '#edf2f8'], '#fff', '#cfe8cf')}</div>
  <svg width="412" height="520" style="position:absolute;left:0;top:0" fill="none"><path d="M-12 368L160 318
    137 241 281 199" stroke="#fff" stroke-width="20" stroke-linejoin="round" stroke-linecap="round"/><path
      d="M-12 368L160 318 137 241 281 199" stroke="${BLUE}" stroke-width="11" stroke-linejoin="round"
      stroke-linecap="round"/>
    <circle cx="80" cy="341" r="56" fill="${BLUE}" opacity=".16"/><circle cx="80" cy="341" r="28"
    fill="${BLUE}" stroke="#fff" stroke-width="6"/><path d="M72 355l9-14-9-3 13-17-3 12 8 3z" fill="#fff"/>
    <path d="M282 190c-36-34-42-52-42-68a42 42 0 0 1 84 0c0 16-6 34-42 68z" fill="#12183a"/><path d="M260
    122l22-20 22 20h-6v20h-32v-20z" fill="#ffd60a"/><rect x="277" y="128" width="10" height="14"
      fill="#12183a"/></svg>
  <div style="position:absolute;left:0;right:0;bottom:0;height:400px;border-radius:40px 40px 0 0;
    background:#fff;padding:26px 28px;color:#12183a;box-shadow:0 -20px 40px #12183a22">
    <div style="display:flex;align-items:baseline;gap:10px"><span style="font-size:68px;font-weight:800;
    letter-spacing:-.05em;line-height:1">9 min</span><span style="font-size:21px;color:#5f6785;
      font-weight:600">3.2 km away</span></div>
    <div style="display:flex;align-items:center;gap:16px;margin:16px 0;padding:15px 0;border-top:2px solid
    #eaeef5;border-bottom:2px solid #eaeef5">${technician(82)}<div style="flex:1"><div style="font-size:25px;
      font-weight:750;letter-spacing:-.02em">Ramesh Chauhan</div><div style="display:flex;align-items:center;
      gap:6px;font-size:19px;color:#5f6785;margin-top:3px">${icon('star-bold', 20, 'none', 0, '#f2a20c')}4.9, 1,204 jobs</div></div></div>
    <div style="display:flex;gap:12px"><span style="flex:1;height:68px;border-radius:22px;background:${BLUE};
    color:#fff;display:flex;gap:10px;align-items:center;justify-content:center;font-size:22px;
    font-weight:700">${icon('call-bold', 26)}Call Ramesh</span><span style="width:68px;height:68px;
    border-radius:22px;background:#eaeef5;display:grid;place-items:center">${icon('chat-bold', 28)}</span></div>
    <div style="font-size:19px;color:#5f6785;margin-top:16px;text-align:center">Start OTP <b
    style="color:#12183a;letter-spacing:.14em;font-size:22px">4 7 1 9</b></div></div>`;

const line = (name: string, note: string, sum: string) =>
  `<div style="display:flex;justify-content:space-between;align-items:center;padding:15px 0;border-bottom:2px
    solid #eaeef5"><div><div style="font-size:21px;font-weight:700">${name}</div><div style="font-size:17px;
      color:#5f6785">${note}</div></div><span style="font-size:23px;font-weight:750">₹ ${sum}</span></div>`;

const cooler = `<svg width="334" height="178" viewBox="0 0 356 190"><rect width="356" height="190" rx="28"
  fill="#ffd60a"/><rect x="58" y="34" width="240" height="84" rx="16" fill="#fff"/><path d="M58 88h240v14a16
    16 0 0 1-16 16H74a16 16 0 0 1-16-16z" fill="#dbe3f0"/><path d="M76 100h204" stroke="#9aa8c4"
      stroke-width="6" stroke-linecap="round"/><circle cx="272" cy="62" r="6" fill="#27c06a"/>
  <text x="228" y="72" font-size="26" font-weight="800" fill="#c5d0e3">24</text><g fill="none"
    stroke="#12183a" stroke-width="6" stroke-linecap="round"><path d="M112 134q12 14 0 28M178 134q12 14 0
    28M244 134q12 14 0 28"/></g></svg>`;

const bill = `<div style="padding:66px 28px 0;color:#12183a"><div style="font-size:32px;font-weight:800;
  letter-spacing:-.03em;margin-bottom:18px">AC not cooling</div>${cooler}
  <div style="margin-top:8px">${line('Visit and check', 'Waived when repaired', '0')}${line('Gas top-up, R32', '1.5 ton split, rate card', '2,200')}${line('Capacitor 45 µF', 'Part, 6 months warranty', '480')}</div>
  <div style="display:flex;justify-content:space-between;align-items:center;margin:20px 0 18px"><span
    style="font-size:21px;font-weight:600;color:#5f6785">Fixed before work</span><span style="font-size:40px;
    font-weight:800;letter-spacing:-.04em">₹ 2,680</span></div>
  <div style="height:70px;border-radius:22px;background:#12183a;color:#fff;display:grid;place-items:center;
    font-size:22px;font-weight:700">Approve the price</div></div>`;

export const thikthak = () =>
  cover(
    '#c9d8ee',
    'body{font-family:"Manrope Variable"}',
    `<div style="position:absolute;left:-300px;top:-190px;
      transform:rotate(-16deg)">${blocks(1800, 1296, ['#bccde8', '#b4c7e4', '#c3d3ec'], '#dbe6f6', '#b3d6c4')}</div>
    <svg width="1200" height="800" style="position:absolute" fill="none"><path d="M-40 690L214 603 176 470 392
    406" stroke="${BLUE}" stroke-width="20" stroke-linejoin="round"/></svg>
    <div style="position:absolute;left:64px;top:70px;color:#12183a"><svg width="84" height="84" viewBox="0 0
    84 84"><rect width="84" height="84" rx="26" fill="${BLUE}"/><path d="M25 59l20-20a13 13 0 0 1 15-17l-8 9 2
      7 7 2 8-9a13 13 0 0 1-17 15L32 66a5 5 0 0 1-7-7z" fill="#ffd60a"/></svg>
      <div style="font-size:54px;font-weight:800;letter-spacing:-.05em;margin-top:16px">Thikthak</div></div>
    ${phone(
      { left: 380, top: 26, width: 412, height: 800 },
      { make: 'slim', back: '#fff', status: { time: '5:08', ink: '#12183a' } },
      tracking,
    )}
    ${phone(
      { left: 812, top: -64, width: 412, height: 868 },
      { make: 'slim', back: '#fff', status: { time: '5:21', ink: '#12183a' } },
      bill,
    )}`,
  );
