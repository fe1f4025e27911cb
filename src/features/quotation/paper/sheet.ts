import PDFDocument from 'pdfkit';
import { type Fonts, fontOf, type Weight } from '~/platform/typesetting/font-of';
import { type SetLine, setText } from '~/platform/typesetting/set-text';
import { withActualText } from './actual-text';

export const PAGE = { width: 595.28, height: 841.89, margin: 42 };
export const INNER = PAGE.width - 2 * PAGE.margin;
/** Above what stands at the foot of every page. */
export const BOTTOM = PAGE.height - PAGE.margin - 24;

export const INK = '#10201a';
export const MUTED = '#56665f';
export const LINE = '#d9dcd3';
export const ACCENT = '#0f7a3f';
export const DARK = '#0c2f26';
export const TINT = '#f6f4ec';
export const WHITE = '#ffffff';

/** What a text is, for who has the paper read out. */
type Part = 'H1' | 'H2' | 'P' | 'TH' | 'TD';
type Whole = 'Table' | 'TR' | 'TD';

export interface Style {
  as?: Part;
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right' | 'center';
}

/** Of the size of the letters: how far below the top of a line they stand, and how high it is. */
const BASELINE = 1.07;
const LINE_HEIGHT = 1.53;
const USUAL_SIZE = 9;

export type Sheet = ReturnType<typeof newSheet>;

/** A paper that is written on from top to bottom; what is drawn from the same is the same to the byte. */
export function newSheet(fonts: Fonts, { title, author, at }: { title: string; author: string; at: string }) {
  const doc = openDocument(fonts, { title, author, at });
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  let inside = whole;
  let isDecor = false;
  // Whatever is drawn is nothing to read, but for the texts.
  doc.markContent('Artifact', { type: 'Layout' });

  /** What is marked by it is a part of what is written about. */
  function marked(part: string, draw: () => void, options: { alt?: string } = {}) {
    doc.endMarkedContent();
    const content = doc.markStructureContent(part);
    draw();
    doc.endMarkedContent();
    const element = doc.struct(part, options, [content]);
    inside.add(element);
    element.end();
    doc.markContent('Artifact', { type: 'Layout' });
  }

  /** A cell is measured before it is written. */
  const set = new Map<string, SetLine[]>();
  function linesOf(text: string, width: number, { size = USUAL_SIZE, weight = 'regular' }: Style = {}) {
    if (!text) return [];
    const key = `${size} ${weight} ${width} ${text}`;
    const known = set.get(key);
    if (known) return known;
    const lines = setText(text, width, (run, script) =>
      doc
        .font(fontOf(run, script, weight))
        .fontSize(size)
        .widthOfString(run),
    );
    set.set(key, lines);
    return lines;
  }

  const lineHeight = ({ size = USUAL_SIZE }: Style = {}) => size * LINE_HEIGHT;
  const heightOf = (text: string, width: number, style: Style = {}) =>
    linesOf(text, width, style).length * lineHeight(style);

  /** Answers where they end. */
  function writeLines(lines: readonly SetLine[], x: number, y: number, width: number, style: Style = {}) {
    if (lines.length > 0 && isDecor) drawLines(lines, x, y, width, style);
    else if (lines.length > 0) marked(style.as ?? 'P', () => drawLines(lines, x, y, width, style));
    return y + lines.length * lineHeight(style);
  }

  function drawLines(lines: readonly SetLine[], x: number, y: number, width: number, style: Style) {
    const { size = USUAL_SIZE, weight = 'regular', color = INK, align = 'left' } = style;
    const free = { left: 0, center: 0.5, right: 1 }[align];
    doc.fontSize(size).fillColor(color);
    for (const [index, line] of lines.entries()) {
      const top = y + (index * LINE_HEIGHT + BASELINE) * size;
      let from = x + (width - line.width) * free;
      for (const [place, { text, script, width: wide }] of line.runs.entries()) {
        const at = from;
        // Who has it read out, or copies it, does not hear two words as one.
        const isEnd = place === line.runs.length - 1 && index < lines.length - 1 && script === 'latin';
        const write = () =>
          doc.text(isEnd ? `${text} ` : text, at, top, { lineBreak: false, baseline: 'alphabetic' });
        doc.font(fontOf(text, script, weight));
        if (script !== 'latin') withActualText(doc, text, write);
        else write();
        from += wide;
      }
    }
  }

  return {
    doc,
    linesOf,
    lineHeight,
    /** How high a text is in that width. */
    heightOf,
    /** How wide it is if it is not broken. */
    widthOf: (text: string, style: Style = {}) =>
      linesOf(text, Number.POSITIVE_INFINITY, style).reduce((most, { width }) => Math.max(most, width), 0),
    writeLines,
    /** Answers where it ends. */
    write: (text: string, x: number, y: number, width: number, style: Style = {}) =>
      writeLines(linesOf(text, width, style), x, y, width, style),
    /** The same over as many pages as it needs. */
    flow(text: string, x: number, from: number, width: number, style: Style = {}) {
      let y = from;
      let left = linesOf(text, width, style);
      while (left.length > 0) {
        const room = Math.max(0, Math.floor((BOTTOM - y) / lineHeight(style)));
        y = writeLines(left.slice(0, room), x, y, width, style);
        left = left.slice(room);
        if (left.length > 0) y = nextPage();
      }
      return y;
    },
    /** What is drawn is read as one thing, made of what is written meanwhile. */
    within<Answer>(part: Whole, draw: () => Answer): Answer {
      const around = inside;
      const element = doc.struct(part);
      around.add(element);
      inside = element;
      const answer = draw();
      element.end();
      inside = around;
      return answer;
    },
    /** What is said already, or of the page alone: nobody has it read out. */
    unread<Answer>(draw: () => Answer): Answer {
      isDecor = true;
      const answer = draw();
      isDecor = false;
      return answer;
    },
    /** A drawing, in words. */
    figure: (alt: string, draw: () => void) => marked('Figure', draw, { alt }),
    close: () => whole.end(),
    nextPage,
    /** Where something of that height goes: here, or on the next page. */
    roomFor: (y: number, height: number) => (y + height > BOTTOM ? nextPage() : y),
    rule(y: number, { color = LINE, x = PAGE.margin, width = INNER } = {}) {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke();
    },
  };

  /** Answers where one begins to write on it. */
  function nextPage() {
    doc.addPage();
    return PAGE.margin;
  }
}

interface Named {
  title: string;
  author: string;
  at: string;
}

function openDocument(fonts: Fonts, { title, author, at }: Named) {
  const doc = new PDFDocument({
    size: 'A4',
    pdfVersion: '1.7',
    // Its own first font is a file, which is nowhere in a program of one piece.
    font: '',
    margin: PAGE.margin,
    bufferPages: true,
    lang: 'en-IN',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(at), ModDate: new Date(at) },
  });
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes);
  // What stands at the foot lies below the margin, where a text would begin a page of its own.
  doc.page.margins.bottom = 0;
  doc.on('pageAdded', () => {
    doc.page.margins.bottom = 0;
  });
  return doc;
}
