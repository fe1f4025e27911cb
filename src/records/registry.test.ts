// On SQLite alone: the registry asks no database.
import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { houseRegistry } from '~/app/features.server';
import { enquiry } from '~/features/enquiry/enquiry';
import { defineMail, type MailTemplate } from '~/platform/mail/template';
import { startApp } from '~/testing/start-app';
import { testimonial } from '~/testing/testimonial/testimonial';
import { testimonialFeature } from '~/testing/testimonial/testimonial.server';
import { changesOf } from './record-changes';
import { defineFeature, mailsOf, registryOf } from './registry';

const { features, resources } = houseRegistry();
const api = () => {};
const { person: _person, ...nobodys } = testimonial;
const mail = defineMail({ name: 'invite', title: 'One more', data: z.object({}), compose: () => undefined });

describe('a house whose parts do not fit does not start, and says why:', () => {
  const withOne = [...resources, testimonial];
  test.each([
    [
      'two of a name',
      [defineFeature({ name: 'account', api })],
      resources,
      'Two features are called account',
    ],
    [
      'two mails of a name',
      [defineFeature({ name: 'post', api, mails: [mail] })],
      resources,
      'Two mails are called invite',
    ],
    [
      'a list without its feature',
      [],
      withOne,
      'The browser lists a resource that no feature has: testimonial',
    ],
    [
      'a feature without its list',
      [testimonialFeature],
      resources,
      'A feature has a resource that the browser does not list: testimonial',
    ],
    [
      'two for one table',
      [defineFeature({ resource: { ...testimonial, table: 'enquiries' }, api })],
      withOne,
      'Two features have the table enquiries',
    ],
    [
      'two for one page',
      [defineFeature({ resource: { ...testimonial, path: 'enquiry' }, api })],
      withOne,
      'Two features have the page /dashboard/ enquiry',
    ],
    [
      'people whose data nobody can be given',
      [defineFeature({ resource: nobodys, api })],
      withOne,
      'It holds people, and does not say what of it is theirs: testimonial',
    ],
    [
      'visitors who get no receipt',
      [defineFeature({ resource: { ...testimonial, row: enquiry.row }, api })],
      withOne,
      'Either visitors send it, and it has mails and a spam folder, or neither: testimonial',
    ],
  ])('%s', (_what, more, listed, words) => {
    expect(() => registryOf([...features, ...more], listed)).toThrow(words);
  });

  test('a form of visitors whose feature says nothing of it', async () => {
    const form = features.find(({ name }) => name === 'enquiry');
    const { api: enquiryApi } = form ?? { api };
    const mute = defineFeature({
      resource: testimonial,
      api: (to, services) => enquiryApi(to, { ...services, features: [] }),
    });
    await expect(startApp({}, undefined, mute)).rejects.toThrow("enquiry is no feature's");
  });
});

test('no change can be made without the rules of the house', async () => {
  const { db } = await startApp();
  expect(() => changesOf({ db, features: [] }, enquiry)).toThrow("enquiry is no feature's");
});

test('every mail that is written somewhere is declared by a feature', async () => {
  const files = globSync('src/{features,records,platform}/**/{*.server,*mail,*mails}.{ts,tsx}');
  // By its path, and not by import.meta.glob: to the check of dead code that uses whatever these files export.
  const modules: object[] = await Promise.all(files.map((file) => import(path.resolve(file))));
  const isMail = (value: unknown): value is MailTemplate =>
    typeof value === 'object' && value !== null && 'compose' in value && 'data' in value;
  const written = modules
    .flatMap((module) => Object.values(module))
    .flatMap((exported) => (isMail(exported) ? [exported] : Object.values(Object(exported)).filter(isMail)));
  const declared = new Set(mailsOf(features));
  expect(written.length).toBeGreaterThanOrEqual(declared.size);
  expect(written.filter((one) => !declared.has(one)).map(({ name }) => name)).toEqual([]);
});
