import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertRows } from '~/platform/db/rows-from';
import { databaseBefore } from '~/testing/filled/old-database';
import { migrate } from '../../migrate';

test('no visit that is stored tells the link to an application any more, and every other stays as it was told', async () => {
  const db = await databaseBefore('0102-no-links-of-applicants');
  const visits = [
    { page: '/contact-us', landing: '/application/s3cret-token', utmSource: 'mail' },
    { page: '/contact-us', landing: '/application/s3cret-token?utm_source=mail' },
    { page: '/contact-us', landing: '/career/application-developer' },
  ];
  const sent = { name: 'Asha', email: 'asha@verma.example', date: '2026-11-01T00:00:00.000Z' };
  const told = [...visits.map((visit) => JSON.stringify(visit)), 'phone'];
  await insertRows(
    db,
    'enquiries',
    told.map((source, at) => ({
      ...{ ...sent, _id: `enquiry-${at}`, reference: `PW-${at}`, source },
      ...{ phone: '', city: '', requirement: 'crm', isSpam: false },
    })),
  );
  await insertRows(
    db,
    'followups',
    told.map((source, at) => ({ ...sent, _id: `lead-${at}`, mobile: '', status: 'Pending', source })),
  );
  await migrate(db);
  for (const table of ['enquiries', 'followups']) {
    const { rows } = await sql<{
      source: string;
    }>`select "source" from ${sql.table(table)} order by "_id"`.execute(db);
    expect(rows.map(({ source }) => source)).toEqual([
      JSON.stringify({ ...visits[0], landing: '/application' }),
      JSON.stringify({ ...visits[1], landing: '/application?utm_source=mail' }),
      JSON.stringify(visits[2]),
      'phone',
    ]);
  }
});
