import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { type Fonts, fontOf, type Weight } from './font-of';
import { type Script, type SetLine, setText } from './set-text';

export interface Style {
  size: number;
  weight: Weight;
}

export type Outlines = ReturnType<typeof outlinesIn>;

/** A text is tried in several sizes, and its words are the same in all of them. */
const MOST_KNOWN = 500;

/** Letters as outlines for an SVG: whoever turns it into pixels needs no font, and finds no words in it. */
export function outlinesIn(bytes: Fonts) {
  const opened = new Map<keyof Fonts, Font>();
  const known = new LRUCache<string, number>({ max: MOST_KNOWN });
  function fontFor(run: string, script: Script, weight: Weight) {
    const name = fontOf(run, script, weight);
    const font = opened.get(name) ?? create(bytes[name]);
    opened.set(name, font);
    return font;
  }

  const linesOf = (text: string, width: number, { size, weight }: Style): SetLine[] =>
    setText(text, width, (run, script) => {
      const key = `${weight} ${run}`;
      const font = fontFor(run, script, weight);
      const ems = known.get(key) ?? font.layout(run).advanceWidth / font.unitsPerEm;
      known.set(key, ems);
      return ems * size;
    });

  /** A line of text whose letters stand on `y`. */
  function draw({ runs }: SetLine, { x, y, fill }: { x: number; y: number; fill: string }, style: Style) {
    let from = x;
    return runs.map(({ text, script, width }) => {
      const font = fontFor(text, script, style.weight);
      const scale = style.size / font.unitsPerEm;
      const drawn = `<g fill="${fill}" transform="translate(${from} ${y}) scale(${scale} ${-scale})">${lettersOf(font, text)}</g>`;
      from += width;
      return drawn;
    });
  }
  return { linesOf, draw };
}

function lettersOf(font: Font, text: string) {
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  return glyphs
    .map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const drawn = `<path transform="translate(${at + xOffset} ${yOffset})" d="${path.toSVG()}"/>`;
      at += xAdvance;
      return drawn;
    })
    .join('');
}
