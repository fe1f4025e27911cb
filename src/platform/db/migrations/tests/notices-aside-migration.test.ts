import { expect, test } from 'vitest';
import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { insertRows } from '~/platform/db/rows-from';
import { databaseBefore } from '~/testing/filled/old-database';
import { migrate } from '../../migrate';

const message = (values: object) => ({
  ...{
    _id: newId(),
    date: now(),
    name: 'Asha',
    email: 'asha@verma.example',
    phone: '',
    city: '',
    reference: newId(),
  },
  ...{ isSpam: false, deletedAt: null, ...values },
});

test('what is about spam or about what lies in the trash is no news any more', async () => {
  const db = await databaseBefore('0103-notices-aside');
  const [wanted, spam, deleted] = [message({}), message({ isSpam: true }), message({ deletedAt: now() })];
  await insertRows(db, 'contacts', [wanted, spam, deleted]);
  await insertRows(
    db,
    'notifications',
    [wanted, spam, deleted].map(({ _id: recordId }) => ({
      ...{ _id: newId(), userId: null, area: 'submissions', exceptUserId: null, kind: 'lead', recordId },
      ...{ resource: 'contact', text: 'Contact: Asha', createdAt: now() },
    })),
  );
  await migrate(db);
  const rows = await db.selectFrom('notifications').select(['recordId', 'isAside']).execute();
  const aside = new Map(rows.map(({ recordId, isAside }) => [recordId, Boolean(isAside)]));
  expect([wanted, spam, deleted].map(({ _id }) => aside.get(_id))).toEqual([false, true, true]);
});
