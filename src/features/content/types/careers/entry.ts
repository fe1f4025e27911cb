import { z } from 'zod';
import { designations } from '~/features/career/designations';
import { choice, group, heading, line, list, prose, whole } from '../../kinds';

export const careerPage = z.object({
  title: line('Title for search engines', { fits: 60 }),
  description: prose('For search engines', { fits: 155 }),
  heading: heading('Heading'),
  lead: prose('Below the heading', { fits: 160 }),
  openAfter: line('After “5 openings”', { fits: 24 }),
  openings: list(
    'Places',
    'place',
    group('Place', {
      code: choice('Designation', designations),
      work: prose('The first months', { fits: 160 }),
      asks: prose('What we look for', { fits: 110 }),
      places: whole('How many'),
    }),
  ),
  openingsAfter: line('After “16 places”', { fits: 20 }),
  stepsHeading: line('Heading of the steps', { fits: 48 }),
  steps: list(
    'From application to offer',
    'step',
    group('Step', { when: line('When', { fits: 24 }), what: prose('What', { fits: 90 }) }),
  ),
});

export type CareerPage = z.output<typeof careerPage>;
