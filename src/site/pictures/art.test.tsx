import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readerOfWords, seeds, type Words } from '~/features/content/collections';
import { about } from '~/features/content/types/about/about';
import { landing } from '~/features/content/types/landing/landing';
import { AboutPage } from '../about/about-page.server';
import { LandingSections } from '../landing/landing-sections.server';
import { Speaking } from '../words.server';

const PICTURE = { media: 'slides/slide-1', alt: 'Two colleagues at the board' };

const drawn = (words: Partial<Words>) =>
  renderToStaticMarkup(
    <Speaking words={readerOfWords({ ...seeds, ...words })}>
      <LandingSections />
      <AboutPage />
    </Speaking>,
  );

/** The same without what was asked for since, however deep. */
function without(fields: readonly string[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => without(fields, one));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !fields.includes(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, without(fields, inner)]));
}

test('what was published before drawings had words of their own is drawn as it was, with what it has said since', () => {
  const [before, after] = [seeds.landing, seeds.about];
  const services = before.services.map((one, index) => (index === 1 ? { ...one, title: 'Our CRM' } : one));
  const cards = after.whyChooseUs.cards.toReversed();
  const edited = {
    landing: { ...before, services },
    about: { ...after, whyChooseUs: { ...after.whyChooseUs, cards } },
  };
  const since = ['drawings', 'supportDays', 'building', 'order', 'slidesLabel'];
  const stored = without(since, { ...edited.landing, services: without(['picture'], services) });
  const more = without(since, {
    ...edited.about,
    whyChooseUs: without(['picture'], edited.about.whyChooseUs),
  });
  const words = { landing: landing.wordsOf([stored]), about: about.wordsOf([more]) };
  expect(JSON.stringify([stored, more])).not.toContain('Handloom');
  expect(words).toEqual(edited);
  expect(drawn(words)).toContain('Our CRM');
});

test('a picture that is chosen stands in place of the drawing, says what it shows, and gives the place back when it is gone', () => {
  const places = (picture: { media: string; alt: string }) => {
    const { services } = seeds.landing;
    const { intro, vision, whyChooseUs } = seeds.about;
    return {
      landing: { ...seeds.landing, services: services.map((one) => ({ ...one, picture })) },
      about: {
        ...seeds.about,
        intro: { ...intro, building: { ...intro.building, picture } },
        vision: { ...vision, order: { ...vision.order, picture } },
        whyChooseUs: { ...whyChooseUs, cards: whyChooseUs.cards.map((one) => ({ ...one, picture })) },
      },
    };
  };
  const ofDrawings = [
    'Pay by UPI',
    'Metro Clinic',
    'of 1,400 pieces',
    'was 14',
    'Diya Oils',
    'SWEETS',
    'Order 2291',
    'Dentist',
  ];
  const shown = drawn(places(PICTURE));
  expect(shown.match(/alt="Two colleagues at the board"/g)).toHaveLength(11);
  expect(ofDrawings.filter((words) => shown.includes(words))).toEqual([]);
  expect(drawn(places({ media: 'deleted', alt: 'Nobody sees it' })) === drawn({})).toBe(true);
  const before = drawn({});
  expect(ofDrawings.filter((words) => !before.includes(words))).toEqual([]);
});
