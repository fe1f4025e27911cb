import { randomUUID } from 'node:crypto';
import { way } from '~/features/career/stages';
import { followup } from '~/features/followup/followup';
import { unsettledBusiness } from '~/features/quotation/business';
import { quotationForm } from '~/features/quotation/quotation-form';
import { columnsOf } from '~/features/quotation/server/drafts';
import { DAY, dayOf, fromNow, now } from '~/lib/time';
import { newReference } from '~/model/reference';
import { visitor } from '~/platform/auth/author';
import { newId } from '~/platform/db/ids';
import type { NewRow } from '~/platform/db/schema';
import { addNotes, type Note } from '~/records/history/activities';
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
    _id: newId(),
    reference: newReference(),
    date: now(),
    phone: '+919818040101',
    deletedAt: null,
    ...values,
  };
  await db.insertInto('enquiries').values(row).execute();
  return { id: row._id };
}

const submission = () => ({
  _id: newId(),
  reference: newReference(),
  date: now(),
  name: 'Asha Verma',
  email: 'asha@verma.example',
  phone: '+919818040101',
  deletedAt: null,
});

export async function addContact({ db }: TestApp, values: Partial<NewRow<'contacts'>> = {}) {
  const row = { ...submission(), city: 'Faridabad', ...values };
  await db.insertInto('contacts').values(row).execute();
  return { id: row._id };
}

export async function addIotQuote({ db }: TestApp, values: Partial<NewRow<'iotQuotes'>> = {}) {
  const row = { ...submission(), productName: 'Cold Room Sentinel', ...values };
  await db.insertInto('iotQuotes').values(row).execute();
  return { id: row._id };
}

/** With the address of a CV that is not there, unless another is given. */
export async function addCareer({ db }: Pick<TestApp, 'db'>, values: Partial<NewRow<'careers'>> = {}) {
  const resume = '/api/files/private/00000000-0000-4000-8000-000000000000.pdf';
  const reached = way.find((stage) => stage === values.status) ?? 'New';
  const row = { ...submission(), designation: 'WBD', experience: '', resume, reached, ...values };
  await db.insertInto('careers').values(row).execute();
  return { id: row._id };
}

/** Open since yesterday, and for ever. */
export async function addOpening({ db }: Pick<TestApp, 'db'>, values: Partial<NewRow<'openings'>> = {}) {
  const row = {
    _id: newId(),
    date: now(),
    deletedAt: null,
    title: 'Senior web developer',
    slug: 'senior-web-developer',
    designation: 'WBD',
    department: 'Engineering',
    city: 'Faridabad',
    workplace: 'hybrid',
    employmentType: 'FULL_TIME',
    places: 1,
    salaryFromPaise: null,
    salaryToPaise: null,
    salaryPer: 'MONTH',
    description: 'You build what our neighbours use every day.',
    responsibilities: '[]',
    skills: '[]',
    questions: '[]',
    opensOn: dayOf(fromNow(-DAY)),
    closesOn: null,
    status: 'Open',
    ...values,
  };
  const lastDay = row.closesOn ?? '9999-12-31';
  await db
    .insertInto('openings')
    .values({ ...row, lastDay })
    .execute();
  return { id: row._id };
}

/** Exactly what the contract says beside the picture. */
export const sensor = {
  productName: 'Soil Moisture Node',
  brandName: 'PeepalSense',
  category: 'Agriculture',
  subcategory: 'Sensors',
  description: 'Tells the pump when the field is dry.',
  specification: '["LoRaWAN 865-867 MHz","IP67"]',
};

/** With the addresses of pictures that are not there, unless others are given. */
export async function addIotProduct({ db }: TestApp, values: Partial<NewRow<'iotProducts'>> = {}) {
  const image = '/files/public/00000000-0000-4000-8000-000000000001.webp';
  const imageSmall = '/files/public/00000000-0000-4000-8000-000000000002.webp';
  const row = { _id: newId(), date: now(), deletedAt: null, ...sensor, image, imageSmall, ...values };
  await db.insertInto('iotProducts').values(row).execute();
  return { id: row._id };
}

export async function addMedia({ db }: TestApp, values: Partial<NewRow<'media'>> = {}) {
  const _id = newId();
  const url = `/files/public/${randomUUID()}.webp`;
  const words = { title: 'tea: A cup', name: 'tea', alt: 'A cup', decorative: false };
  const files = { url, avif: null, avif480: null, avif960: null, webp480: null, webp960: null };
  const size = { width: 30, height: 20, bytes: 1000, sha256: _id, drawn: null };
  const row = { _id, date: now(), deletedAt: null, ...words, ...files, ...size, ...values };
  await db.insertInto('media').values(row).execute();
  return { id: row._id };
}

export const ravi = {
  name: 'Ravi Rao',
  employeeId: 'PW-014',
  mobile: '+919818040102',
  email: 'ravi@peepalworks.example',
  jobrole: 'Frontend Developer',
  dateOfJoining: '2025-04-01T00:00:00.000Z',
  isWorking: true,
};

/** With an account of the same role, who has a password. */
export async function addEmployee(t: TestApp, values: Partial<NewRow<'employees'>> = {}) {
  const person = { ...ravi, role: 'employee' as const, ...values };
  const { name, email, mobile, role, isWorking } = person;
  const user = await t.addUser(role, { name, email, mobile, isBlocked: !isWorking });
  const row = { _id: newId(), date: now(), gender: null, profile: null, deletedAt: null, ...person };
  await t.db
    .insertInto('employees')
    .values({ ...row, userId: user._id })
    .execute();
  return { id: row._id, employeeId: row.employeeId, userId: user._id };
}

export const meera = {
  name: 'Meera Joshi',
  mobile: '+919818040103',
  email: 'meera@joshi.example',
  status: 'Pending',
};

interface NewFollowup extends Partial<NewRow<'followups'>> {
  remarks?: Note[];
}

const stageFor: Readonly<Record<string, string>> = { 'In Progress': 'Contacted', Completed: 'Closed' };

export async function addFollowup({ db }: TestApp, { remarks = [], ...values }: NewFollowup = {}) {
  const { status } = { ...meera, ...values };
  const stage = stageFor[status] ?? 'New';
  const row = { _id: newId(), date: now(), deletedAt: null, ...meera, stage, ...values };
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('followups').values(row).execute();
    await addNotes(trx, { resource: followup, recordId: row._id }, remarks, visitor);
  });
  return { id: row._id };
}

export async function addQuotation({ db }: TestApp, values: Partial<NewRow<'quotations'>> = {}) {
  const _id = newId();
  const { name, email } = asha;
  const line = { description: 'A website', sac: '998314', quantity: 1, ratePaise: 50_000, gstPercent: 18 };
  const followupId = _id;
  const written = quotationForm.parse({
    followupId,
    customer: { name, email, phone: '+919818040101' },
    lines: [line],
  });
  const row = {
    ...{ _id, rootId: _id, date: now(), revision: 1, status: 'Draft', number: null, deletedAt: null },
    ...{ followupId: null, personId: null, seller: null, acceptance: null, reason: null },
    ...{ sentAt: null, viewedAt: null, decidedAt: null },
    ...columnsOf(written, unsettledBusiness),
    ...values,
  };
  await db.insertInto('quotations').values(row).execute();
  return { id: row._id };
}
