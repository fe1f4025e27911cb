import { hasLetter } from '~/features/stage-letter/first-letters';
import { among } from '~/platform/db/engine/among';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import { MOST_AT_ONCE } from '~/records/bulk-call';
import { wantedBy } from '~/records/filters/query-text';
import { recordsOf } from '~/records/records';
import { career } from '../../career';
import { stageLettersCall } from '../../stage-calls';
import { letterTo, writtenStages } from './stage-mail';

/** Ten thousand ids. */
const LARGEST_BODY_BYTES = 512 * 1024;

/** What many applicants would be written: how many of them, and what the first of them would read. */
export function stageLettersApi(api: Api, { db }: Services) {
  const route = routesOf(api, career.title, { bodyLimit: LARGEST_BODY_BYTES });
  const records = recordsOf(db, career);
  route(stageLettersCall, { access: 'submissions:edit' }, async (request) => {
    const { ids, query, status } = request.body;
    const meant =
      ids ??
      (await records.newest(wantedBy(query ?? '', career, request), MOST_AT_ONCE)).map(({ _id }) => _id);
    const moving = db
      .selectFrom('careers')
      .where(among(db, 'careers._id', meant))
      .where('deletedAt', 'is', null)
      .where('isSpam', '=', false)
      .where('status', '!=', status);
    const count = (eb: { fn: typeof db.fn }) => eb.fn.countAll<number>().as('count');
    const all = await moving.select(count).executeTakeFirstOrThrow();
    if (!hasLetter(status)) return { moving: Number(all.count), mails: 0, letter: null, to: '' };
    const unwritten = moving.where(({ not, exists, ref }) =>
      not(
        exists(
          writtenStages(db)
            .select('stage')
            .where('stageMails.careerId', '=', ref('careers._id'))
            .where('stageMails.stage', '=', status),
        ),
      ),
    );
    const mails = await unwritten.select(count).executeTakeFirstOrThrow();
    const first = await unwritten
      .selectAll('careers')
      .orderBy('careers._id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return {
      moving: Number(all.count),
      mails: Number(mails.count),
      letter: first ? await letterTo(db, status, first) : null,
      to: first?.name ?? '',
    };
  });
}
