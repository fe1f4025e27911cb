import { avatar, cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { tablet } from '../kit/tablet.ts';

type State = 'clean' | 'dirty' | 'busy' | 'check' | 'out';

const LOOK: Record<State, { ground: string; ink: string; word: string }> = {
  clean: { ground: '#d3f0dc', ink: '#0c5a33', word: 'Ready' },
  dirty: { ground: '#ffd9cf', ink: '#a3291a', word: 'To clean' },
  busy: { ground: '#f6b21b', ink: '#3b2700', word: 'Cleaning' },
  check: { ground: '#cfe3ff', ink: '#164a94', word: 'Inspect' },
  out: { ground: '#e9e7e1', ink: '#6c6a63', word: 'Out of order' },
};

const ROOMS: readonly (readonly [string, State, string, string])[] = [
  ['401', 'clean', 'RK', 'Arrives 2 pm'],
  ['402', 'busy', 'SD', '18 min'],
  ['403', 'dirty', 'SD', 'Left 10:42'],
  ['404', 'clean', 'RK', 'Stays on'],
  ['405', 'check', 'MJ', 'Since 11:05'],
  ['406', 'dirty', 'PT', 'Left 09:58'],
  ['407', 'clean', 'PT', 'Arrives 1 pm'],
  ['408', 'busy', 'PT', '6 min'],
  ['409', 'out', 'ENG', 'AC, till 4 pm'],
  ['410', 'clean', 'RK', 'Stays on'],
  ['411', 'clean', 'RK', 'Stays on'],
  ['412', 'dirty', 'SD', 'Left 11:20'],
  ['413', 'check', 'MJ', 'Since 11:12'],
  ['414', 'clean', 'PT', 'Arrives 3 pm'],
  ['415', 'clean', 'RK', 'Stays on'],
];

const room = ([number, state, who, note]: (typeof ROOMS)[number]) => {
  const { ground, ink, word } = LOOK[state];
  return `<div class="room" style="background:${ground};color:${ink}"><div class="row"><b>${number}</b>
    <span class="who">${who}</span></div><p><strong>${word}</strong><br>${note}</p></div>`;
};

const COUNTS: readonly (readonly [string, string, State])[] = [
  ['7', 'Ready', 'clean'],
  ['3', 'To clean', 'dirty'],
  ['2', 'Cleaning', 'busy'],
  ['2', 'Inspect', 'check'],
];

export const saffronCourt = () =>
  cover(
    'radial-gradient(120% 120% at 20% 0%, #14656a, #073439)',
    `.app { font-family: "Manrope Variable"; color: #12292b; height: 100%; padding: 32px 36px;
    background: #fbfaf6; }
    .row { display: flex; align-items: center; justify-content: space-between; }
    .rooms { display: grid; grid-template-columns: repeat(5, 1fr); gap: 14px; margin-top: 26px; }
    .room { height: 158px; padding: 15px 18px; border-radius: 18px; } .room b { font-size: 46px;
    font-weight: 750; letter-spacing: -.03em; line-height: 1; }
    .room p { margin-top: 16px; font-size: 21px; line-height: 1.28; white-space: nowrap; }
    .room strong { font-weight: 750; }
    .who { padding: 5px 10px; border-radius: 99px; background: #ffffff99; font-size: 18px; font-weight: 750; }
    .count { display: flex; align-items: center; gap: 12px; font-size: 22px; font-weight: 600; }
    .count i { width: 18px; height: 18px; border-radius: 6px; }`,
    tablet(
      { left: 40, top: 74, width: 1150, height: 830, turn: 'rotate(-5deg)' },
      {},
      `<div class="app"><div class="row"><div><p style="font-size:21px;color:#5c7072;
      font-weight:600">Saffron Court, Gurugram</p>
      <h1 style="font-size:50px;font-weight:750;letter-spacing:-.03em;
      line-height:1.15">Floor 4, 11:24 am</h1></div>
      <div style="display:flex;align-items:center;
      gap:16px">${each(
        ['3', '4', '5', '6'],
        (floor) => `<span style="display:grid;place-items:center;
      width:62px;height:62px;border-radius:16px;font-size:27px;
      font-weight:700;${floor === '4' ? 'background:#073439;color:#f6b21b' : 'background:#edeae1'}">${floor}</span>`,
      )}
      <span style="width:14px"></span>${avatar('MJ', '#c2571a', 62)}</div></div>
      <div class="row" style="margin-top:24px;padding:16px 24px;border-radius:16px;background:#f1eee5">
      <div style="display:flex;gap:36px">
      ${each(COUNTS, ([count, word, state]) => `<span class="count"><i style="background:${LOOK[state].ink}"></i><b style="font-size:28px">${count}</b>${word}</span>`)}</div>
      <span class="count" style="color:#0c5a33">${icon('clock', 26)} Average 24 min</span></div>
      <div class="rooms">${each(ROOMS, room)}</div></div>`,
    ),
  );
