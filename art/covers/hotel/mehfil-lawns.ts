import { cover, each } from '../kit/cover.ts';
import { icon } from '../kit/icon.ts';
import { laptop } from '../kit/laptop.ts';

type Hold = readonly [hall: 'a' | 'b' | 'c', words: string, asked?: true];

/** What stands on which day of February; the first is a Monday. */
const DAYS: Record<number, readonly Hold[]> = {
  3: [['b', 'Sethi']],
  5: [['a', 'Sood']],
  6: [
    ['a', 'Bhalla'],
    ['c', 'Gill'],
  ],
  7: [['c', 'Arora', true]],
  10: [['b', 'Nanda']],
  13: [
    ['a', 'Mehra'],
    ['b', 'Saxena', true],
  ],
  14: [['a', 'Taneja', true]],
  16: [['c', 'Kohli']],
  19: [['b', 'Vohra']],
  20: [
    ['a', 'Kapoor', true],
    ['b', 'Dua'],
  ],
  21: [
    ['a', 'Puri'],
    ['c', 'Walia'],
  ],
  24: [['b', 'Bedi', true]],
  26: [['a', 'Lamba']],
  27: [['c', 'Kalra']],
};

const AUSPICIOUS = new Set([5, 6, 10, 13, 16, 20, 21, 26]);
const COLOURS = { a: '#8c1d3f', b: '#b8863b', c: '#3f6b5c' };

const day = (_: unknown, index: number) => {
  const number = index + 1;
  const chosen = number === 20;
  const holds = each(DAYS[number] ?? [], ([hall, words, asked]) => {
    const colour = COLOURS[hall];
    const look = asked
      ? `border:2px dashed ${colour};color:${colour}`
      : `background:${colour};color:#fff;border:2px solid ${colour}`;
    return `<span class="hold" style="${look}">${words}</span>`;
  });
  return `<div class="day" ${chosen ? 'style="background:#fde6da;box-shadow:0 0 0 3px #8c1d3f inset"' : ''}>
    <b>${number}${AUSPICIOUS.has(number) ? '<svg width="17" height="17" viewBox="0 0 20 20" fill="#d99a2b"><path d="M10 0c1 5 5 9 10 10-5 1-9 5-10 10C9 15 5 11 0 10 5 9 9 5 10 0Z"/></svg>' : ''}</b>${holds}</div>`;
};

const fact = (label: string, value: string) =>
  `<p style="margin-top:20px;font-size:18px;color:#8d6d6d">${label}</p><p style="font-size:24px;
  font-weight:600">${value}</p>`;

export const mehfilLawns = () =>
  cover(
    'radial-gradient(90% 110% at 50% 20%, #8a2242, #430a1d)',
    `.app { display: grid; grid-template-columns: 1fr 306px; height: 100%;
    font-family: "Work Sans Variable"; color: #3a1420; background: #fffaf5; }
    h1, h2 { font-family: "Playfair Display Variable"; font-weight: 600; letter-spacing: -.01em; }
    .month { display: grid; grid-template-columns: repeat(7, 1fr); gap: 7px; }
    .day { height: 121px; padding: 8px 7px; border-radius: 10px; background: #f8ede4; }
    .day b { display: flex; justify-content: space-between; align-items: center; padding: 0 3px;
    font-size: 21px; font-weight: 600; }
    .hold { display: block; margin-top: 4px; padding: 2px 6px; border-radius: 7px; font-size: 17.5px;
    font-weight: 600; line-height: 1.3; overflow: hidden; }
    .week { text-align: center; font-size: 18px; font-weight: 600; color: #a58282; }`,
    `<svg width="1200" height="800" style="position:absolute" fill="none" stroke="#e6b26a"
    stroke-opacity=".3" stroke-width="2">
    ${each([260, 330, 400, 470, 540, 610], (r) => `<circle cx="600" cy="60" r="${r}"/>`)}
    ${each(
      Array.from({ length: 40 }, (_, i) => i * 9),
      (a) => `<path d="M600 -200q34 -44 0 -96q-34 52 0 96" transform="rotate(${a} 600 60)"/>`,
    )}</svg>
    ${laptop(
      { left: 66, top: 64, width: 1068, height: 670 },
      { metal: '#d8b9a4' },
      `<div class="app"><div style="padding:22px 24px"><div style="display:flex;align-items:baseline;
      justify-content:space-between;margin-bottom:14px">
      <h1 style="font-size:44px;line-height:1">February</h1><span style="display:flex;gap:20px;
      font-size:19px;font-weight:600">
      ${each(
        [COLOURS.a, COLOURS.b, COLOURS.c],
        (colour, i) => `<span style="display:flex;
      align-items:center;gap:8px"><i style="width:15px;height:15px;border-radius:4px;
      background:${colour}"></i>${['Grand lawn', 'Sheesh hall', 'Terrace'][i]}</span>`,
      )}</span></div>
      <div class="month" style="margin-bottom:7px">${each(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], (name) => `<span class="week">${name}</span>`)}</div>
      <div class="month">${each(Array.from({ length: 28 }), day)}</div></div>
      <div style="padding:36px 26px;background:#f6e3d6">
        <p style="display:inline-block;padding:5px 14px;border-radius:99px;background:#8c1d3f;color:#fff;
        font-size:18px;font-weight:600">New enquiry</p>
        <h2 style="margin-top:14px;font-size:35px;line-height:1.12">Kapoor and<br>Bhatia wedding</h2>
        ${fact('Date and place', '20 Feb, Grand lawn')}${fact('Guests', '450, vegetarian')}${fact('Quoted', '₹ 14,80,000')}
        <div style="margin-top:28px;height:10px;border-radius:9px;
        background:#e6c8b6"><i style="display:block;width:64%;height:100%;border-radius:9px;
        background:#b8863b"></i></div>
        <p style="margin-top:9px;font-size:19px;color:#8d6d6d">Held for 31 more hours</p>
        <p style="display:flex;justify-content:center;gap:12px;margin-top:28px;padding:18px;
        border-radius:12px;background:#430a1d;color:#fff;font-size:22px;
        font-weight:600">${icon('send', 25)}Send the quote</p></div></div>`,
    )}`,
  );
