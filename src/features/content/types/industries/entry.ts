import { z } from 'zod';
import { choice, group, heading, line, link, list, prose } from '../../kinds';

/** The drawings and colours that an industry can have. */
const icon = choice('Drawing', {
  trade: 'Trade',
  medical: 'Medical',
  shop: 'Shop',
  education: 'Education',
  finance: 'Finance',
  hospital: 'Hospital',
  hotel: 'Hotel',
  factory: 'Factory',
});

export const industriesBlock = z.object({
  heading: heading('Heading'),
  industries: list(
    'Industries',
    'industry',
    group('Industry', { icon, label: line('Label', { fits: 14 }), to: link('Leads to') }),
  ),
  cards: list(
    'Cards, in the order of their drawings',
    'card',
    group('Card', { label: line('Title', { fits: 28 }), content: prose('Text', { fits: 170 }) }),
  ),
});

export type IndustryIcon = z.output<typeof icon>;
