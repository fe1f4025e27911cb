import { crud } from '~/server/crud';
import type { ApiModule } from '~/server/services';
import { testimonial, testimonialForm } from './testimonial';

export const testimonialApi: ApiModule = (api, services) => {
  const create = {
    url: '/testimonial',
    body: testimonialForm,
    answerAs: 'testimonial',
    message: 'Testimonial added successfully',
  };
  crud(api, services, testimonial, {
    create,
    update: { body: testimonialForm.partial(), answerAs: 'testimonial' },
  });
};
