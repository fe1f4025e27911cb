import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { NOTHING } from './nothing';
import { type RichText, rich } from './rich-text';
import { RichWords } from './rich-words';

const body = rich('Text');
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (words: string, ...marks: unknown[]) =>
  marks.length > 0 ? { type: 'text', text: words, marks } : { type: 'text', text: words };
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const list = (...content: unknown[]) => ({
  type: 'bulletList',
  content: content.map((one) => ({ type: 'listItem', content: [one] })),
});
const link = (href: string) => ({ type: 'link', attrs: { href } });

const drawn = (of: RichText) =>
  renderToStaticMarkup(
    <RichWords of={of} picture={({ media, alt }) => <img src={media} alt={alt} loading="lazy" />} />,
  );

const everything = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('Why')] },
  { type: 'heading', attrs: { level: 3 }, content: [text('And how')] },
  paragraph(
    text('Plain, '),
    text('bold', { type: 'bold' }),
    { type: 'hardBreak' },
    text('led', { type: 'italic' }, link('/about-us')),
  ),
  list(paragraph(text('one')), paragraph(text('two', { type: 'code' }))),
  {
    type: 'orderedList',
    attrs: { start: 3 },
    content: [{ type: 'listItem', content: [paragraph(text('three')), list(paragraph(text('deep')))] }],
  },
  { type: 'blockquote', content: [paragraph(text('said'))] },
  { type: 'codeBlock', content: [text('a < b')] },
  { type: 'horizontalRule' },
  { type: 'picture', attrs: { media: 'art/brand', alt: 'A brand' } },
);

describe('rich text', () => {
  test('is stored as it was sent and drawn as the elements it names', () => {
    const stored = body.parse(everything);
    expect(stored).toEqual(everything);
    expect(drawn(stored)).toBe(
      '<h2>Why</h2><h3>And how</h3><p>Plain, <strong>bold</strong><br/><em><a href="/about-us">led</a></em></p>' +
        '<ul><li><p>one</p></li><li><p><code>two</code></p></li></ul>' +
        '<ol start="3"><li><p>three</p><ul><li><p>deep</p></li></ul></li></ol>' +
        '<blockquote><p>said</p></blockquote><pre tabindex="0"><code>a &lt; b</code></pre><hr/>' +
        '<img src="art/brand" alt="A brand" loading="lazy"/>',
    );
  });

  test('attack: markup in its words, its links and its pictures stays words', () => {
    const HOSTILE = '</p><script>alert(1)</script><img src=x onerror=alert(1)>';
    const html = drawn(
      body.parse(
        doc(
          paragraph(text(HOSTILE, link(`https://x.example/"onmouseover="alert(1)`))),
          { type: 'codeBlock', content: [text(HOSTILE)] },
          { type: 'picture', attrs: { media: HOSTILE, alt: HOSTILE } },
        ),
      ),
    );
    expect(html).not.toMatch(/<script|<img src=x|"onmouseover/);
    expect(html.match(/&lt;script/g)).toHaveLength(4);
  });

  test.each([
    ['a script', doc({ type: 'script', content: [text('alert(1)')] })],
    ['an attribute of its own', doc({ ...paragraph(text('a')), attrs: { onclick: 'alert(1)' } })],
    ['a link that runs', doc(paragraph(text('a', link('javascript:alert(1)'))))],
    ['a link to another host without saying so', doc(paragraph(text('a', link('//evil.example'))))],
    ['a mark that is not known', doc(paragraph(text('a', { type: 'textStyle', attrs: { color: 'red' } })))],
    ['a heading of the page', doc({ type: 'heading', attrs: { level: 1 }, content: [text('a')] })],
    ['an item outside of a list', doc({ type: 'listItem', content: [paragraph(text('a'))] })],
    ['an item that begins with a list', doc(list(list(paragraph(text('a')))))],
    ['empty words, at which an editor breaks', doc(paragraph(text('')))],
    ['HTML', '<p>a</p>'],
    ['nothing that is one', null],
    ['the name of what every object has', doc({ type: '__proto__' })],
  ])('attack: %s is refused in a draft too', (_name, sent) => {
    const { error } = body.safeParse(sent);
    // As something of another kind, not as something unfinished.
    expect(error?.issues.map(({ code }) => code)).toEqual(['invalid_union']);
  });

  test('attack: what is nested without end, too long or of too many parts is refused before it is looked at', () => {
    let deep: unknown = paragraph(text('a'));
    for (let level = 0; level < 200_000; level += 1) deep = { type: 'blockquote', content: [deep] };
    const many = doc(...Array.from({ length: 4001 }, () => ({ type: 'horizontalRule' })));
    for (const sent of [doc(deep), many, doc(paragraph(text('a'.repeat(60_001))))])
      expect(body.safeParse(sent).error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  });

  test('that says nothing is not finished, and one that is left out says nothing', () => {
    expect(body.safeParse(doc(paragraph(text(' \u200b')))).error?.issues).toMatchObject([
      { code: 'custom', message: 'Text is required.' },
    ]);
    expect(body.safeParse(undefined).error?.issues[0]?.code).toBe('custom');
    expect(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).toMatchObject({
      kind: 'rich',
      label: 'Text',
      default: NOTHING,
    });
  });
});
