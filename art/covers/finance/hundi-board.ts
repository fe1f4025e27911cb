import { linePath } from '../kit/chart.ts';
import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';

interface Lot {
  seller: string;
  buyer: string;
  grade: string;
  sum: string;
  days: string;
  rate: string;
  bids: number;
  left: string;
  hot?: boolean;
}

const lots: readonly Lot[] = [
  {
    seller: 'Om Castings, Okhla',
    buyer: 'Tractor maker',
    grade: 'A1+',
    sum: '18,40,000',
    days: '62',
    rate: '9.35',
    bids: 7,
    left: '04:12',
    hot: true,
  },
  {
    seller: 'Rekha Garments',
    buyer: 'Retail chain',
    grade: 'AA',
    sum: '6,72,500',
    days: '45',
    rate: '10.20',
    bids: 4,
    left: '11:48',
  },
  {
    seller: 'Jindrao Plastics',
    buyer: 'Appliance maker',
    grade: 'AA-',
    sum: '24,15,800',
    days: '88',
    rate: '10.65',
    bids: 5,
    left: '19:05',
  },
  {
    seller: 'Satlok Packaging',
    buyer: 'Dairy co-op',
    grade: 'AA+',
    sum: '9,08,300',
    days: '58',
    rate: '9.70',
    bids: 6,
    left: '26:30',
  },
];

const row = ({
  seller,
  buyer,
  grade,
  sum,
  days,
  rate,
  bids,
  left,
  hot,
}: Lot) => `<div class="row" style="${hot ? 'background:#12382b;box-shadow:inset 5px 0 0 #35e39b' : ''}">
  <div style="width:312px"><div style="font-size:23px;font-weight:650;color:#fff">${seller}</div><div
    style="font-size:18px;color:#87a398;margin-top:4px">on ${buyer} <b style="color:#ffc24b;
    font-weight:650">${grade}</b></div></div>
  <div style="width:196px;font-size:26px;font-weight:650;color:#fff">₹ ${sum}<div style="font-size:18px;
    color:#87a398;font-weight:400;margin-top:2px">${days} days</div></div>
  <div style="width:190px"><span style="font-size:38px;font-weight:700;letter-spacing:-.03em;
    color:${hot ? '#35e39b' : '#d7fbe9'}">${rate}<span style="font-size:22px">%</span></span></div>
  <div style="width:90px;font-size:18px;color:#87a398"><b style="font-size:24px;
    color:#fff">${bids}</b> bids</div>
  <div style="margin-left:auto;font:600 26px 'JetBrains Mono Variable';
    color:${hot ? '#ff7a59' : '#d7fbe9'}">${left}</div></div>`;

const rates = [10.9, 10.85, 10.88, 10.6, 10.5, 10.52, 10.2, 10.05, 10.1, 9.9, 9.7, 9.72, 9.5, 9.42, 9.35];

export const hundiBoard = () =>
  cover(
    '#a6efcd',
    `body{font-family:"Sora Variable";color:#04140e}
    .row{display:flex;align-items:center;height:104px;padding:0 30px;border-top:1.5px solid #173127}`,
    `<svg width="1200" height="800" style="position:absolute" fill="none" stroke="#86dcb4" stroke-width="26">
      <path d="M-20 640L200 520 360 600 620 340 800 420 1220 60"/></svg>
    <div style="position:absolute;left:500px;top:660px;width:200px;height:120px;
    background:linear-gradient(90deg,#5d6a66,#b9c5c1 45%,#6b7773)"></div>
    <div style="position:absolute;left:44px;top:28px;width:1112px;height:642px;border-radius:26px;
    background:#050b09;padding:16px;box-shadow:0 50px 80px -24px #03271a99">
      <div style="height:100%;border-radius:13px;overflow:hidden;background:#081712">
        <div style="display:flex;align-items:center;height:78px;padding:0 30px;gap:14px;color:#fff"><svg
        width="40" height="40" viewBox="0 0 40 40"><path d="M6 4h22l6 6v26H6z" fill="#35e39b"/><path d="M13
        15h14M13 22h14M13 29h8" stroke="#081712" stroke-width="3.5"/></svg>
          <span style="font-size:27px;font-weight:700;letter-spacing:-.04em">Hundi Board</span>
          <span style="margin-left:26px;display:flex;gap:8px;font-size:19px;color:#87a398"><b
          style="background:#173127;color:#fff;border-radius:22px;padding:9px 20px;
          font-weight:600">Open, 38</b><span style="padding:9px 16px">Won</span><span style="padding:9px
          16px">Settled</span></span>
          <span style="margin-left:auto;display:flex;gap:9px;align-items:center;font-size:19px;color:#35e39b">
          <i style="width:11px;height:11px;border-radius:50%;background:#35e39b"></i>Live, 3:42 pm</span>
          </div>
        <div style="display:flex;align-items:center;height:112px;padding:0 30px;background:#0c2019;
        border-top:1.5px solid #173127">
          <div style="width:312px"><div style="font-size:18px;color:#87a398">Funded today</div><div
          style="font-size:36px;font-weight:700;color:#fff;letter-spacing:-.03em">₹ 4.62 Cr</div></div>
          <div style="width:240px"><div style="font-size:18px;color:#87a398">Best rate</div><div
          style="font-size:36px;font-weight:700;color:#35e39b;letter-spacing:-.03em">9.35%</div></div>
          <svg width="440" height="84" viewBox="0 0 440 84" style="margin-left:auto"><path
          d="${linePath(rates, 440, 84, 8)}L440 84L0 84Z" fill="#35e39b" opacity=".14"/><path
          d="${linePath(rates, 440, 84, 8)}" fill="none" stroke="#35e39b" stroke-width="4"
          stroke-linejoin="round"/></svg></div>
        ${each(lots, row)}</div></div>
    <div style="position:absolute;right:26px;bottom:22px;width:420px;border-radius:24px;background:#fff;
    padding:18px 26px;box-shadow:0 34px 60px -16px #03271acc">
      <div style="display:flex;align-items:center;gap:12px;font-size:19px;
      color:#3f5a50">${icon('check-bold', 26, '#0d9a61', 3)}Om Castings gets, if closed now</div>
      <div style="font-size:42px;font-weight:700;letter-spacing:-.045em;margin-top:4px">₹ 18,10,776</div>
      </div>`,
  );
