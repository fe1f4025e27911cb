import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

export const PAGE = { width: 595.28, height: 841.89, margin: 42 };
export const INNER = PAGE.width - 2 * PAGE.margin;
/** Above what stands at the foot of every page. */
export const BOTTOM = PAGE.height - PAGE.margin - 24;

export const INK = '#10201a';
export const MUTED = '#56655e';
export const LINE = '#d5ddd8';
export const ACCENT = '#0b6b4a';

const DEVANAGARI = /[\u0900-\u097f\ua8e0-\ua8ff]/;

type Weight = 'regular' | 'bold';

export interface Fonts {
  regular: Buffer;
  bold: Buffer;
  devanagariRegular: Buffer;
  devanagariBold: Buffer;
}

export const readFonts = (folder: URL): Fonts => {
  const read = (name: string) => readFileSync(new URL(`${name}.ttf`, folder));
  return {
    regular: read('noto-sans-regular'),
    bold: read('noto-sans-bold'),
    devanagariRegular: read('noto-sans-devanagari-regular'),
    devanagariBold: read('noto-sans-devanagari-bold'),
  };
};

interface Style {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right' | 'center';
  lineGap?: number;
}

export type Sheet = ReturnType<typeof newSheet>;

/** A paper that is written on from top to bottom; what is drawn from the same is the same to the byte. */
export function newSheet(fonts: Fonts, { title, author, at }: { title: string; author: string; at: string }) {
  const doc = new PDFDocument({
    size: 'A4',
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

  const set = (text: string, { size = 9, weight = 'regular', color = INK }: Style) =>
    doc
      .font(DEVANAGARI.test(text) ? `devanagari-${weight}` : weight)
      .fontSize(size)
      .fillColor(color);

  const optionsOf = (width: number, { align = 'left', lineGap = 1.5 }: Style) => ({ width, align, lineGap });

  return {
    doc,
    /** How high a text is in that width. */
    heightOf(text: string, width: number, style: Style = {}) {
      return text ? set(text, style).heightOfString(text, optionsOf(width, style)) : 0;
    },
    /** Answers where it ends. */
    write(text: string, x: number, y: number, width: number, style: Style = {}) {
      if (!text) return y;
      set(text, style).text(text, x, y, optionsOf(width, style));
      return y + doc.heightOfString(text, optionsOf(width, style));
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
