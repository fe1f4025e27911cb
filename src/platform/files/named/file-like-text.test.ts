import { describe, expect, test } from 'vitest';
import { fromNow, HOUR } from '~/lib/time';
import { entriesOf } from '~/platform/backup/archive/read-archive';
import { makeBackup } from '~/platform/backup/backup';
import { unzip } from '~/platform/files/zip/test-kit';
import { retire } from '~/records/retention/retire';
import { storedFiles } from '~/testing/application';
import { addEmployee, addIotProduct, sensor } from '~/testing/factories';
import { fileLikeText, MALLORY } from '~/testing/filled/file-like-text';
import { formOf } from '~/testing/form';
import { cvOf } from '~/testing/servers/backup-place';
import { type StartedApp, startApp } from '~/testing/start-app';
import { sweepPending } from './pending-deletions';

const TABLES = ['enquiries', 'contacts', 'iotQuotes', 'careers', 'followups'] as const;
const PATHS = { enquiries: 'enquiry', contacts: 'contact', iotQuotes: 'iot-quote', careers: 'career' };

async function idsOf(t: StartedApp) {
  const ids: { table: (typeof TABLES)[number]; _id: string }[] = [];
  for (const table of TABLES) {
    const rows = await t.db.selectFrom(table).select('_id').where('email', '=', MALLORY).execute();
    ids.push(...rows.map(({ _id }) => ({ table, _id })));
  }
  return ids;
}

/** An hour later, when whatever was noted for deletion is swept. */
async function expectFilesOfOthers(t: StartedApp, addresses: readonly string[], cv: string) {
  const past = { pendingSince: fromNow(-2 * HOUR) };
  await t.db.updateTable('pendingFileDeletions').set(past).execute();
  await sweepPending(t);
  const admin = await t.logIn('admin');
  for (const address of addresses)
    expect([address, (await t.call('GET', address, admin)).statusCode]).toEqual([address, 200]);
  expect((await t.call('GET', cv, admin)).body).toBe(`${cvOf('Vikram Else')}`);
  expect(await storedFiles(t)).toHaveLength(addresses.length);
}

describe('text that looks like the address of a file', () => {
  test('attack 43: is text when whoever sent it is erased', async () => {
    const { t, admin, addresses, cv } = await fileLikeText();
    expect(await idsOf(t)).toHaveLength(16);
    const body = { who: MALLORY, confirm: MALLORY };
    const { erased } = (await t.call('POST', '/api/privacy/erase', { ...admin, body })).json();
    // Three applications with a CV of their own each.
    expect(erased).toMatchObject({ records: 18, files: 3 });
    expect(await idsOf(t)).toEqual([]);
    await expectFilesOfOthers(t, addresses, cv);
  });

  test('attack 43: is text when the records are purged out of the trash', async () => {
    const { t, admin, addresses, cv } = await fileLikeText();
    for (const { table, _id } of await idsOf(t)) {
      await t.db
        .updateTable(table)
        .set({ deletedAt: fromNow(-HOUR) })
        .where('_id', '=', _id)
        .execute();
      const name = table === 'followups' ? 'followup' : PATHS[table];
      expect((await t.call('DELETE', `/api/records/${name}/${_id}/purge`, admin)).statusCode).toBe(200);
    }
    expect(await idsOf(t)).toEqual([]);
    await expectFilesOfOthers(t, addresses, cv);
  });

  test('attack 43: is text when their time is over', async () => {
    const { t, addresses, cv } = await fileLikeText();
    const old = { date: '2020-01-01T00:00:00.000Z' };
    for (const table of TABLES) await t.db.updateTable(table).set(old).where('email', '=', MALLORY).execute();
    await t.db.updateTable('history').set({ at: old.date }).execute();
    await t.db.updateTable('people').set({ lastAt: old.date }).execute();
    await retire(t, () => false);
    expect(await idsOf(t)).toEqual([]);
    await expectFilesOfOthers(t, addresses, cv);
  });

  test('attack 43: is text when all that is held on whoever sent it is handed out', async () => {
    const { t, admin } = await fileLikeText();
    const answer = await t.call('POST', '/api/privacy/export', { ...admin, body: { who: MALLORY } });
    const files = [...unzip(answer.rawPayload)].filter(([name]) => name.startsWith('files/'));
    expect(files).toHaveLength(3);
    for (const [name, content] of files) {
      expect(name).toMatch(/^files\/career-/);
      expect(content.toString('latin1')).not.toContain('Vikram Else');
    }
  });

  test('attack 43: is text when a backup is made', async () => {
    const { t, addresses } = await fileLikeText();
    const made = await makeBackup(t);
    const names: string[] = [];
    for await (const { name } of entriesOf(made?.path ?? '')) names.push(name);
    const files = names.filter((name) => /^files\/.*(?<!\.sha256)$/.test(name));
    // Each once, where its own record stands, and the three CVs that were sent beside the text.
    expect(files).toHaveLength(addresses.length + 3);
    expect(new Set(files).size).toBe(files.length);
  });
});

describe('no call takes the address of a file for a file:', () => {
  test('attack 43: not in an edit of an application, an employee or a product', async () => {
    const { t, admin, cv, addresses } = await fileLikeText();
    const sent = await t.db.selectFrom('careers').select(['_id', 'resume']).execute();
    expect(sent.filter(({ resume }) => resume === cv)).toHaveLength(1);
    const [first] = sent;
    const edit = { name: 'Vikram', resume: addresses[0] };
    await t.call('PUT', `/api/career/${first?._id}`, { ...admin, body: edit });
    const careers = await t.db.selectFrom('careers').select(['_id', 'resume']).orderBy('_id').execute();
    expect(careers).toEqual(sent.toSorted((one, other) => (one._id < other._id ? -1 : 1)));

    const employee = await addEmployee(t);
    const profile = { name: 'Ravi Rao', profile: cv };
    for (const body of [profile, formOf(profile)]) {
      const changed = await t.call('PUT', `/api/employee/${employee.employeeId}`, { ...admin, body });
      expect([changed.statusCode, changed.json().updatedEmployee?.profile]).toEqual([200, null]);
    }
    const { id } = await addIotProduct(t, {
      image: '/products/a-960.webp',
      imageSmall: '/products/a-480.webp',
    });
    const pictured = { ...sensor, image: addresses[0] ?? '', imageSmall: addresses[1] ?? '' };
    for (const body of [pictured, formOf(pictured)]) {
      const changed = await t.call('PUT', `/api/iot/prodcuts/${id}`, { ...admin, body });
      expect([changed.statusCode, changed.json().product?.image]).toEqual([200, '/products/a-960.webp']);
    }
    const added = await t.call('POST', '/api/iot/prodcuts', { ...admin, body: formOf(pictured) });
    expect([added.statusCode, added.json().fields]).toEqual([400, { image: 'Image is required.' }]);
  });

  test('attack 43: a form without its file is refused, whatever address stands in its place', async () => {
    const t = await startApp();
    const form = { name: 'Ravi Rao', email: 'ravi@rao.example', phone: '98180 40102', designation: 'WBD' };
    const resume = '/api/files/private/00000000-0000-4000-8000-000000000000.pdf';
    const answer = await t.call('POST', '/api/career', { body: formOf({ ...form, resume }) });
    expect(answer.statusCode).toBe(400);
    expect(await t.db.selectFrom('careers').select('_id').execute()).toEqual([]);
  });
});
