import { defineMany } from '~/features/content/collection';
import { testimonial } from './entry';
import { testimonials as seed } from './seed';

export const testimonials = defineMany({
  name: 'testimonials',
  title: 'Testimonials',
  entry: testimonial,
  called: 'name',
  shownOn: '/about-us',
  seed,
});
