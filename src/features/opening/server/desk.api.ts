import { now } from '~/lib/time';
import { authorOf } from '~/platform/auth/author';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { missing, unique } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { NEVER, opening } from '../opening';
import { applicationsCall, copyOpeningCall } from '../opening-desk-calls';
import { LONGEST_SLUG, today } from '../opening-form';

const TAKEN = { slug: 'Another opening has just got this address. Please try again.' };

/** What the staff do with openings beside writing them. */
export const openingDeskApi: ApiModule = (api, services) => {
  const { db } = services;
  const route = routesOf(api, opening.title);
  const changes = changesOf(services, opening);

  route(copyOpeningCall, { access: 'openings:create' }, async (request) =>
    unique(TAKEN, () =>
      db.transaction().execute(async (trx) => {
        const found = await trx
          .selectFrom('openings')
          .selectAll()
          .where('_id', '=', request.params.id)
          .where('deletedAt', 'is', null)
          .executeTakeFirst();
        if (!found) throw missing();
        const { version: _version, deletedAt: _deletedAt, ...words } = found;
        const copy = {
          ...words,
          ...{ _id: newId(), date: now(), status: 'Draft', slug: await freeSlug(trx, found.slug) },
          ...{ opensOn: today(), closesOn: null, lastDay: NEVER },
          responsibilities: JSON.stringify(found.responsibilities),
          skills: JSON.stringify(found.skills),
          questions: JSON.stringify(found.questions),
        };
        const made = opening.row.parse(await changes.insert(trx, copy, authorOf(request)));
        return { message: 'Copied as a draft', opening: made };
      }),
    ),
  );

  route(applicationsCall, { access: 'openings:read' }, async () => {
    const rows = await db
      .selectFrom('careers')
      .select((eb) => [
        'openingId',
        eb.fn.countAll<number>().as('total'),
        eb.fn.sum<number>(eb.case().when('status', '=', 'New').then(1).else(0).end()).as('fresh'),
        eb.fn.sum<number>(eb.case().when('status', '=', 'Hired').then(1).else(0).end()).as('hired'),
      ])
      .where('openingId', 'is not', null)
      .where('deletedAt', 'is', null)
      .where('isSpam', '=', false)
      .groupBy('openingId')
      .execute();
    return rows.map(({ openingId, total, fresh, hired }) => ({
      openingId: String(openingId),
      total: Number(total),
      fresh: Number(fresh),
      hired: Number(hired),
    }));
  });
};

/** `web-developer`, then `web-developer-2`: the first that no opening has, in the trash neither. */
async function freeSlug(trx: DatabaseTransaction, slug: string) {
  const stem = slug
    .replace(/-\d{1,3}$/, '')
    .slice(0, LONGEST_SLUG - 4)
    .replace(/-+$/, '');
  const rows = await trx.selectFrom('openings').select('slug').where('slug', 'like', `${stem}-%`).execute();
  const taken = new Set(rows.map((row) => row.slug));
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
