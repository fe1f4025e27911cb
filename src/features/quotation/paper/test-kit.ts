import { inflateSync } from 'node:zlib';

/** What a PDF of ours is made of. */
function partsOf(pdf: Buffer) {
  const source = pdf.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (id = '') => {
    const body = objects.get(id) ?? '';
    const packed = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? '';
    const bytes = Buffer.from(packed, 'latin1');
    return (body.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };
  const idOf = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1];
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const drawings = pages.map((page) => streamOf(idOf(page, 'Contents')));
  return { source, objects, streamOf, idOf, drawings };
}

/** Where each of its texts begins, from the left and from below, in points. */
export const placesOf = (pdf: Buffer) =>
  partsOf(pdf).drawings.flatMap((drawing) =>
    [...drawing.matchAll(/^1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm$/gm)].map(([, x, y]) => [Number(x), Number(y)]),
  );

/** What is copied of it where that is not what stands there. */
export const actualTextsOf = (pdf: Buffer) =>
  partsOf(pdf).drawings.flatMap((drawing) =>
    [...drawing.matchAll(/ActualText <feff([\da-f]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    ),
  );

/** What somebody reads in it, by the tables of letters that are in it, page by page. */
export function wordsOf(pdf: Buffer) {
  const { source, objects, streamOf, idOf, drawings } = partsOf(pdf);
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      lettersOf(streamOf(idOf(objects.get(id) ?? '', 'ToUnicode'))),
    ]),
  );
  return drawings.map((drawing) => {
    let letters: readonly string[] = [];
    let text = '';
    for (const [, font, shown = ''] of drawing.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) letters = fonts.get(font) ?? [];
      else
        text += `${glyphsIn(shown)
          .map((glyph) => letters[glyph])
          .join('')}\n`;
    }
    return text;
  });
}

/** Of which parts it is made for who has it read out, and how many there are of each. */
export const partsRead = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/^\/S \/(\w+)$/gm)].reduce(
    (parts, [, part = '']) => parts.set(part, (parts.get(part) ?? 0) + 1),
    new Map<string, number>(),
  );

/** How many letters of it came out as empty boxes: the first sign of every font. */
export const boxesIn = (pdf: Buffer) =>
  partsOf(pdf).drawings.flatMap((drawing) =>
    [...drawing.matchAll(/\[([^\]]*)\] TJ/g)].flatMap(([, shown = '']) =>
      glyphsIn(shown).filter((glyph) => glyph === 0),
    ),
  ).length;

const glyphsIn = (shown: string) =>
  [...shown.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) =>
    (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16)),
  );

/** `<0000> <0002> [<0041> <0042> …]`: the letters of the glyphs from the first on. */
const lettersOf = (table: string) => {
  const letters: string[] = [];
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/g))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\da-f ]*)>/g)].entries())
      letters[Number.parseInt(first, 16) + index] = Buffer.from(hex.replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le');
  return letters;
};
