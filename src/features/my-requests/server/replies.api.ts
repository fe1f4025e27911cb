import { z } from 'zod';
import { followup } from '~/features/followup/followup';
import { identifier } from '~/model/fields';
import type { Database } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { repliesCall } from '../my-requests-call';
import { kinds, textIn } from './request-kinds';

const MOST_SHOWN = 3;
const tables = new Map(
  [followup, ...kinds.map(({ resource }) => resource)].map(({ name, table }) => [name, table]),
);

/** For the staff, beside a record: whatever of theirs somebody has replied to. */
export const repliesApi: ApiModule = (api, { db }) => {
  const params = z.object({
    resource: z.enum([...tables.keys()] as [string, ...string[]]),
    id: identifier(),
  });
  routesOf(api, 'My requests')({ ...repliesCall, params }, { access: 'leads:read' }, async (request) => {
    const { resource, id } = request.params;
    const record = await recordTables(db)
      .selectFrom(tables.get(resource) ?? '')
      .select(['_id', 'personId'])
      .where('_id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!record) throw missing();
    return { items: await latestReplies(db, { resource, id, personId: textIn(record.personId) }) };
  });
};

const latestReplies = (
  db: Database,
  { resource, id, personId }: { resource: string; id: string; personId: string },
) => {
  const replies = db.selectFrom('activities').select(['_id', 'at', 'text']).where('kind', '=', 'reply');
  const theirs = personId
    ? replies.where('personId', '=', personId)
    : replies.where('resource', '=', resource).where('recordId', '=', id);
  return theirs.orderBy('at', 'desc').orderBy('_id', 'desc').limit(MOST_SHOWN).execute();
};
