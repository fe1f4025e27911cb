import { email } from '~/model/fields';
import { type Permission, reach } from '~/model/permissions';
import type { Resource } from '~/model/resource';
import { isPhone, normalisePhone, phoneNumber } from '~/model/typed/phone';
import { signedIn } from '~/platform/auth/access/access';
import type { Database } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { isOfPeople } from '../people/person-links';
import { queriesOf } from '../record-query';
import { momentField } from '../record-words';
import { knownCall } from './known-call';

/** Enough to say that somebody is known. */
const MOST_COUNTED = 50;

/** Whether somebody who calls has been here before, asked while their number is typed. */
export const knownApi: ApiModule = (api, { db, resources }) => {
  routesOf(api, 'Dashboard')(knownCall, { access: 'insights:read' }, async (request) => {
    const { phone, email: typed, person, except } = request.query;
    const address = email().safeParse(typed);
    const who = {
      phone: isPhone(phone) ? normalisePhone(phone) : undefined,
      email: address.success ? address.data : undefined,
      person,
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
  person: string | undefined;
  except: string | undefined;
}

/** By each of the two apart: of "one or the other" no engine makes two looks into its indexes. */
async function countOf(database: Database, resource: Resource, who: Who) {
  const { person } = resource;
  if (!person || person.byKeys) return [];
  const { db, table, isAmong } = queriesOf(database, resource);
  const isTheirs = isOfPeople(resource) && !resource.madeFrom;
  const ids = new Set<string>();
  for (const [field, value, order] of [
    [person.phone, who.phone, '_id'],
    [person.email, who.email, '_id'],
    ...(isTheirs ? [['personId', who.person, momentField(resource)] as const] : []),
  ] as const) {
    if (value === undefined) continue;
    const rows = await db
      .selectFrom(table)
      .select('_id')
      .where(isAmong({}))
      .where(field, '=', value)
      .orderBy(field, 'desc')
      .orderBy(order, 'desc')
      .limit(MOST_COUNTED + 1)
      .execute();
    for (const { _id } of rows) if (_id !== who.except) ids.add(String(_id));
  }
  const latest = [...ids].sort().at(-1);
  if (latest === undefined) return [];
  const more = ids.size > MOST_COUNTED;
  const count = Math.min(ids.size, MOST_COUNTED);
  const words = `${count}${more ? '+' : ''} ${nounOf(resource, count)}`;
  return [{ resource: resource.name, count, latest, words, ...(more ? { more } : {}) }];
}

/** "Add enquiry", "Invite a user": what the button adds is what one of them is called. */
function nounOf({ messages }: Resource, count: number) {
  const noun = messages.add.replace(/^\S+ (?:an? )?/, '');
  return count === 1 ? noun : `${noun.replace(/y$/, 'ie')}s`;
}
