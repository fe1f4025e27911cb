import type { Outlines, Style } from '~/platform/typesetting/outlines';
import type { SetLine } from '~/platform/typesetting/set-text';
import { LEAF_OUTLINE, MARK_NODES, MARK_VEINS } from '~/ui/leaf/leaf-paths';
import veins from '~/ui/leaf/veins.svg?raw';

/** What a card says, in letters that our fonts have; nothing where there is nothing to say. */
export interface Card {
  /** Whose it is, beside the mark. */
  name: string;
  /** Above the title. */
  kicker: string;
  /** Its phrases, each on lines of its own. */
  title: readonly { text: string; green?: true }[];
  /** Below it: where, for instance. */
  facts: readonly string[];
  /** In the last line, bright: such as a salary; and quiet: until when. */
  bright: string;
  quiet: string;
}

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 72];
const INNER = WIDTH - 2 * MARGIN;
const [GROUND, TILE, TEXT, MUTED, LEAF] = ['#04130e', '#07201a', '#eef4ef', '#a9bdb4', '#7be5a3'];

const NAME: Style = { size: 34, weight: 'display' };
const KICKER: Style = { size: 30, weight: 'display' };
const SMALL: Style = { size: 28, weight: 'regular' };
const BRIGHT: Style = { size: 34, weight: 'display' };

/** The largest in which a title has room; in the last one it is cut. */
const TITLES = [
  { size: 102, lines: 1 },
  { size: 88, lines: 2 },
  { size: 74, lines: 3 },
  { size: 62, lines: 3 },
  { size: 54, lines: 4 },
];
const SMALLEST = { size: 50, lines: 4 };
const LINE_HEIGHT = 1.06;
const KICKER_HEIGHT = 50;
const BETWEEN = ' · ';
/** Half-way between the mark and the facts. */
const MIDDLE = 298;

/** What other sites show with a link, in the looks of the cards that `art/groups/share.ts` draws. */
export function drawCard({ name, kicker, title, facts, bright, quiet }: Card, { linesOf, draw }: Outlines) {
  /** In so many lines; what is too long ends with a word, one without end with a letter. */
  function fitted(text: string, style: Style, most: number, width = INNER) {
    const lines = linesOf(text, width, style);
    if (lines.length <= most) return lines;
    let last = lines
      .slice(most - 1, most)
      .map(wordsIn)
      .join('');
    for (;;) {
      const end = linesOf(`${last.replace(/[\s,;:·–—-]+$/, '')}…`, width, style);
      if (end.length === 1 || !last) return [...lines.slice(0, most - 1), ...end];
      last = /\s/.test(last.trim()) ? last.trim().replace(/\s+\S+$/, '') : [...last].slice(0, -1).join('');
    }
  }

  const line = (text: string, y: number, fill: string, style: Style, x = MARGIN) =>
    text ? fitted(text, style, 1, MARGIN + INNER - x).flatMap((set) => draw(set, { x, y, fill }, style)) : [];

  const wordsIn = ({ runs }: SetLine) => runs.map((run) => run.text).join('');

  const widthOf = (text: string, style: Style) =>
    linesOf(text, Number.POSITIVE_INFINITY, style).reduce((most, { width }) => Math.max(most, width), 0);

  /** One that is very long leaves room for the others. */
  function factsLine() {
    const whole = facts.join(BETWEEN);
    if (widthOf(whole, SMALL) <= INNER) return whole;
    const room = INNER / facts.length - widthOf(BETWEEN, SMALL);
    return facts.map((fact) => fitted(fact, SMALL, 1, room).map(wordsIn).join('')).join(BETWEEN);
  }

  function heading() {
    const inLines = (style: Style) => title.flatMap(({ text }) => linesOf(text, INNER, style));
    const fits = TITLES.find(({ size, lines }) => inLines({ size, weight: 'display' }).length <= lines);
    const { size, lines } = fits ?? SMALLEST;
    const style: Style = { size, weight: 'display' };
    // What has room nowhere is cut, each phrase of it to its share.
    const most = fits ? lines : Math.floor(lines / title.length);
    const set = title.flatMap(({ text, green }) =>
      fitted(text, style, most).map((one) => ({ one, fill: green ? LEAF : TEXT })),
    );
    const above = kicker ? KICKER_HEIGHT : 0;
    const top = MIDDLE - (above + set.length * size * LINE_HEIGHT) / 2;
    return [
      ...line(kicker, top + KICKER.size, LEAF, KICKER),
      ...set.flatMap(({ one, fill }, index) => {
        const y = top + above + (index * LINE_HEIGHT + 0.84) * size;
        return draw(one, { x: MARGIN, y, fill }, style);
      }),
    ];
  }

  const besideBright = bright ? MARGIN + widthOf(bright, BRIGHT) + 36 : MARGIN;
  const hasRoom = besideBright + widthOf(quiet, SMALL) <= MARGIN + INNER;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>`,
    `<g opacity=".5">${veins.replace('<svg ', '<svg x="640" y="-150" width="720" height="960" ')}</g>`,
    // What cannot be broken, such as a letter of thirty joined ones, ends at the margin.
    `<svg width="${MARGIN + INNER + 8}" height="${HEIGHT}">`,
    MARK,
    ...line(name, 103, TEXT, NAME, 142),
    ...heading(),
    ...line(factsLine(), bright || quiet ? 512 : 560, MUTED, SMALL),
    ...line(bright, 564, LEAF, BRIGHT),
    ...line(hasRoom ? quiet : '', 564, MUTED, SMALL, besideBright),
    '</svg></svg>',
  ].join('');
}

/** As in `public/favicon.svg`. */
const MARK = `<g transform="translate(${MARGIN} 64) scale(.84375)"><rect width="64" height="64" rx="14" fill="${TILE}"/><g transform="translate(11.5 6) scale(.82)" stroke-linecap="round" stroke-linejoin="round"><path fill="${LEAF}" d="${LEAF_OUTLINE}"/><path fill="none" stroke="${TILE}" stroke-width="2.6" d="${MARK_VEINS}"/><path stroke="${TILE}" stroke-width="6" d="${MARK_NODES}"/><path stroke="${LEAF}" stroke-width="3" d="M24 52v10.5"/></g></g>`;
