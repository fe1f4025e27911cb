import { dayOf, now } from '~/lib/time';
import { isAwayOn } from '~/model/notices/notice-choices';
import type { AnyRecord } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import { engineOf } from '~/platform/db/engine/engine';
import { onceIn } from '~/platform/db/once-in';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { choicesOf } from '~/platform/notify/choices';
import { NOTES_IN_LISTS, withNotes } from '~/records/history/activities';
import { followup, ownersCall, waitingCall } from '../followup';
import { openLeads } from '../open-leads.server';
import { notOnTheList, ownerById, staff } from '../owner.server';

const MOST_SHOWN = 10;
const MOST_OWNERS = 500;
/** The same people, who are there until a transaction is over: whoever is erased meanwhile is so after what it gives them. */
export const stayingStaff = (db: Database) =>
  staff(db)
    .orderBy('_id')
    .$if(db.isTransaction && engineOf(db) === 'postgres', (rows) => rows.forKeyShare())
    .execute();

/** Whose turn it is. */
export const ownersApi: ApiModule = (api, { db }) => {
  const route = routesOf(api, followup.title);
  route(ownersCall, { access: `${followup.area}:read` }, async () => {
    const owners = await staff(db).orderBy('name').limit(MOST_OWNERS).execute();
    const chosen = await choicesOf(
      db,
      owners.map(({ _id }) => _id),
    );
    const today = dayOf(now());
    return owners.map((owner) => {
      const choices = chosen(owner._id);
      return isAwayOn(choices, today) ? { ...owner, awayUntil: choices.away?.to } : owner;
    });
  });

  route(waitingCall, { access: `${followup.area}:read` }, async (request) => {
    const due = openLeads(db)
      .where('ownerId', '=', signedIn(request).user._id)
      .where('nextDate', '<=', `${dayOf(now())}T00:00:00.000Z`);
    const items = await due.selectAll().orderBy('nextDate').orderBy('_id').limit(MOST_SHOWN).execute();
    const { total } = await due
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const noted = await withNotes(db, followup, items, NOTES_IN_LISTS);
    return { items: noted.map((row) => followup.row.parse(row)), total };
  });
};

interface Owned {
  ownerId?: string | null | undefined;
}

/** The owner with their name, who must be somebody that can act, or be it already; nothing when none was named. */
export async function ownerNamed(db: Database, { ownerId }: Owned, present?: Owned) {
  if (ownerId === undefined || ownerId === present?.ownerId) return { ownerId: undefined };
  return ownerId === null ? { ownerId, ownerName: '' } : ownerById(db, ownerId);
}

/** Whether an account is there, which it is then until the transaction is over: whoever is erased is so after what they were given. */
export const isPresent = onceIn(async (trx, userId) => {
  const account = trx.selectFrom('users').select('_id').where('_id', '=', userId);
  const locked = engineOf(trx) === 'postgres' ? account.forKeyShare() : account;
  return (await locked.executeTakeFirst()) !== undefined;
});

/** Whoever was erased meanwhile owns nothing: many are given some at a time. */
export async function requirePresent(trx: DatabaseTransaction, ownerId: unknown) {
  if (typeof ownerId !== 'string') return;
  if (!(await isPresent(trx, ownerId))) throw notOnTheList();
}

/** Who has somebody's lead is who they know here. */
export async function ownPerson(trx: DatabaseTransaction, { personId, ownerId, ownerName }: AnyRecord) {
  if (typeof personId !== 'string' || typeof ownerId !== 'string') return;
  await trx
    .updateTable('people')
    .set({ ownerId, ownerName: String(ownerName) })
    .where('_id', '=', personId)
    .execute();
}
