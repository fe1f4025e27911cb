import { browser } from '../kit/browser.ts';
import { avatar, cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';

interface Book {
  title: string;
  writer: string;
  price: string;
  was: string;
  grade: string;
  ground: string;
  ink: string;
  art: string;
}

const books: readonly Book[] = [
  {
    title: 'The Stepwell Keeper',
    writer: 'Ira Malhan',
    price: '165',
    was: '399',
    grade: 'Like new',
    ground: '#1d4e57',
    ink: '#f3dfb0',
    art: `<path d="M0 300V120h200v180z" fill="#e0a94a"/><path d="M20 300V142h160v158zM40 300V164h120v136z"
      fill="none" stroke="#1d4e57" stroke-width="5"/><path d="M62 300V188h76v112z" fill="#1d4e57"/><circle
      cx="150" cy="96" r="22" fill="#f3dfb0"/>`,
  },
  {
    title: 'Monsoon Ledger',
    writer: 'R. K. Saldana',
    price: '120',
    was: '350',
    grade: 'Good',
    ground: '#e8e0cd',
    ink: '#7a1f1a',
    art:
      '<g stroke="#7a1f1a" stroke-width="4">' +
      each([20, 50, 80, 110, 140, 170], (x) => `<path d="M${x} 110l-16 70M${x + 14} 190l-16 70"/>`) +
      `</g><path d="M40 240a60 60 0 0 1 120 0z" fill="#d2602b"/><path d="M100 240v44q0 12-12 12" fill="none"
        stroke="#7a1f1a" stroke-width="6"/>`,
  },
  {
    title: 'Physics for Class XII',
    writer: 'Dr N. Bhargav',
    price: '210',
    was: '560',
    grade: 'Good',
    ground: '#f0b429',
    ink: '#221a12',
    art: `<g fill="none" stroke="#221a12" stroke-width="5"><ellipse cx="100" cy="205" rx="80" ry="28"/>
      <ellipse cx="100" cy="205" rx="80" ry="28" transform="rotate(60 100 205)"/><ellipse cx="100" cy="205"
      rx="80" ry="28" transform="rotate(120 100 205)"/></g><circle cx="100" cy="205" r="13" fill="#b3261e"/>`,
  },
  {
    title: 'A Train to Pathankot',
    writer: 'Zoya Merchant',
    price: '140',
    was: '299',
    grade: 'Fair',
    ground: '#b6452c',
    ink: '#fff2dc',
    art: `<path d="M0 236l50-70 34 40 46-80 70 110v64H0z" fill="#7d2a1a"/><rect x="16" y="226" width="112"
      height="44" rx="10" fill="#fff2dc"/><path d="M128 226h26q24 0 30 44h-56z" fill="#f0b429"/><g
      fill="#b6452c"><rect x="28" y="236" width="20" height="16"/><rect x="58" y="236" width="20"
      height="16"/><rect x="88" y="236" width="20" height="16"/></g><path d="M0 276h200" stroke="#fff2dc"
      stroke-width="5"/>`,
  },
  {
    title: 'Tea, Salt, Slate',
    writer: 'Mohan Thapar',
    price: '95',
    was: '250',
    grade: 'Good',
    ground: '#31442c',
    ink: '#eee6cf',
    art: `<path d="M56 180h80v46q0 40-40 40t-40-40zM136 192q30 0 26 24t-34 18" fill="none" stroke="#eee6cf"
      stroke-width="8"/><path d="M78 160q-12-16 0-30t0-30M108 160q-12-16 0-30t0-30" fill="none"
      stroke="#c9a25a" stroke-width="6"/>`,
  },
  {
    title: 'Small Town Algebra',
    writer: 'P. Dhillon',
    price: '180',
    was: '450',
    grade: 'Like new',
    ground: '#2d3a66',
    ink: '#ffd9c2',
    art: each([0, 1, 2, 3], (r) =>
      each([0, 1, 2], (c) =>
        (r + c) % 2
          ? `<circle cx="${45 + c * 55}" cy="${125 + r * 50}" r="20" fill="#ff8a5c"/>`
          : `<rect x="${25 + c * 55}" y="${105 + r * 50}" width="40" height="40" fill="#ffd9c2"/>`,
      ),
    ),
  },
];

const jacket = ({
  title,
  writer,
  ground,
  ink,
  art,
}: Book) => `<svg width="200" height="300" viewBox="0 0 200 300" style="border-radius:4px 8px 8px 4px;
  box-shadow:0 16px 24px -8px #2d120a88"><rect width="200" height="300" fill="${ground}"/>${art}
  <foreignObject x="20" y="20" width="166" height="110"><div style="font:650 26px/1.06 'Fraunces Variable';
    color:${ink};letter-spacing:-.01em">${title}</div></foreignObject>
  <rect x="0" y="0" width="12" height="300" fill="#0003"/><rect x="12" y="0" width="2" height="300"
    fill="#fff4"/></svg>
  <div style="font-size:18px;color:#7c6a5a;margin-top:14px">${writer}</div>`;

const grades: Record<string, string> = { 'Like new': '#1f6b45', Good: '#946200', Fair: '#a33b24' };

const card = (book: Book) => `<div style="width:200px">${jacket(book)}
  <div style="display:flex;align-items:baseline;gap:9px;margin-top:4px"><span style="font-size:30px;
    font-weight:650">₹ ${book.price}</span><span style="font-size:18px;color:#a08f7f;
    text-decoration:line-through">${book.was}</span></div>
  <div style="font-size:18px;font-weight:600;color:${grades[book.grade]};margin-top:2px">${book.grade}</div>
    </div>`;

const choice = (name: string, count: string, on: boolean) =>
  `<div style="display:flex;align-items:center;gap:12px;font-size:20px;padding:9px 0"><i style="width:26px;
    height:26px;border-radius:7px;display:grid;
    place-items:center;${on ? 'background:#7a1f1a' : 'border:2px solid #c9b8a2'}">${on ? icon('check-bold', 18, '#fff', 3.4) : ''}</i>${name}<span
      style="margin-left:auto;color:#a08f7f">${count}</span></div>`;

export const dusraPanna = () =>
  cover(
    '#6d1a17',
    'body{font-family:"Fraunces Variable";color:#2b1a12}',
    `<svg width="1200" height="800" style="position:absolute" fill="none" stroke="#84271f"
      stroke-width="3">${each(
        Array.from({ length: 15 }),
        (_, i) => `<path d="M0
      ${40 + i * 56}h1200"/>`,
      )}<path d="M66 0v800" stroke="#b5473a" stroke-width="4"/></svg>
    ${browser(
      { left: 118, top: 66, width: 1140, height: 900 },
      { address: 'dusrapanna.example/new', bar: '#e9dcc6', field: '#f8f1e4', ink: '#7c6a5a' },
      `<div style="height:100%;background:#fbf5ea">
      <div style="display:flex;align-items:center;padding:20px 36px 18px;gap:14px"><svg width="46" height="46"
      viewBox="0 0 46 46"><path d="M3 9q11-5 20 3 9-8 20-3v29q-11-5-20 3-9-8-20-3z" fill="#7a1f1a"/><path
        d="M23 12v29" stroke="#fbf5ea" stroke-width="3"/><path d="M30 17q5-2 9-1M30 24q5-2 9-1"
        stroke="#fbf5ea" stroke-width="2.5"/></svg>
        <span style="font-size:34px;font-weight:700;letter-spacing:-.03em">Dusra Panna</span>
        <span style="margin-left:30px;width:330px;height:52px;border-radius:30px;background:#f1e6d2;
        display:flex;align-items:center;gap:12px;padding:0 20px;font-size:20px;
        color:#8f7d6b">${icon('search-bold', 22)}Title, writer or ISBN</span>
        <span style="margin-left:46px;display:flex;gap:20px;align-items:center;font-size:20px;
        font-weight:600">Sell a book ${avatar('AK', '#7a1f1a', 48, { letters: 18 })}</span></div>
      <div style="display:flex;border-top:2px solid #eadcc4"><div style="width:268px;padding:26px 26px 0 36px;
      border-right:2px solid #eadcc4;height:760px">
        <div style="font-size:23px;font-weight:700;
        margin-bottom:8px">Condition</div>${choice('Like new', '1,840', true)}${choice('Good', '6,212', true)}${choice('Fair', '3,905', true)}${choice('Reading copy', '944', false)}
        <div style="font-size:23px;font-weight:700;margin:26px 0
        8px">Language</div>${choice('English', '8,120', true)}${choice('Hindi', '3,466', true)}${choice('Punjabi', '715', false)}${choice('Urdu', '600', false)}</div>
        <div style="flex:1;padding:24px 0 0 34px"><div style="display:flex;align-items:baseline;gap:14px;
        margin-bottom:20px"><span style="font-size:42px;font-weight:650;
          letter-spacing:-.03em">Came in this week</span><span style="font-size:20px;
            color:#8f7d6b">412 books</span></div>
          <div style="display:grid;grid-template-columns:repeat(3,200px);gap:30px
          38px">${each(books, card)}</div></div></div></div>`,
    )}`,
  );
