import { afterAll, beforeAll } from 'vitest';
import { migrations } from '~/platform/db/migrations';
import type { Feature } from '~/platform/http/services';
import { startApp } from '~/testing/start-app';
import { testimonials } from './9999-testimonials';
import { testimonialFeature } from './testimonial.server';

const MIGRATION = '9999-testimonials';

/** For the tests of one file: the lines that the recipe adds to the lists of the house, and an app that has them. */
export function testimonialApps(feature: Feature = testimonialFeature, table = testimonials) {
  beforeAll(() => {
    migrations[MIGRATION] = table;
  });
  afterAll(() => {
    Reflect.deleteProperty(migrations, MIGRATION);
  });
  return () => startApp({}, undefined, feature);
}
