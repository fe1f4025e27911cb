import { z } from 'zod';
import { group, heading, line, list, prose, whole } from '../../kinds';

export const metaAdsPage = z.object({
  title: line('Title', { fits: 14 }),
  plain: line('Rest of the heading', { fits: 40 }),
  crumb: line('Name above the heading', { fits: 24 }),
  lead: prose('Introduction', { fits: 220 }),
  searchTitle: line('Title for search engines', { fits: 60 }),
  description: prose('For search engines', { fits: 155 }),
  monthHeading: heading('Heading of the month'),
  month: prose('Beside the heading of the month', { fits: 170 }),
  weeks: list(
    'Weeks',
    'week',
    group('Week', {
      title: line('Title', { fits: 18 }),
      work: prose('What we do', { fits: 130 }),
      seen: prose('What the client sees', { fits: 90 }),
      spend: whole('Rupees spent'),
      enquiries: whole('Enquiries'),
    }),
  ),
  figures: group('Words at the figures', {
    week: line('Before the number of a week', { fits: 10 }),
    seen: line('Before what the client sees', { fits: 14 }),
    price: line('Price of an enquiry', { fits: 24 }),
    spend: line('Rupees spent', { fits: 12 }),
    enquiries: line('Enquiries', { fits: 12 }),
    sum: line('Before the sum of the month', { fits: 16 }),
    each: line('After the price in the sum', { fits: 8 }),
  }),
  after: line('After the sum of the month', { fits: 50 }),
  placementsHeading: heading('Heading of the places'),
  placements: list(
    'Places, in the order of their drawings',
    'place',
    group('Place', {
      name: line('Name', { fits: 12 }),
      format: line('Format', { fits: 26 }),
      text: prose('Text', { fits: 90 }),
    }),
  ),
  cardsHeading: heading('Heading of the cards'),
});

export type MetaAdsPage = z.output<typeof metaAdsPage>;
