import { avatar, cover, each } from '../kit/cover.ts';
import { type Sweet, sweet } from './sweets.ts';

interface Post {
  day: string;
  kind: string;
  ground: string;
  show: Sweet;
  words: string;
  state: 'Approved' | 'Shoot' | 'Draft' | 'Posted';
  views?: string;
}

const POSTS: readonly Post[] = [
  {
    day: 'Mon 26',
    kind: 'Reel',
    ground: '#ffe1b0',
    show: 'jalebi',
    words: 'One jalebi, 9 seconds',
    state: 'Posted',
    views: '6.1 lakh views',
  },
  {
    day: 'Tue 27',
    kind: 'Post',
    ground: '#f7c6d7',
    show: 'box',
    words: 'The ₹ 950 gift box',
    state: 'Posted',
    views: '48,200 likes',
  },
  {
    day: 'Wed 28',
    kind: 'Story',
    ground: '#d9ecc4',
    show: 'barfi',
    words: 'Pista or badam: vote',
    state: 'Approved',
  },
  {
    day: 'Thu 29',
    kind: 'Reel',
    ground: '#ffd3c0',
    show: 'jamun',
    words: 'Syrup pour, slow',
    state: 'Shoot',
  },
  {
    day: 'Mon 2',
    kind: 'Post',
    ground: '#cfe4ef',
    show: 'katli',
    words: 'Silver leaf, explained',
    state: 'Approved',
  },
  {
    day: 'Tue 3',
    kind: 'Reel',
    ground: '#ffe9a6',
    show: 'laddoo',
    words: '4 am at the karahi',
    state: 'Approved',
  },
  {
    day: 'Thu 5',
    kind: 'Story',
    ground: '#f7c6d7',
    show: 'box',
    words: 'Order by 6 pm today',
    state: 'Draft',
  },
  {
    day: 'Fri 6',
    kind: 'Post',
    ground: '#3c0a26',
    show: 'diya',
    words: 'Dhanteras hours',
    state: 'Approved',
  },
];

const STATES = {
  Posted: '#c01660',
  Approved: '#2f7d32',
  Shoot: '#c25b00',
  Draft: '#8a7f86',
};

const post = ({ day, kind, ground, show, words, state, views }: Post) =>
  `<div class="post"><div style="display:flex;justify-content:space-between;font-size:22px;font-weight:600;
  padding:0 4px 10px"><span>${day}</span><span style="color:#9b8590">${kind}</span></div>
  <div style="display:grid;place-items:center;height:166px;padding:0 26px;border-radius:18px;
  background:${ground}">${sweet(show)}</div>
  <p style="margin-top:12px;padding:0 4px;font-size:24px;font-weight:600;line-height:1.2;
  white-space:nowrap">${words}</p>
  <p style="display:flex;align-items:center;gap:9px;margin-top:6px;padding:0 4px;font-size:20px;
  font-weight:550;color:${STATES[state]}"><i style="width:12px;height:12px;border-radius:50%;
  background:${STATES[state]}"></i>${views ?? state}</p></div>`;

export const gulkand = () =>
  cover(
    'linear-gradient(140deg, #e0347f, #b30f58)',
    `.board { position: absolute; left: 14px; top: 34px; width: 1330px; padding: 36px 44px 60px;
    border-radius: 34px; font-family: "Outfit Variable"; color: #2b0a1c; background: #fff6f1;
    box-shadow: 0 60px 120px #4d0025aa; transform: rotate(-6deg); }
    .posts { display: grid; grid-template-columns: repeat(4, 1fr); gap: 22px; margin-top: 28px; }
    .post { padding: 18px; border-radius: 26px; background: #fff; box-shadow: 0 2px 0 #f0dcd6; }`,
    `<div class="board"><div style="display:flex;align-items:center;gap:22px;padding:0 8px"><svg width="70"
    height="70" viewBox="0 0 70 70"><g fill="#d6246e">${each([0, 60, 120, 180, 240, 300], (a) => `<path transform="rotate(${a} 35 35)" d="M35 35C20 26 22 6 35 2c13 4 15 24 0 33Z"/>`)}</g><circle cx="35" cy="35" r="9" fill="#8fbf5a"/></svg>
    <div><p style="font-size:24px;color:#9b8590">Gulkand and Sons, Faridabad</p><h1 style="font-size:56px;
    font-weight:650;letter-spacing:-.03em;line-height:1">Diwali fortnight</h1></div>
    <div style="margin-left:auto;margin-right:170px;display:flex;align-items:center;
    gap:18px"><span style="padding:14px 26px;border-radius:99px;background:#e6f3d6;color:#2f7d32;
    font-size:25px;font-weight:600">24 of 30 approved</span>${avatar('NG', '#d6246e', 62)}<span style="margin-left:-28px">${avatar('RT', '#5e8f3c', 62)}</span></div></div>
    <div class="posts">${each(POSTS, post)}</div></div>`,
  );
