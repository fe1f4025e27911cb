import { randomUUIDv7 } from 'node:crypto';
import { newReference } from '~/lib/reference';
import { now } from '~/lib/time';
import type { NewRow } from '~/server/db/schema';
import type { TestApp } from './test-app';

/** Exactly what the contract says that a visitor sends. */
export const asha = {
  name: 'Asha Verma',
  email: 'asha@verma.example',
  phone: '98180 40101',
  city: 'Faridabad',
  requirement: 'crm',
};

export async function addEnquiry({ db }: TestApp, values: Partial<NewRow<'enquiries'>> = {}) {
  const row = {
    ...asha,
    _id: randomUUIDv7(),
    reference: newReference(),
    date: now(),
    phone: '+919818040101',
    deletedAt: null,
    ...values,
  };
  await db.insertInto('enquiries').values(row).execute();
  return { id: row._id };
}
