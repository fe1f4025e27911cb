import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { schemaOf } from '../../ui/fields/field-schema';
import { rich } from '../rich-text';
import RichField from './rich-field';

const judged = rich('Text');
const field = { path: 'body', label: 'Text', schema: schemaOf({ kind: 'rich', label: 'Text' }) };
let written: unknown;
let replace: (value: unknown) => void;

function Sample({ error }: { error?: string }) {
  const [value, setValue] = useState<unknown>(undefined);
  replace = setValue;
  return (
    <RichField
      field={field}
      value={value}
      error={error}
      draw={() => null}
      onChange={(next) => {
        written = next;
        setValue(next);
      }}
    />
  );
}

const text = () => page.getByRole('textbox', { name: 'Text' });

/** What is stored: it has to be what the server takes. */
const typesOf = () => judged.parse(written).content.map(({ type }) => type);

async function start() {
  written = undefined;
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Sample />
    </QueryClientProvider>,
  );
  await userEvent.click(text());
}

function paste(html: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('is written by keys alone, as plain signs or by its buttons, and stored as the server takes it', async () => {
  await start();
  await userEvent.keyboard(
    '## Why{Enter}Because it {Control>}b{/Control}pays{Control>}b{/Control}.{Enter}- one{Enter}two{Enter}{Enter}> said',
  );
  await expect.poll(typesOf).toEqual(['heading', 'paragraph', 'bulletList', 'blockquote']);
  expect(JSON.stringify(written)).toContain('{"type":"text","marks":[{"type":"bold"}],"text":"pays"}');
  await expectNoFindings();

  // Esc leads to the buttons, an arrow to the next, and the choice back into the text.
  await userEvent.keyboard('{Enter}{Enter}{Escape}');
  await expect.element(button('Heading')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}Smaller');
  await expect.poll(typesOf).toEqual(['heading', 'paragraph', 'bulletList', 'blockquote', 'heading']);
  await expect.element(button('Smaller heading')).toHaveAttribute('aria-pressed', 'true');
});

test('a link leads where links may lead, and nowhere else', async () => {
  await start();
  await userEvent.keyboard('Read on{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  await userEvent.click(button('Link'));
  await userEvent.keyboard('javascript:alert(1){Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Leads to'), '/about-us');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => JSON.stringify(written)).toContain('"attrs":{"href":"/about-us"}');
  await userEvent.click(button('Link'));
  await userEvent.fill(page.getByLabelText('Leads to'), 'www.example.com/prices');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => JSON.stringify(written)).toContain('"href":"https://www.example.com/prices"');
  judged.parse(written);
});

test('what is pasted from Google Docs keeps its headings, lists and links, and loses its looks', async () => {
  await start();
  paste(`<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;color:#f00">Plan</span></h1>
    <p dir="ltr"><span style="font-weight:700">Strong</span><span style="font-family:Arial"> and </span><a href="https://x.example/" style="color:#15c"><span>a link</span></a></p>
    <ul><li dir="ltr"><p><span>one</span></p></li></ul><img src="https://x.example/a.png"></b>`);
  await expect.poll(typesOf).toEqual(['heading', 'paragraph', 'bulletList']);
  expect(JSON.stringify(written)).not.toMatch(/color|Arial|font|img|target/);
  expect(written).toMatchObject({
    content: [
      { attrs: { level: 2 }, content: [{ text: 'Plan' }] },
      {
        content: [
          { text: 'Strong', marks: [{ type: 'bold' }] },
          { text: ' and ' },
          { text: 'a link', marks: [{ type: 'link', attrs: { href: 'https://x.example/' } }] },
        ],
      },
      {},
    ],
  });
});

test('what is pasted from a table keeps the words of its cells apart', async () => {
  await start();
  paste(
    '<table><tr><th>Plan</th><td>Basic</td></tr><tr><td><p>Price</p></td><td><b>12,000</b></td></tr></table>',
  );
  await expect.poll(typesOf).toEqual(['paragraph', 'paragraph', 'paragraph', 'paragraph']);
});

test('what is pasted from Word becomes a list where it was one', async () => {
  await start();
  const point = (level: number, mark: string, words: string) =>
    `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`;
  paste(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {color:red}</style></head><body><!--StartFragment-->
    <p class=MsoNormal><b>Before</b><o:p></o:p></p>${point(1, '1.', 'first')}${point(2, 'a)', 'inner')}${point(1, '2.', 'second')}<p class=MsoNormal>After</p><!--EndFragment--></body></html>`);
  await expect.poll(typesOf).toEqual(['paragraph', 'orderedList', 'paragraph']);
  const item = (words: string, ...more: object[]) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }, ...more],
  });
  expect(judged.parse(written).content[1]).toEqual({
    type: 'orderedList',
    attrs: { start: 1 },
    content: [
      item('first', { type: 'orderedList', attrs: { start: 1 }, content: [item('inner')] }),
      item('second'),
    ],
  });
});

test('what is pasted from Word in a browser becomes one list, with its headings and without its empty lines', async () => {
  await start();
  const end = '<span class="EOP" data-ccp-props="{}">&nbsp;</span>';
  const point = (tag: string, level: number, words: string) =>
    `<div class="ListContainerWrapper"><${tag} role="list"><li data-listid="1" data-aria-level="${level}"><p class="Paragraph"><span class="TextRun">${words}</span>${end}</p></li></${tag}></div>`;
  paste(`<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="1"><span>Plan</span>${end}</p></div>
    <div class="OutlineElement"><p class="Paragraph">${end}</p></div>${point('ul', 1, 'one')}${point('ol', 2, 'inner')}${point('ol', 2, 'second')}${point('ul', 1, 'two')}
    <p class="Paragraph">See <a href="http://x.example/a">it</a> and <a href="#_ftn1">the note</a></p><br><p>After<br>it</p>`);
  await expect.poll(typesOf).toEqual(['heading', 'bulletList', 'paragraph', 'paragraph']);
  const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const item = (text: string, ...more: object[]) => ({ type: 'listItem', content: [words(text), ...more] });
  const { content } = judged.parse(written);
  expect(content[1]).toEqual({
    type: 'bulletList',
    content: [
      item('one', { type: 'orderedList', attrs: { start: 1 }, content: [item('inner'), item('second')] }),
      item('two'),
    ],
  });
  expect(content[2]).toMatchObject({
    content: [
      { text: 'See ' },
      { text: 'it', marks: [{ attrs: { href: 'https://x.example/a' } }] },
      { text: ' and the note' },
    ],
  });
  expect(content[3]).toMatchObject({ content: [{ text: 'After' }, { type: 'hardBreak' }, { text: 'it' }] });
});

test('attack: what is pasted runs nothing and is stored as words', async () => {
  await start();
  const ran: string[] = [];
  Object.assign(window, { runs: (what: string) => ran.push(what) });
  paste(
    `<img src=x onerror="runs('img')"><script>runs('script')</script><p onclick="runs('p')">Words <a href="javascript:runs('a')">led</a></p><iframe srcdoc="<script>parent.runs('frame')</script>"></iframe><svg onload="runs('svg')"></svg>`,
  );
  await expect.poll(typesOf).toEqual(['paragraph']);
  expect(JSON.stringify(written)).not.toMatch(/runs|javascript|link/);
  expect(ran).toEqual([]);
});

test('shows what somebody else has written meanwhile, with its pictures', async () => {
  await start();
  await userEvent.keyboard('Mine');
  replace({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Theirs' }] },
      { type: 'picture', attrs: { media: 'art/brand', alt: 'A brand' } },
    ],
  });
  await expect.element(text()).toHaveTextContent('TheirsA brand');
  await userEvent.click(page.getByText('Theirs'));
  await userEvent.keyboard('{Home}Now ');
  await expect.poll(() => JSON.stringify(written)).toContain('Now Theirs');
  expect(judged.parse(written).content[1]).toEqual({
    type: 'picture',
    attrs: { media: 'art/brand', alt: 'A brand' },
  });
});

/** A file as it comes from the desktop or from a clipboard. */
function bring(kind: 'drop' | 'paste', words?: string) {
  const data = new DataTransfer();
  data.items.add(new File(['picture'], 'loom.png', { type: 'image/png' }));
  if (words) data.setData('text/plain', words);
  if (words) data.setData('text/html', `<p>${words}</p>`);
  const target = text().element();
  const { left, top } = target.getBoundingClientRect();
  const event =
    kind === 'drop'
      ? new DragEvent(kind, {
          dataTransfer: data,
          bubbles: true,
          cancelable: true,
          clientX: left + 20,
          clientY: top + 20,
        })
      : new ClipboardEvent(kind, { clipboardData: data, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

for (const kind of ['drop', 'paste'] as const)
  test(`a picture comes in by ${kind}, described, and what it shows here is changed`, async () => {
    vi.stubGlobal('fetch', async () => Response.json({ picture: null }));
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      Object.defineProperties(this, {
        status: { value: 200 },
        responseText: { value: JSON.stringify({ message: 'Picture added', _id: 'loom', alt: 'A loom' }) },
        getResponseHeader: { value: () => 'application/json' },
      });
      this.onload?.(new ProgressEvent('load'));
    });
    await start();
    await userEvent.keyboard('Before');
    expect(bring(kind).defaultPrevented).toBe(true);
    await page.getByLabelText('Description').fill('A loom');
    await userEvent.click(button('Upload picture'));
    await expect.poll(() => JSON.stringify(written)).toContain('"attrs":{"media":"loom","alt":"A loom"}');
    expect(typesOf()).toContain('picture');

    await userEvent.click(page.getByText('A loom', { exact: true }));
    await userEvent.fill(page.getByLabelText('What it shows here'), 'A loom that counts');
    await expect.poll(() => JSON.stringify(written)).toContain('"alt":"A loom that counts"');
    await expectNoFindings();
    await userEvent.click(button('Remove picture'));
    await expect.poll(typesOf).toEqual(['paragraph']);
    sent.mockRestore();
    vi.unstubAllGlobals();
  });

test('what was copied in a spreadsheet is pasted as its words, although it comes as a picture, too', async () => {
  await start();
  bring('paste', 'Rows of figures');
  await expect.poll(() => JSON.stringify(written)).toContain('Rows of figures');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

/** What is written comes back when there is time, as on a busy machine. */
function Late({ written: list }: { written: unknown[] }) {
  const [value, setValue] = useState<unknown>(undefined);
  replace = (next) => flushSync(() => setValue(next));
  return (
    <RichField
      field={field}
      value={value}
      error={undefined}
      draw={() => null}
      onChange={(next) => void list.push(next)}
    />
  );
}

test('letters that are typed before earlier ones have come back stay, and what comes from elsewhere is shown', async () => {
  const list: unknown[] = [];
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Late written={list} />
    </QueryClientProvider>,
  );
  await userEvent.click(text());
  await userEvent.keyboard('abc');
  await expect.element(text()).toHaveTextContent('abc');

  const [first, second, third] = list;
  replace(first);
  await userEvent.keyboard('d');
  replace(second);
  await userEvent.keyboard('e');
  await expect.element(text()).toHaveTextContent('abcde');
  replace(list.at(-1));
  await expect.element(text()).toHaveTextContent('abcde');
  replace(third);
  await expect.poll(() => text().element().textContent).toBe('abc');
});
