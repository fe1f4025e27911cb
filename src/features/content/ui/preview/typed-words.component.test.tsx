import { expect, test } from 'vitest';
import { changedWords, typedInto } from './typed-words';

const data = { title: 'ORM', lead: 'Of all trees.', cards: [{ title: 'One' }, { title: 'Two' }] };

function drawn() {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = [
    '<h1><em data-field="title">ORM</em> and more</h1><a data-field="title" href="/x">ORM in words</a>',
    '<p data-field="lead">First: Of all trees. </p><p data-field="cards.0.title">One by One</p>',
    '<ul data-field="cards.0.title cards.1.title"><li>One</li><li>Two</li></ul>',
  ].join('');
  return page;
}

test('words are seen on the page as they are typed, in their own place alone', () => {
  const page = drawn();
  const write = typedInto(page);
  let before: unknown = data;
  const type = (after: typeof data) => {
    write(changedWords(before, after));
    before = after;
  };
  type({ ...data, title: 'OR' });
  type({ ...data, title: '' });
  type({ ...data, title: '<b>Shade</b>', lead: 'Of one.', cards: [{ title: '1' }, { title: 'Two' }] });
  expect(page.body.textContent).toBe(
    '<b>Shade</b> and more<b>Shade</b> in wordsFirst: Of one. One by One1Two',
  );
  expect(page.querySelector('b')).toBeNull();
});

test('what is not a word of before, or a list of another length, is left to the page that is drawn next', () => {
  expect(changedWords(data, { ...data, cards: [{ title: 'Three' }] })).toEqual([]);
  expect(changedWords({ weeks: 4, cover: null }, { weeks: 6, cover: { media: 'a' } })).toEqual([]);
  const page = drawn();
  typedInto(page)([{ path: 'lead', before: 'Under', after: 'On' }]);
  typedInto(page)([{ path: 'none"]', before: '', after: 'On' }]);
  expect(page.body.innerHTML).toBe(drawn().body.innerHTML);
});
