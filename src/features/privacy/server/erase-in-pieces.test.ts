// On SQLite alone: what is done in one piece keeps everybody waiting there.
import { expect, test } from 'vitest';
import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { insertRows } from '~/platform/db/rows-from';
import { addContact } from '~/testing/factories';
import { startApp } from '~/testing/start-app';
import { countRounds } from '~/testing/timing/count-rounds';

const ENTRIES = 6000;
const AT_A_TIME = 200;
const WHO = 'many@marker.example';

test(`attack 41: who is named in ${ENTRIES} entries of the history is erased in pieces, and others are heard between them`, async () => {
  const t = await startApp();
  const { headers, user } = await t.logIn('admin');
  const { id: recordId } = await addContact(t);
  const author = { userId: user._id, userName: user.name };
  const rows = Array.from({ length: ENTRIES }, (_, n) => ({
    ...{ _id: newId(), resource: 'contact', recordId, at: now(), ...author, action: 'updated' as const },
    changes: [{ field: 'city', from: `${WHO} ${n}`, to: 'Palwal' }],
  }));
  await insertRows(t.db, 'history', rows);
  const meanwhile = countRounds();
  const answer = await t.call('POST', '/api/privacy/erase', { headers, body: { who: WHO, confirm: WHO } });
  const rounds = meanwhile();
  expect(answer.statusCode).toBe(200);
  expect(rounds).toBeGreaterThanOrEqual(ENTRIES / AT_A_TIME);
  const history = await t.db.selectFrom('history').select('changes').execute();
  expect(JSON.stringify(history)).not.toContain(WHO);
});
