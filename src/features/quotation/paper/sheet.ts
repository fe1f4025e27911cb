import PDFDocument from 'pdfkit';
import { type Script, setText } from './set-text';

export const PAGE = { width: 595.28, height: 841.89, margin: 42 };
export const INNER = PAGE.width - 2 * PAGE.margin;
/** Above what stands at the foot of every page. */
export const BOTTOM = PAGE.height - PAGE.margin - 24;

export const INK = '#10201a';
export const MUTED = '#56655e';
export const LINE = '#d5ddd8';
export const ACCENT = '#0b6b4a';

type Weight = 'regular' | 'bold';

export interface Fonts {
  regular: Buffer;
  bold: Buffer;
  devanagariRegular: Buffer;
  devanagariBold: Buffer;
}

interface Style {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right' | 'center';
}

/** Of the size of the letters: how far below the top of a line they stand, and how high it is. */
const BASELINE = 1.07;
const LINE_HEIGHT = 1.53;

const fontOf = (script: Script, weight: Weight) =>
  script === 'devanagari' ? `devanagari-${weight}` : weight;

export type Sheet = ReturnType<typeof newSheet>;

/** A paper that is written on from top to bottom; what is drawn from the same is the same to the byte. */
export function newSheet(fonts: Fonts, { title, author, at }: { title: string; author: string; at: string }) {
  const doc = new PDFDocument({
    size: 'A4',
    // Its own first font is a file, which is nowhere in a program of one piece.
    font: '',
    margin: PAGE.margin,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(at), ModDate: new Date(at) },
  });
  doc.registerFont('regular', fonts.regular);
  doc.registerFont('bold', fonts.bold);
  doc.registerFont('devanagari-regular', fonts.devanagariRegular);
  doc.registerFont('devanagari-bold', fonts.devanagariBold);
  // What stands at the foot lies below the margin, where a text would begin a page of its own.
  doc.page.margins.bottom = 0;
  doc.on('pageAdded', () => {
    doc.page.margins.bottom = 0;
  });

  /** A cell is measured before it is written. */
  const set = new Map<string, ReturnType<typeof setText>>();
  function linesOf(text: string, width: number, { size = 9, weight = 'regular' }: Style) {
    const key = `${size} ${weight} ${width} ${text}`;
    const known = set.get(key);
    if (known) return known;
    const lines = setText(text, width, (run, script) =>
      doc.font(fontOf(script, weight)).fontSize(size).widthOfString(run),
    );
    set.set(key, lines);
    return lines;
  }

  const heightOf = (text: string, width: number, style: Style = {}) =>
    text ? linesOf(text, width, style).length * (style.size ?? 9) * LINE_HEIGHT : 0;

  return {
    doc,
    /** How high a text is in that width. */
    heightOf,
    /** Answers where it ends. */
    write(text: string, x: number, y: number, width: number, style: Style = {}) {
      if (!text) return y;
      const { size = 9, weight = 'regular', color = INK, align = 'left' } = style;
      const free = { left: 0, center: 0.5, right: 1 }[align];
      doc.fontSize(size).fillColor(color);
      for (const [index, line] of linesOf(text, width, style).entries()) {
        const top = y + (index * LINE_HEIGHT + BASELINE) * size;
        let from = x + (width - line.width) * free;
        for (const run of line.runs) {
          doc.font(fontOf(run.script, weight));
          doc.text(run.text, from, top, { lineBreak: false, baseline: 'alphabetic' });
          from += run.width;
        }
      }
      return y + heightOf(text, width, style);
    },
    rule(y: number, color = LINE) {
      doc
        .moveTo(PAGE.margin, y)
        .lineTo(PAGE.width - PAGE.margin, y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke();
    },
  };
}
