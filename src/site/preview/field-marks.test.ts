import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  group,
  line,
  link,
  list,
  maybeLine,
  oneOf,
  shape as oneShape,
  picture,
  prose,
  whole,
} from '~/features/content/kinds';
import { markFields, unmarked } from '~/features/content/marks.server';
import { fieldsShown } from './field-marks.server';

const bars = oneShape('bars', 'Bars', { unit: line('Unit') }, { unit: 'kg' });
const pie = oneShape('pie', 'Pie', { of: line('Of') }, { of: 'Rice' });

const shape = z.object({
  title: line('Title'),
  lead: prose('Lead'),
  aside: maybeLine('Aside'),
  to: link('To'),
  weeks: whole('Weeks'),
  cover: picture('Cover'),
  cards: list('Cards', 'card', group('Card', { title: line('Title') })),
  chart: oneOf('Chart', [bars.kind, pie.kind]),
});
const data = {
  title: 'Shade',
  lead: 'Of all trees.',
  aside: '',
  to: '/about-us',
  weeks: 7,
  cover: { media: 'art/tree', alt: 'A tree' },
  cards: [{ title: 'One' }, { title: 'Two' }],
  chart: pie.seed,
};

test('words and descriptions are marked by their path; what leads, counts, was chosen or is empty is not', () => {
  const { entry, paths } = markFields(shape, data);
  expect(paths).toEqual(['title', 'lead', 'cover', 'cards.0.title', 'cards.1.title', 'chart.of']);
  expect(entry).toMatchObject({
    aside: '',
    chart: { shape: 'pie' },
    to: '/about-us',
    weeks: 7,
    cover: { media: 'art/tree' },
  });
  expect(JSON.parse(unmarked(JSON.stringify(entry)))).toEqual(data);
});

test('an element says which fields it shows, in its text or in an attribute, and the marks are gone', () => {
  const { entry, paths } = markFields(shape, data);
  const { title, cover, cards } = z
    .object({
      title: z.string(),
      cover: z.object({ alt: z.string() }),
      cards: z.array(z.object({ title: z.string() })),
    })
    .parse(entry);
  const [one, two] = cards.map((card) => card.title);
  const html = [
    `<!DOCTYPE html><html><head><title>${title}</title></head><body>`,
    `<h1>Our <em>${title}</em> &amp; more</h1><img alt="${cover.alt}"/><br/>`,
    `<p>${one}<!-- --> and <!-- -->${two}</p><a href="/x?title=${encodeURIComponent(title)}">Here</a>`,
    `<script>data("${title}")</script><p>plain</p></body></html>`,
  ].join('');
  expect(fieldsShown(html, paths)).toBe(
    [
      '<!DOCTYPE html><html><head><title>Shade</title></head><body>',
      '<h1>Our <em data-field="title">Shade</em> &amp; more</h1><img alt="A tree" data-field="cover"/><br/>',
      '<p data-field="cards.0.title cards.1.title">One<!-- --> and <!-- -->Two</p>',
      '<a href="/x?title=Shade" data-field="title">Here</a>',
      '<script>data("Shade")</script><p>plain</p></body></html>',
    ].join(''),
  );
});

test('a number that stands for no field marks nothing', () => {
  expect(fieldsShown('<!DOCTYPE html><html><body><p>x\uFDD07\uFDD1</p></body></html>', ['title'])).toBe(
    '<!DOCTYPE html><html><body><p>x</p></body></html>',
  );
});
