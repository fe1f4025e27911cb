import { z } from 'zod';
import { now } from '~/lib/time';
import { newReference } from '~/model/reference';
import { keepsSpam, type Resource } from '~/model/resource';
import { newId } from '~/platform/db/ids';
import { changesOf } from '~/records/record-changes';
import { sampleOf, schema } from '../../scripts/hostile/document.ts';
import {
  addCareer,
  addContact,
  addEmployee,
  addEnquiry,
  addFollowup,
  addIotProduct,
  addIotQuote,
  addMedia,
  addOpening,
  addQuotation,
} from './factories';
import type { TestApp } from './test-app';

type Add = (t: TestApp, values: object) => Promise<unknown>;

/** Those whose tables ask for more than their definition says, or for something of its own in each. */
const ways: Readonly<Record<string, Add>> = {
  career: addCareer,
  contact: addContact,
  employee: (t, values) => {
    const employeeId = newId();
    return addEmployee(t, { email: `${employeeId}@b.example`, employeeId, ...values });
  },
  enquiry: addEnquiry,
  followup: addFollowup,
  'iot-product': addIotProduct,
  'iot-quote': addIotQuote,
  media: addMedia,
  // Visitors see none of it.
  opening: (t, values) => addOpening(t, { slug: newId(), status: 'Draft', ...values }),
  quotation: addQuotation,
  user: (t, values) => t.addUser('user', values),
};

/** A record of any kind, also of one that nobody has named here: then by what its definition says of its fields. */
export const addRecord = (t: TestApp, resource: Resource, values: object = {}) =>
  (ways[resource.name] ?? addByDefinition(resource))(t, values);

const addByDefinition =
  (resource: Resource): Add =>
  async (t, values) => {
    const { deletedAt = null, ...given } = { deletedAt: null, ...values };
    const sample = Object(sampleOf(schema.parse(z.toJSONSchema(resource.row))));
    // Its notes have rows of their own.
    if (resource.notes !== undefined) Reflect.deleteProperty(sample, resource.notes);
    const sent = keepsSpam(resource) ? { reference: newReference(), isSpam: false } : {};
    const row = { ...sample, ...sent, ...given, _id: newId(), date: now() };
    const records = changesOf(t, resource);
    const author = { userId: null, userName: 'A test' };
    await t.db.transaction().execute((trx) => records.insert(trx, row, author));
    if (deletedAt !== null) await records.move(row._id, 'trash', author);
  };
