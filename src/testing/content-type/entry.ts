import { z } from 'zod';
import { line, picture, prose } from '~/features/content/kinds';

export const testimonial = z.object({
  name: line('Name', { fits: 26 }),
  company: line('Company', { fits: 30 }),
  portrait: picture('Portrait'),
  quote: prose('What they say of us', { fits: 220, hint: 'Their own words, with a figure in them.' }),
});
