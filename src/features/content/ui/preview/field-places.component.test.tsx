import { expect, test } from 'vitest';
import { watchPlaces } from './field-places';

/** A card that is a link as a whole, and a word beside it. */
function open() {
  document.body.innerHTML = [
    '<article style="position: relative; height: 200px"><h3><a href="#away" data-field="title">Shops',
    '<i style="position: absolute; inset: 0"></i></a></h3>',
    '<p data-field="text">Of all sizes.</p><svg width="200" height="20">',
    '<text y="15" data-field="drawing.sign">Pay here</text></svg></article><p data-field="other">Beside</p>',
  ].join('');
  const picked: string[] = [];
  watchPlaces(document, (path) => picked.push(path));
  const at = (kind: string, words: Element | null, x = 0.1, y = 0.5) => {
    const { left, top, width, height } = words?.getBoundingClientRect() ?? new DOMRect();
    const place = { clientX: left + width * x, clientY: top + height * y };
    const under = document.elementFromPoint(place.clientX, place.clientY);
    under?.dispatchEvent(new MouseEvent(kind, { ...place, bubbles: true, cancelable: true }));
  };
  return { picked, at };
}

test('under a link over a whole card, what is seen there is outlined and picked', () => {
  const { picked, at } = open();
  const shown = (path: string) => document.querySelector<HTMLElement>(`[data-field="${path}"]`);
  for (const path of ['text', 'drawing.sign', 'title', 'other']) {
    at('mousemove', shown(path));
    expect([...document.querySelectorAll<HTMLElement>('[style*="outline"]')]).toEqual([shown(path)]);
    at('click', shown(path));
  }
  expect(picked).toEqual(['text', 'drawing.sign', 'title', 'other']);
  // Where nothing is written it is the link.
  at('click', document.querySelector('article'), 0.9, 0.95);
  // So it is by the keyboard, whatever stands in the corner that such a click tells.
  shown('title')?.click();
  expect(picked.slice(4)).toEqual(['title', 'title']);
  expect(location.hash).toBe('');
});
