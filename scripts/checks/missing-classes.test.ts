import { expect, test } from 'vitest';
import { missingClasses } from './missing-classes.ts';

const whole = '.flex{display:flex}.lg\\:grid{display:grid}.\\[\\&\\>p\\]\\:mt-1\\.5>p{margin:1px}';

test('a class that only the whole sheet has is named, one of nobody’s or of the page’s own sheet is not', () => {
  const html = '<p class="flex lg:grid named"></p><div class="[&amp;&gt;p]:mt-1.5 flex"></div>';
  expect(missingClasses(html, '.flex{display:flex}', whole)).toEqual(['lg:grid', '[&>p]:mt-1.5']);
  expect(missingClasses(html, whole, whole)).toEqual([]);
});
