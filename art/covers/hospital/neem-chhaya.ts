import { cover, each } from '../kit/cover.ts';

const rooms: readonly [string, string, string, string, string][] = [
  ['2', 'Dr Anjali Sood', 'Medicine', 'A 31', 'A 32'],
  ['4', 'Dr Farhan Qureshi', 'Bones and joints', 'B 27', 'B 28'],
  ['5', 'Dr Kiran Bedwal', 'Children', 'C 14', 'C 15'],
  ['7', 'Dr Manish Tyagi', 'Heart', 'D 09', 'D 10'],
];

const row = (
  [room, name, ward, now, next]: (typeof rooms)[number],
  i: number,
) => `<div style="display:flex;align-items:center;height:104px;padding:0 30px;
  background:${i === 1 ? '#0f5c6e' : i % 2 ? '#0a3340' : '#0c3a48'}">
  <span style="width:66px;height:66px;border-radius:16px;background:#f7fbf9;color:#0a3340;display:grid;
    place-items:center;font-size:38px;font-weight:800">${room}</span>
  <div style="margin-left:24px;width:290px"><div style="font-size:27px;font-weight:700;
    letter-spacing:-.01em">${name}</div><div style="font-size:20px;color:#9fc6cd;margin-top:2px">${ward}</div>
      </div>
  <span style="width:128px;font-size:46px;font-weight:800;color:#ffd45e;letter-spacing:-.02em">${now}</span>
    <span style="font-size:30px;font-weight:600;color:#9fc6cd">${next}</span></div>`;

const chair = (x: number) =>
  `<g transform="translate(${x} 0)"><path d="M4 30q0-24 24-24h64q24 0 24 24v70H4z" fill="#3b7f80"/><path
    d="M14 34q0-18 18-18h56q18 0 18 18v50H14z" fill="#4b9494"/><rect x="-2" y="92" width="124" height="34"
    rx="14" fill="#2f6b6d"/><path d="M12 126v60M108 126v60" stroke="#8c8f8a" stroke-width="8"/></g>`;

const plant = `<svg width="150" height="291" viewBox="0 0 170 330" style="position:absolute;right:-16px;
  bottom:-8px;overflow:visible"><g fill="#2f7a4d"><path d="M84 240Q10 190 24 96 92 140 84 240z"/><path d="M86
    240Q160 180 146 70 76 130 86 240z"/><path d="M84 240Q60 120 88 20 124 130 84 240z" fill="#3f9760"/><path
      d="M84 244Q2 236-8 170 60 170 84 244z" fill="#3f9760"/><path d="M86 244q76-10 84-70-66 0-84 70z"
      fill="#256640"/></g><path d="M44 234h82l-12 96H56z" fill="#d9743f"/><path d="M38 228h94v22H38z"
      fill="#c2602e"/></svg>`;

export const neemChhaya = () =>
  cover(
    '#dfe6dc',
    'body{font-family:"Archivo Variable";color:#fff;font-variant-numeric:tabular-nums}',
    `<div style="position:absolute;inset:0;background:radial-gradient(70% 80% at 50% 30%,#f6f8f0,#d3dcd2
      70%,#b9c6bd)"></div>
    <div style="position:absolute;left:0;right:0;bottom:0;height:96px;
    background:linear-gradient(#8f9a8e,#aab4a6)"></div><div style="position:absolute;left:0;right:0;
    bottom:96px;height:74px;background:#7fb3a8"></div>
    <div style="position:absolute;left:72px;top:38px;width:1056px;height:602px;border-radius:20px;
    background:#0d1113;padding:14px;box-shadow:0 34px 60px -10px #1d2b2699, 0 8px 16px #1d2b2655">
      <div style="height:100%;border-radius:8px;overflow:hidden;background:#0a2b36;display:flex">
        <div style="width:652px"><div style="display:flex;align-items:center;gap:16px;height:98px;padding:0
        30px"><svg width="54" height="54" viewBox="0 0 54 54"><rect width="54" height="54" rx="16"
          fill="#38c5a0"/><path d="M27 44V28M27 30q-15 0-16-16 16 0 16 16zM27 36q15 0 16-16-16 0-16 16z"
          fill="#0a2b36" stroke="#0a2b36" stroke-width="3"/></svg><span style="font-size:31px;font-weight:750;
          letter-spacing:-.02em">Neem Chhaya Hospital</span></div>
          <div style="display:flex;height:46px;align-items:center;padding:0 30px;font-size:19px;color:#9fc6cd;
          background:#08232c"><span style="width:90px">Room</span><span style="width:290px">Doctor</span><span
          style="width:128px">Now</span><span>Next</span></div>
          ${each(rooms, row)}</div>
        <div style="flex:1;background:#ffd45e;color:#0a2b36;padding:26px 32px;display:flex;
        flex-direction:column"><div style="display:flex;justify-content:space-between;font-size:24px;
          font-weight:650"><span>Wed, 18 Feb</span><span>11:26</span></div>
          <div style="font-size:28px;font-weight:650;margin-top:54px">Please come in</div><div
          style="font-size:142px;font-weight:850;letter-spacing:-.06em;line-height:1;margin-left:-6px;
          white-space:nowrap">B 27</div>
          <div style="margin-top:18px;border-radius:22px;background:#0a2b36;color:#fff;display:flex;
          align-items:center;justify-content:space-between;padding:18px 26px"><span style="font-size:46px;
            font-weight:800;letter-spacing:-.02em">Room 4</span>
            <svg width="70" height="50" viewBox="0 0 70 50" fill="none" stroke="#ffd45e" stroke-width="9"
            stroke-linecap="round" stroke-linejoin="round"><path d="M6 25h56M42 6l20 19-20 19"/></svg></div>
          <div style="margin-top:auto;font-size:22px;font-weight:600;
          line-height:1.3">Waiting now: 12 minutes<br>on average</div></div></div></div>
    <svg width="700" height="200" viewBox="0 0 700 200" style="position:absolute;left:86px;
    bottom:-44px">${each([0, 136, 272, 408], chair)}</svg>${plant}`,
  );
