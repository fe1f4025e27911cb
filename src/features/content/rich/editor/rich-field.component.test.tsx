import { useState } from 'react';
import { expect, test } from 'vitest';
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
  await render(<Sample />);
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
