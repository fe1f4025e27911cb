import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstWords, seeds } from '~/features/content/collections';
import { Speaking } from '../words.server';
import { PopupSlider } from './popup-slider.server';
import { PopupWords } from './popup-words.server';

/** Each category, where it leads, and what stands there. */
const categories = [
  ['IT', 'it', 'Run Your Enterprise IT on a Unified AI Platform', ['ITSM', 'ITOM', 'ITAM', 'SPM']],
  [
    'CRM',
    'crm',
    'The AI Platform for Business Transformation',
    ['Customer Service Management', 'Field Service Management', 'Sales & Order Management'],
  ],
  [
    'Security & Risk',
    'secuirity',
    'See Every Cyber Risk, and Close the Costly Ones First',
    ['SecOps', 'Risk Management'],
  ],
  [
    'Finance & Supply',
    'finance',
    'Deliver Core Business Services with Intelligent Automation',
    ['Sourcing and Procurement Operations', 'Accounts Payable Operations', 'Supplier Lifecycle Operations'],
  ],
  [
    'Human Resources',
    'human',
    'Empower Your Workforce',
    ['HR Service Delivery', 'Talent Development', 'Workplace Service Delivery'],
  ],
  [
    'App Development',
    'appdev',
    'AI-Powered Workflows & Automation',
    ['App Engine', 'Integration Hub', 'Workflow Data Fabric'],
  ],
] as const;

const drawn = (element: ReactNode) => {
  const html = renderToStaticMarkup(<Speaking words={firstWords}>{element}</Speaking>);
  const words = html.replaceAll(/<[^>]+>|<!-- -->/g, '').replaceAll('&amp;', '&');
  return { html, words: words.replaceAll(/\s+/g, ' ') };
};

test.each(categories)(
  'the popup of %s has its headline, its areas and a way on',
  (category, slug, headline, areas) => {
    const popup = seeds.popups.find((one) => one.slug === slug);
    if (!popup) throw new Error(`there is no popup ${slug}`);
    expect(popup.category).toBe(category);
    const { html, words } = drawn(<PopupWords popup={popup} />);
    expect(words).toContain(headline);
    for (const area of areas) expect(html).toContain(`>${area.replace('&', '&amp;')}<`);
    expect(html).toMatch(/<a href="\/[^"]+"[^>]*>Learn More/);
    for (const word of ['Like', 'Dislike', 'Comment']) expect(words).toContain(word);
    expect(html).not.toContain('<button');
  },
);

test('the slider has all six', () => {
  const { words } = drawn(<PopupSlider />);
  for (const [, , headline] of categories) expect(words).toContain(headline);
});
