import { email } from '~/model/fields';
import { type Permission, reach } from '~/model/permissions';
import { isPhone, normalisePhone, phoneNumber } from '~/model/phone';
import type { Resource } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import type { Database } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { queriesOf } from '../record-query';
import { knownCall } from './known-call';

/** Enough to say that somebody is known. */
const MOST_COUNTED = 50;

/** Whether somebody who calls has been here before, asked while their number is typed. */
export const knownApi: ApiModule = (api, { db, resources }) => {
  routesOf(api, 'Dashboard')(knownCall, { access: 'insights:read' }, async (request) => {
    const { phone, email: typed, except } = request.query;
    const address = email().safeParse(typed);
    const who = {
      phone: isPhone(phone) ? normalisePhone(phone) : undefined,
      email: address.success ? address.data : undefined,
      except,
    };
    const { role } = signedIn(request).user;
    const mayRead = ({ area }: Resource) => reach(role, `${area}:read` satisfies Permission) === 'all';
    const found = await Promise.all(resources.filter(mayRead).map((resource) => countOf(db, resource, who)));
    return { number: phoneNumber(phone), found: found.flat() };
  });
};

interface Who {
  phone: string | undefined;
  email: string | undefined;
  except: string | undefined;
}

/** By each of the two apart: of "one or the other" no engine makes two looks into its indexes. */
async function countOf(database: Database, resource: Resource, who: Who) {
  const { person } = resource;
  if (!person || person.byKeys) return [];
  const { db, table, isAmong } = queriesOf(database, resource);
  const ids = new Set<string>();
  for (const by of ['phone', 'email'] as const) {
    const value = who[by];
    if (value === undefined) continue;
    const rows = await db
      .selectFrom(table)
      .select('_id')
      .where(isAmong({}))
      .where(person[by], '=', value)
      .orderBy(person[by], 'desc')
      .orderBy('_id', 'desc')
      .limit(MOST_COUNTED + 1)
      .execute();
    for (const { _id } of rows) if (_id !== who.except) ids.add(String(_id));
  }
  const latest = [...ids].sort().at(-1);
  if (latest === undefined) return [];
  const more = ids.size > MOST_COUNTED;
  return [
    {
      resource: resource.name,
      count: Math.min(ids.size, MOST_COUNTED),
      latest,
      ...(more ? { more } : {}),
    },
  ];
}
