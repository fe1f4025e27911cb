import { browser } from '../kit/browser.ts';
import { avatar, cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { leafLines, leafMark } from './leaf.ts';

interface Deal {
  firm: string;
  worth: string;
  next: string;
  who: string;
  colour: string;
  late?: true;
  /** It is being dragged: only its outline is left here. */
  gone?: true;
}

const COLUMNS: readonly (readonly [string, string, string, readonly Deal[]])[] = [
  [
    'New',
    '₹ 9,40,000',
    '#8fa39a',
    [
      {
        firm: 'Yamuna Polymers',
        worth: '₹ 2,80,000',
        next: 'Call today, 3 pm',
        who: 'NK',
        colour: '#3d7ea6',
      },
      { firm: 'Sahaj Diagnostics', worth: '₹ 4,10,000', next: 'Call tomorrow', who: 'AV', colour: '#b4662a' },
      { firm: 'Trishul Gears', worth: '₹ 2,50,000', next: 'Asked on WhatsApp', who: 'NK', colour: '#3d7ea6' },
    ],
  ],
  [
    'Demo done',
    '₹ 14,75,000',
    '#f2a20c',
    [
      {
        firm: 'Omkar Textiles',
        worth: '₹ 6,20,000',
        next: 'Quote is 2 days late',
        who: 'AV',
        colour: '#b4662a',
        late: true,
      },
      { firm: 'Lotus Cold Chain', worth: '₹ 3,60,000', next: '', who: 'SB', colour: '#7a4fa0', gone: true },
      { firm: 'Nirmal Foods', worth: '₹ 4,95,000', next: 'Send references', who: 'SB', colour: '#7a4fa0' },
    ],
  ],
  [
    'Quoted',
    '₹ 21,30,000',
    '#22a75a',
    [
      {
        firm: 'Arjun Auto Parts',
        worth: '₹ 12,50,000',
        next: 'Owner reads it',
        who: 'NK',
        colour: '#3d7ea6',
      },
      {
        firm: 'Vatika Schools',
        worth: '₹ 8,80,000',
        next: 'Board meets Sat 21',
        who: 'AV',
        colour: '#b4662a',
      },
    ],
  ],
];

const GAP =
  '<div style="height:148px;border-radius:16px;border:3px dashed #b9c4b6;background:#eeece2"></div>';

const deal = ({ firm, worth, next, who, colour, late }: Deal) =>
  `<div class="deal"><p style="font-size:24px;font-weight:600">${firm}</p><p style="margin-top:3px;
  font:600 32px 'Bricolage Grotesque Variable';letter-spacing:-.02em">${worth}</p>
  <p style="display:flex;align-items:center;justify-content:space-between;margin-top:11px;font-size:20px;
  color:${late ? '#b3261e' : '#56665f'};font-weight:${late ? 600 : 450}">${next}${avatar(who, colour, 38)}</p></div>`;

const column = ([name, sum, colour, deals]: (typeof COLUMNS)[number]) =>
  `<div><div style="padding:0 6px 14px;margin-bottom:14px;border-bottom:5px solid ${colour}">
  <p style="display:flex;justify-content:space-between;align-items:baseline;font-size:25px;
  font-weight:600">${name}<span style="font-size:21px;font-weight:450;color:#56665f">${sum}</span></p></div>
  <div style="display:grid;gap:14px">${each(deals, (one) => (one.gone ? GAP : deal(one)))}</div></div>`;

export const peepalCrm = () =>
  cover(
    'radial-gradient(90% 120% at 90% 0%, #17463a, #04130e 70%)',
    `.app { display: grid; grid-template-columns: 88px 1fr; height: 100%; font-family: "Geist Variable";
    color: #10201a; background: #f6f4ec; }
    .deal { padding: 18px 20px 16px; border-radius: 16px; background: #fff;
    box-shadow: 0 0 0 1.5px #e2ddcf inset; }
    .board { display: grid; grid-template-columns: repeat(3, 1fr); gap: 20px; margin-top: 24px; }`,
    `<div style="position:absolute;right:-250px;top:-190px;transform:rotate(24deg);
    opacity:.8">${leafLines(900, '#3f8a70', '#7be5a3')}</div>
    ${browser(
      { left: 46, top: 80, width: 1060, height: 800 },
      { address: 'crm.peepalworks.example', bar: '#e9e5d9', ink: '#10201a', shadow: '0 60px 120px #000c' },
      `<div class="app"><div style="display:grid;justify-items:center;align-content:start;gap:36px;
      padding-top:24px;background:#07201a;
      color:#7f988f">${leafMark(56, '#7be5a3', '#07201a')}${icon('grid', 36, '#fff')}${icon('users', 36)}${icon('phone', 36)}${icon('doc', 36)}${icon('chart', 36)}</div>
      <div style="padding:26px 30px"><div style="display:flex;align-items:center;
      justify-content:space-between"><h1 style="font:600 46px 'Bricolage Grotesque Variable';
      letter-spacing:-.03em">Pipeline <span style="color:#0f7a3f">₹ 45,45,000</span></h1>
      <span style="display:flex;align-items:center;gap:10px;padding:14px 24px;border-radius:14px;
      background:#0f7a3f;color:#fff;font-size:23px;
      font-weight:600">${icon('plus', 26, '#fff', 2.2)}New deal</span></div>
      <div class="board">${each(COLUMNS, column)}</div></div></div>`,
    )}
    <div style="position:absolute;left:742px;top:622px;width:322px;transform:rotate(-5deg);
    filter:drop-shadow(0 26px 34px #07201a77);font-family:'Geist Variable';color:#10201a">
    <div style="border-radius:16px;box-shadow:0 0 0 3px #22a75a">${deal({ firm: 'Lotus Cold Chain', worth: '₹ 3,60,000', next: 'Quote sent just now', who: 'SB', colour: '#7a4fa0' })}</div>
    <svg width="44" height="50" viewBox="0 0 22 25" style="position:absolute;right:60px;top:104px">
    <path fill="#10201a" stroke="#fff" stroke-width="1.6"
    d="M2 1.5v18l5-4.5 3.5 8 3.5-1.5-3.5-8h6.5z"/></svg></div>`,
  );
