import { describe, expect, test } from 'vitest';
import routes from '~/routes';
import { channelOfVisit, reducedVisit, type Visit } from './visit';

const reduced = (visit: Visit) => reducedVisit(visit, (host) => host === 'peepal.example');

describe('what a visit tells', () => {
  test('is where it began, by which campaign, and from which page somebody wrote', () => {
    const landing = 'https://peepal.example/home?utm_source=Google&utm_campaign=Diwali&gclid=abc&lang=hi';
    const referrer = 'https://www.google.co.in/search?q=what+they+looked+for';
    expect(reduced({ page: '/contact-us', landing, referrer })).toEqual({
      page: '/contact-us',
      landing: '/home?utm_source=Google&utm_campaign=Diwali&gclid=abc',
      referrer: 'https://www.google.co.in/search',
      utmSource: 'Google',
      utmCampaign: 'Diwali',
      clickId: 'gclid=abc',
    });
  });

  test('twice is the same as once', () => {
    const once = reduced({ page: '/a?b=c', landing: '/?utm_source=x', referrer: 'https://b.example/c?d' });
    expect(reduced(once)).toEqual(once);
  });

  test.each<[string, Visit, Visit]>([
    [
      'no secret of a path',
      { landing: '/verify-email/s3cret?utm_source=mail' },
      { landing: '/verify-email?utm_source=mail', utmSource: 'mail' },
    ],
    [
      'nor of a query',
      { landing: '/login?token=s3cret', page: '/reset-password/s3cret' },
      { landing: '/login', page: '/reset-password' },
    ],
    ['nor of a fragment', { landing: '/#s3cret' }, { landing: '/' }],
    ['not our own pages as where somebody came from', { referrer: 'https://peepal.example/about-us' }, {}],
    [
      'no name and password in an address',
      { referrer: 'https://me:s3cret@b.example/' },
      { referrer: 'https://b.example/' },
    ],
    ['nothing that is no address', { referrer: 'nonsense', landing: 'https://' }, {}],
    ['nothing that is too long', { utmTerm: 'x'.repeat(501), page: `/${'x'.repeat(600)}` }, {}],
    [
      'no campaign that makes its address too long',
      { landing: `/?utm_term=${'x'.repeat(500)}` },
      { landing: '/', utmTerm: 'x'.repeat(500) },
    ],
    [
      'no parameter by the name of what every object has',
      { landing: '/?constructor=1&__proto__=2' },
      { landing: '/' },
    ],
  ])('and %s', (_name, told, stored) => {
    expect(reduced(told)).toEqual(stored);
  });
});

test('attack: no page that is opened by a token leaves it in what is stored of a visit', () => {
  const paths = routes.flatMap(({ children = [] }) => children.flatMap(({ path }) => path ?? []));
  const secret = paths.filter((path) => path.includes(':token'));
  expect(secret.length).toBeGreaterThanOrEqual(4);
  for (const path of secret) {
    const opened = `/${path.replace(/:token\??/, 's3cret')}`;
    expect(reduced({ page: opened, landing: opened })).toEqual({
      page: opened.replace('/s3cret', ''),
      landing: opened.replace('/s3cret', ''),
    });
  }
});

test.each<[Visit, string]>([
  [{}, 'direct'],
  [{ utmSource: ' News Letter! ' }, 'news-letter'],
  [{ utmSource: 'FB', referrer: 'https://l.facebook.com/' }, 'facebook'],
  [{ utmSource: 'दिवाली' }, 'दिवाली'],
  [{ utmSource: '=cmd|calc' }, 'cmd-calc'],
  [{ utmSource: '<b>' }, 'b'],
  [{ utmSource: '---', referrer: 'https://www.bing.com/search' }, 'bing'],
  [{ utmSource: 'x'.repeat(200) }, 'x'.repeat(40)],
  [{ clickId: 'gclid=abc', referrer: 'https://www.google.com/' }, 'google-ads'],
  [{ clickId: 'fbclid=abc' }, 'meta-ads'],
  [{ clickId: 'constructor=abc' }, 'direct'],
  [{ referrer: 'https://www.google.co.in/' }, 'google'],
  [{ referrer: 'https://google.evil-shop.example/' }, 'google.evil-shop.example'],
  [{ referrer: 'https://lnkd.in/abc' }, 'linkedin'],
  [{ referrer: 'https://m.indiamart.com/x' }, 'indiamart'],
  [{ referrer: 'https://www.asha-bakes.example/links' }, 'asha-bakes.example'],
])('%j comes from %s', (visit, channel) => {
  expect(channelOfVisit(visit)).toBe(channel);
});
