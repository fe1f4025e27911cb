import { crud } from '~/records/crud';
import { defineFeature } from '~/records/registry';
import { testimonial, testimonialForm } from './testimonial';

export const testimonialFeature = defineFeature({
  resource: testimonial,
  api: (api, services) =>
    crud(api, services, testimonial, {
      create: { body: testimonialForm, answerAs: 'testimonial', message: 'Testimonial added successfully' },
      update: { body: testimonialForm.partial(), answerAs: 'testimonial' },
    }),
});
