import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { seeds } from '~/features/content/collections';
import { SampleCard } from './popup-card.server';

test.each([
  ['Service desk agent', 'Summary by the service desk agent'],
  ['HR agent', 'Summary by the HR agent'],
  ['CRM agent', 'Summary by the CRM agent'],
  ['Threat agent', 'Summary by the threat agent'],
])('an agent called “%s” is named within a sentence', (agent, words) => {
  const [popup] = seeds.popups;
  if (!popup) throw new Error('there is no popup');
  const html = renderToStaticMarkup(
    <SampleCard popup={{ ...popup, card: { ...popup.card, agent } }} level={2} />,
  );
  expect(html.replace(/<[^>]+>|<!-- -->/g, '')).toContain(words);
});
