import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { readNow, readOnce } from './reading.server';

const words = <p>Shade for everyone</p>;
const html = '<p>Shade for everyone</p>';
const asked = (path: string) => ({
  request: new Request(`https://site.example${path}`),
  context: new RouterContextProvider(),
});

test('a document has the words in its HTML, and not a second time in its data', () => {
  const drawn = readOnce(asked('/policy'), 'words', () => words);
  expect(drawn.html).toBe(html);
  expect(JSON.parse(JSON.stringify(drawn))).toEqual({ key: 'words' });
});

test('a page that is reached by a link gets them as data', () => {
  const drawn = readOnce(asked('/policy.data?_routes=x'), 'words', () => words);
  expect(JSON.parse(JSON.stringify(drawn))).toEqual({ key: 'words', html });
});

test('what may change always travels as data', () => {
  expect(JSON.parse(JSON.stringify(readNow(asked('/'), 'grid', words)))).toEqual({ key: 'grid', html });
});
