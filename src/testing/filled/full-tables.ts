import { resources } from '~/features/resources';
import { now } from '~/lib/time';
import { opensAccounts } from '~/model/permissions';
import { keepsSpam, type Resource } from '~/model/resource';
import { newId } from '~/platform/db/ids';
import { addRecord } from '../add-record';
import type { TestApp } from '../test-app';

/** As many in every list, trash and spam folder that a page of ten does not hold them. */
const OF_EACH = 13;

const partners = ['refferal', 'business', 'corporate'] as const;

/** Some of whoever is called Asha in every kind of record, some of them with the addresses of those who look at it. */
export async function fillEveryTable(t: TestApp) {
  for (let n = 0; n < OF_EACH; n++) {
    for (const place of [{}, { deletedAt: now() }]) {
      const name = `Asha ${n}`;
      for (const resource of resources) {
        const values = { ...named(resource, name), ...addressed(resource, n), ...place };
        await addRecord(t, resource, values);
        if (keepsSpam(resource)) await addRecord(t, resource, { ...values, isSpam: true });
      }
      for (const role of partners)
        await t.addUser(role, { name, email: `${newId()}@asha.example`, ...place });
    }
    await t.db.insertInto('outbox').values(mails()).execute();
    await t.db.insertInto('imports').values(imported()).execute();
    await t.db
      .insertInto('redirects')
      .values({ _id: newId(), from: `/asha/${n}`, to: '/about-us' })
      .execute();
    await t.db
      .insertInto('missedAddresses')
      .values({ path: `/asha/of/${n}`, count: 1, lastAt: now() })
      .execute();
  }
}

/** What a list is first searched by. */
const named = ({ search: [first] }: Resource, name: string) => (first ? { [first.field]: name } : {});

/** An account has an address that nobody else has, and so has an employee. */
function addressed({ row, area }: Resource, n: number) {
  if (opensAccounts(area)) return { email: `${newId()}@asha.example` };
  return 'email' in row.shape ? { email: `${n < 3 ? 'user' : `person${n}`}@asha.example` } : {};
}

const imported = () => ({
  _id: newId(),
  resource: 'enquiry',
  userId: null,
  fileName: 'asha.csv',
  createdAt: now(),
  status: 'done' as const,
  since: now(),
  columns: JSON.stringify(['Name']),
  mapping: JSON.stringify({ Name: 'name' }),
  onDuplicate: 'skip' as const,
  rows: 1,
});

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
