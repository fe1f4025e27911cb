/** The scripts that have a font of their own, and where their letters stand. */
const BLOCKS = {
  devanagari: '\u0900-\u097f\ua8e0-\ua8ff',
  bengali: '\u0980-\u09ff',
  gurmukhi: '\u0a00-\u0a7f',
  gujarati: '\u0a80-\u0aff',
  oriya: '\u0b00-\u0b7f',
  tamil: '\u0b80-\u0bff',
  telugu: '\u0c00-\u0c7f',
  kannada: '\u0c80-\u0cff',
  malayalam: '\u0d00-\u0d7f',
} as const;

export type IndianScript = keyof typeof BLOCKS;
export type Script = 'latin' | IndianScript;

interface Run {
  text: string;
  script: Script;
  width: number;
}

export interface SetLine {
  runs: readonly Run[];
  width: number;
}

type Measure = (run: string, script: Script) => number;

const isIndian = (script: string): script is IndianScript => script in BLOCKS;
const indianScripts = Object.keys(BLOCKS).filter(isIndian);

/** What joins letters goes with them. */
const RUNS = new RegExp(
  [
    ...Object.entries(BLOCKS).map(
      ([script, letters]) => `(?<${script}>[${letters}][${letters}\u200c\u200d]*)`,
    ),
    `[^${Object.values(BLOCKS).join('')}]+`,
  ].join('|'),
  'g',
);

/** A letter with all that stands on it and below it. */
const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

const runsOf = (text: string, measure: Measure): Run[] =>
  Array.from(text.matchAll(RUNS), ({ 0: run, groups = {} }) => {
    const script = indianScripts.find((one) => groups[one] !== undefined) ?? 'latin';
    return { text: run, script, width: measure(run, script) };
  });

const sumOf = (runs: readonly Run[]) => runs.reduce((sum, { width }) => sum + width, 0);

/** A text in lines of that width, in as many fonts as it needs. A word that is too long for a line goes on in the next. */
export function setText(text: string, width: number, measure: Measure): SetLine[] {
  const widthOf = (words: string) => sumOf(runsOf(words, measure));
  const space = widthOf(' ');
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      for (const [index, piece] of piecesOf(word, width, widthOf).entries()) {
        const isLonger = used + space + piece.width > width;
        if (line && (isLonger || index > 0)) lines.push(line);
        const joins = line && !isLonger && index === 0;
        used = joins ? used + space + piece.width : piece.width;
        line = joins ? `${line} ${piece.text}` : piece.text;
      }
    }
    return [...lines, line].map((words) => {
      const runs = runsOf(words, measure);
      return { runs, width: sumOf(runs) };
    });
  });
}

/** The word itself, where it fits into a line. */
function piecesOf(word: string, most: number, widthOf: (text: string) => number) {
  const whole = { text: word, width: widthOf(word) };
  if (whole.width <= most) return [whole];
  const pieces = [{ text: '', width: 0 }];
  const widths = new Map<string, number>();
  for (const { segment } of letters.segment(word)) {
    const width = widths.get(segment) ?? widthOf(segment);
    widths.set(segment, width);
    const last = pieces.at(-1);
    if (!last || (last.text && last.width + width > most)) pieces.push({ text: segment, width });
    else Object.assign(last, { text: last.text + segment, width: last.width + width });
  }
  return pieces;
}
