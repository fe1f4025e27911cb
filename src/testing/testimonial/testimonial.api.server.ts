import type { ApiModule } from '~/platform/http/services';
import { crud } from '~/records/crud';
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
