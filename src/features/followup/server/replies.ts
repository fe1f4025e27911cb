import { z } from 'zod';
import { identifier } from '~/model/fields';
import type { Database } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { repliesCall } from '../calls/replies-call';
import { followup } from '../followup';

const MOST_SHOWN = 3;

/** For the staff, beside a record: whatever of theirs somebody has replied to. */
export const repliesApi: ApiModule = (api, { db, resources }) => {
  const people = resources.filter(
    ({ area, person }) => person && (area === 'submissions' || area === followup.area),
  );
  const tables = new Map(people.map(({ name, table }) => [name, table]));
  const params = z.object({
    resource: z.enum([...tables.keys()]),
    id: identifier(),
  });
  routesOf(api, followup.title)(
    { ...repliesCall, params },
    { access: `${followup.area}:read` },
    async (request) => {
      const { resource, id } = request.params;
      const record = await recordTables(db)
        .selectFrom(tables.get(resource) ?? '')
        .selectAll()
        .where('_id', '=', id)
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      if (!record) throw missing();
      return { items: await latestReplies(db, { resource, id, personId: record.personId }) };
    },
  );
};

const latestReplies = (
  db: Database,
  { resource, id, personId }: { resource: string; id: string; personId: unknown },
) => {
  const replies = db
    .selectFrom('activities')
    .select(['_id', 'at', 'text'])
    .where('kind', 'in', ['reply', 'quotation'])
    .where('direction', '=', 'in');
  const theirs =
    typeof personId === 'string'
      ? replies.where('personId', '=', personId)
      : replies.where('resource', '=', resource).where('recordId', '=', id);
  return theirs.orderBy('at', 'desc').orderBy('_id', 'desc').limit(MOST_SHOWN).execute();
};
