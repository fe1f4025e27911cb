import { now } from '~/lib/time';
import { newId } from '~/server/ids';
import {
  addCareer,
  addContact,
  addEmployee,
  addEnquiry,
  addFollowup,
  addIotProduct,
  addIotQuote,
} from './factories';
import type { TestApp } from './test-app';

/** As many in every list, trash and spam folder that a page of ten does not hold them. */
const OF_EACH = 13;

const partners = ['refferal', 'business', 'corporate'] as const;

/** Some of whoever is called Asha in every kind of record, some of them with the addresses of those who look at it. */
export async function fillEveryTable(t: TestApp) {
  for (let n = 0; n < OF_EACH; n++) {
    for (const place of [{}, { deletedAt: now() }]) {
      const name = `Asha ${n}`;
      const email = `${n < 3 ? 'user' : `person${n}`}@asha.example`;
      for (const addRecord of [addEnquiry, addContact, addCareer, addIotQuote]) {
        await addRecord(t, { name, email, ...place });
        await addRecord(t, { name, email, isSpam: true, ...place });
      }
      await addFollowup(t, { name, email, ...place });
      await addIotProduct(t, { productName: `Sensor of Asha ${n}`, ...place });
      const unique = newId();
      await addEmployee(t, { name, email: `${unique}@asha.example`, employeeId: unique, ...place });
      for (const role of partners)
        await t.addUser(role, { name, email: `${newId()}@asha.example`, ...place });
    }
    await t.db.insertInto('outbox').values(mails()).execute();
  }
}

const mails = () =>
  (['queued', 'sent', 'failed', 'dropped'] as const).map((status) => ({
    _id: newId(),
    template: 'reset',
    recipient: 'user@asha.example',
    data: '{}',
    status,
    nextAttemptAt: now(),
    lastError: null,
    createdAt: now(),
    sentAt: null,
  }));
