import { expect, test } from 'vitest';
import { deviceInWords } from './my-device';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = '(Windows NT 10.0; Win64; x64)';
const mac = '(Macintosh; Intel Mac OS X 10_15_7)';
const iphone = '(iPhone; CPU iPhone OS 18_5 like Mac OS X)';

test.each([
  [`${mozilla} ${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${mozilla} ${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`${mozilla} ${mac} ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera on Mac'],
  [
    `${mozilla} ${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    'Safari on Mac',
  ],
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0`, 'Firefox on Windows'],
  [`${mozilla} (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`${mozilla} (Linux; Android 15; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `${mozilla} (Linux; Android 15; SM-S938B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `${mozilla} ${iphone} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `${mozilla} ${iphone} AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPhone',
  ],
  [`${mozilla} ${iphone} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`, 'A browser on iPhone'],
  ['curl/8.9.1', 'A program (curl)'],
  ['test', 'A program (test)'],
  ['Unknown device', 'An unknown device'],
  ['', 'An unknown device'],
  ['<img src=x onerror=alert(1)>', 'An unknown device'],
])('%s', (userAgent, words) => {
  expect(deviceInWords(userAgent)).toBe(words);
});
