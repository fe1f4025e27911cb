import { expect, test } from 'vitest';
import { rightAddress } from './addresses';

test.each([
  ['/security', '/secuirity'],
  ['/iot-products', '/Iot-products'],
  ['/IOT_Products/', '/Iot-products'],
  ['/contact', '/contact-us'],
  ['/digitalmarketing', '/digitalMarketing'],
  ['/LOGIN', '/login'],
])('%s is the page at %s', (asked, right) => {
  expect(rightAddress(asked)).toBe(right);
});

test('what is no page under any spelling has no right address', () => {
  for (const path of ['/nothing', '/home/extra', '/__proto__', '/toString']) {
    expect(rightAddress(path)).toBeUndefined();
  }
});
