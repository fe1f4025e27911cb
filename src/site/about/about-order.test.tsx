import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstWords } from '~/features/content/collections';
import { Speaking } from '../words.server';
import { AboutPage } from './about-page.server';

test('the blocks of About Us stand in their order', () => {
  const html = renderToStaticMarkup(
    <Speaking words={firstWords}>
      <AboutPage />
    </Speaking>,
  );
  const headings = Array.from(html.matchAll(/<h[1-6]\b.*?<\/h[1-6]>/gs), ([heading]) =>
    heading
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const places = [
    'About Us',
    'Our Vision',
    'Our Mission',
    'Our Approach',
    'Our Core Services',
    'Why Choose Us',
    'Latest Technologies',
    'Unique Solutions',
    'Powerful Strategies',
    'Meet Our Team',
    'One platform, every industry.',
    'Branding Elegance',
    'User-Centric Intuition',
    'Design-Driven Functionality',
    'User Experience Elevation',
  ].map((words) => headings.findIndex((heading) => heading.includes(words)));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
});
