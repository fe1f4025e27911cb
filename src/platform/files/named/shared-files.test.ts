import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { resources } from '~/features/resources';
import { fromNow, HOUR } from '~/lib/time';
import { fileFields } from '~/model/resource';
import { makeBackup } from '~/platform/backup/backup';
import { engineOf } from '~/platform/db/engine/engine';
import { newId } from '~/platform/db/ids';
import { changesOf } from '~/records/record-changes';
import { retire } from '~/records/retention/retire';
import { addCareer, addContact, addEmployee } from '~/testing/factories';
import { contentOf, storeCv } from '~/testing/servers/backup-place';
import { type StartedApp, startApp } from '~/testing/start-app';
import { fileUrl } from '../store/urls';
import { filesOf } from './files-of';
import { deletePending, releaseFiles, sweepPending } from './pending-deletions';

const author = { userId: null, userName: 'Test' };
const career = () => resourceOf('career');
function resourceOf(name: string) {
  const found = resources.find((resource) => resource.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const later = async (t: StartedApp) => {
  const past = { pendingSince: fromNow(-2 * HOUR) };
  await t.db.updateTable('pendingFileDeletions').set(past).execute();
  await sweepPending(t);
};

const notes = (t: StartedApp) => t.db.selectFrom('pendingFileDeletions').select('key').execute();

/** A CV that two records name, as only an older version, or somebody at the database, could have made them. */
async function shared(values: Parameters<typeof addCareer>[1] = {}, app?: StartedApp) {
  const t = app ?? (await startApp());
  const key = await storeCv(t.files, 'Ravi');
  const resume = fileUrl(key);
  const one = await addCareer(t, { email: 'one@rao.example', resume });
  const other = await addCareer(t, { email: 'other@rao.example', resume, ...values });
  return { t, key, one, other, resume };
}

test('attack 43: a file is kept, and backed up, for a record of any kind that the app was given', async () => {
  const t = await startApp();
  const contact = resourceOf('contact');
  const withFile = { ...contact, row: contact.row.extend({ city: z.string().meta({ file: 'private' }) }) };
  const given = { ...t, resources: [withFile] };
  const key = await storeCv(t.files, 'Ravi');
  await addContact(t, { city: fileUrl(key) });
  await releaseFiles(t.db, [key]);
  expect((await makeBackup(given))?.manifest.files).toMatchObject({ count: 1, missing: 0 });
  await deletePending(given, [key]);
  expect(await contentOf(t.files, key)).toContain('Ravi');
  // To an app that does not know of the field it is text.
  await releaseFiles(t.db, [key]);
  await deletePending(t, [key]);
  expect(await contentOf(t.files, key)).toBeUndefined();
});

describe('a file that two records name', () => {
  test.each([
    ['in the list', {}],
    ['in the trash', { deletedAt: fromNow(-HOUR) }],
    ['among the spam', { isSpam: true }],
  ])('attack 43: stays when a person is erased and the other is %s', async (_, values) => {
    const { t, key } = await shared(values);
    const admin = await t.logIn('admin');
    const erase = (who: string) =>
      t.call('POST', '/api/privacy/erase', { ...admin, body: { who, confirm: who } });
    expect((await erase('one@rao.example')).json()).toMatchObject({ erased: { records: 1 } });
    await later(t);
    expect(await contentOf(t.files, key)).toContain('Ravi');
    expect(await notes(t)).toEqual([]);
    await erase('other@rao.example');
    expect(await contentOf(t.files, key)).toBeUndefined();
    expect(await notes(t)).toEqual([]);
  });

  test('attack 43: stays when one is retired, and goes with the other', async () => {
    const { t, key, one } = await shared();
    const old = { date: '2020-01-01T00:00:00.000Z' };
    await t.db.updateTable('careers').set(old).where('_id', '=', one.id).execute();
    await retire(t, () => false);
    await later(t);
    expect(await t.db.selectFrom('careers').select('email').execute()).toEqual([
      { email: 'other@rao.example' },
    ]);
    expect(await contentOf(t.files, key)).toContain('Ravi');
    await t.db.updateTable('careers').set(old).execute();
    await retire(t, () => false);
    expect(await contentOf(t.files, key)).toBeUndefined();
  });

  test('attack 43: stays until the last record of either kind is gone', async () => {
    const { t, key, one, other, resume } = await shared();
    const employee = await addEmployee(t, { profile: resume });
    for (const { id } of [one, other]) {
      const purged = await t.db
        .transaction()
        .execute((trx) => changesOf(t, career()).purgeIn(trx, id, author));
      await deletePending(t, purged?.files ?? []);
    }
    expect(await contentOf(t.files, key)).toContain('Ravi');
    await changesOf(t, resourceOf('employee')).update(employee.id, { profile: null }, author);
    await later(t);
    expect(await contentOf(t.files, key)).toBeUndefined();
  });

  test('attack 43: leaves nothing behind when both are purged at the same moment', async () => {
    const t = await startApp();
    for (let round = 0; round < 10; round++) {
      const { key, one, other } = await shared({}, t);
      const purge = async (id: string) => {
        const purged = await t.db
          .transaction()
          .execute((trx) => changesOf(t, career()).purgeIn(trx, id, author));
        await deletePending(t, purged?.files ?? []);
      };
      await Promise.all([purge(one.id), purge(other.id)]);
      await later(t);
      expect([await contentOf(t.files, key), await notes(t)]).toEqual([undefined, []]);
    }
  }, 60_000);
});

describe('a record', () => {
  const values = (resume: string) => ({
    _id: newId(),
    reference: newId(),
    date: fromNow(0),
    name: 'Mallory',
    email: 'mallory@marker.example',
    phone: '+919818049999',
    designation: 'WBD',
    experience: '',
    resume,
  });

  test('attack 43: cannot take the file of another when it is added, in either way, or edited', async () => {
    const { t, key, one, resume } = await shared();
    const changes = changesOf(t, career());
    const refused = expect.objectContaining({ status: 409, code: 'conflict' });
    for (const way of ['add', 'insert'] as const) {
      const tried = t.db
        .transaction()
        .execute(async (trx) => void (await changes[way](trx, values(resume), author)));
      await expect(tried).rejects.toEqual(refused);
    }
    const own = await storeCv(t.files, 'Mallory');
    await releaseFiles(t.db, [own]);
    const made = values(fileUrl(own));
    await t.db.transaction().execute((trx) => changes.insert(trx, made, author));
    await expect(changes.update(made._id, { resume }, author)).rejects.toEqual(refused);
    expect(await notes(t)).toEqual([]);
    expect(await t.db.selectFrom('careers').select('resume').where('_id', '=', made._id).execute()).toEqual([
      { resume: fileUrl(own) },
    ]);
    // What it has may stay, beside whatever else is edited.
    await changes.update(one.id, { resume, name: 'Ravi' }, author);
    expect(await contentOf(t.files, key)).toContain('Ravi');
  });

  test('attack 43: cannot claim a file that the store is just removing', async () => {
    const t = await startApp();
    const key = await storeCv(t.files, 'Ravi');
    await releaseFiles(t.db, [key]);
    const claim = () =>
      t.db.transaction().execute((trx) => changesOf(t, career()).insert(trx, values(fileUrl(key)), author));
    const refused: unknown[] = [];
    const remove = async (removed: string) => {
      refused.push(await claim().catch((fault) => fault));
      await t.files.remove(removed);
    };
    expect(await deletePending({ ...t, files: { remove } }, [key])).toEqual({ faults: [], postponed: [] });
    expect(refused).toEqual([expect.objectContaining({ status: 409, code: 'conflict' })]);
    expect([await t.db.selectFrom('careers').select('_id').execute(), await notes(t)]).toEqual([[], []]);
  });

  test('attack 43: and a file that is claimed and removed at the same moment are both there, or neither', async () => {
    const t = await startApp();
    const changes = changesOf(t, career());
    for (let round = 0; round < 20; round++) {
      const key = await storeCv(t.files, 'Ravi');
      await releaseFiles(t.db, [key]);
      const row = values(fileUrl(key));
      const write = () =>
        t.db
          .transaction()
          .execute((trx) => changes.insert(trx, row, author))
          .then(
            () => true,
            () => false,
          );
      const tries = [write, () => deletePending(t, [key])];
      const [one, other] = await Promise.all((round % 2 ? tries : tries.toReversed()).map((go) => go()));
      const isWritten = one === true || other === true;
      expect([round, (await contentOf(t.files, key)) !== undefined]).toEqual([round, isWritten]);
      expect(await notes(t)).toEqual([]);
    }
  }, 60_000);
});

test('attack 43: what is public in the store is no private file, and the other way round', () => {
  const key = '0b0ff1ce-0000-4000-8000-000000000000.webp';
  const [open, closed] = [`public/${key}`, `private/${key}`];
  const heldBy = (name: string, field: string) =>
    [open, closed].map((file) => filesOf(resourceOf(name), { [field]: fileUrl(file) }));
  expect(heldBy('employee', 'profile')).toEqual([[], [closed]]);
  expect(heldBy('iot-product', 'image')).toEqual([[open], []]);
});

test('whoever asks for the records that name a file is led by an index, in every field that can hold one', async () => {
  const t = await startApp();
  const postgres = engineOf(t.db) === 'postgres';
  const fields = resources.flatMap((resource) =>
    fileFields(resource).map(({ field }) => ({ table: resource.table, field })),
  );
  expect(fields).toContainEqual({ table: 'iotProducts', field: 'imageSmall' });
  await t.db.connection().execute(async (db) => {
    if (postgres) await sql`set enable_seqscan = off`.execute(db);
    for (const { table, field } of fields) {
      const explain = sql.raw(postgres ? 'explain' : 'explain query plan');
      const asked = sql`${explain} select "_id" from ${sql.table(table)} where ${sql.ref(field)} = 'x' limit 1`;
      const plan = JSON.stringify((await asked.execute(db)).rows);
      expect(plan, `${table}.${field}`).toMatch(postgres ? /Index/ : /USING (COVERING )?INDEX/);
      expect(plan, `${table}.${field}`).not.toMatch(/Seq Scan|SCAN/);
    }
    if (postgres) await sql`set enable_seqscan = on`.execute(db);
  });
});
