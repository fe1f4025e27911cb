import { sql } from 'kysely';
import { readSetting } from '~/features/settings/settings-store.server';
import { dayOf, now } from '~/lib/time';
import { onceIn } from '~/platform/db/once-in';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { awayOn } from '~/platform/notify/choices';
import { type Assignment, assignment, noAssignment } from '../../calls/assignment-call';
import { staff } from '../../owner.server';
import { isPresent } from '../owners';

export const ASSIGNMENT = 'assignment';
const assignmentIn = (db: Database) => readSetting(db, ASSIGNMENT, assignment, noAssignment);
/** Its version says how many leads were dealt out in turn. */
const TURN = 'assignment.turn';

export interface Owner {
  ownerId: string;
  ownerName: string;
}

type Available = Map<string, Owner>;

const rulesIn = onceIn(assignmentIn);

/** Who can take a lead now, by their id. */
const availableIn = onceIn(async (trx): Promise<Available> => {
  const people = await staff(trx).execute();
  const ids = people.map(({ _id }) => _id);
  const away = await awayOn(trx, ids, dayOf(now()));
  const there = people.filter(({ _id }) => !away.has(_id));
  return new Map(there.map(({ _id, name }) => [_id, { ownerId: _id, ownerName: name }]));
});

interface NewLead {
  /** Whose the person was. */
  ownerBefore?: string | null | undefined;
  requirement: string | null;
}

/** Whose a new lead is: theirs who know the person, or by the rules of the house. Nobody's where nobody is there. */
export async function ownerFor(trx: DatabaseTransaction, lead: NewLead): Promise<Owner | undefined> {
  const rules = await rulesIn(trx);
  if (rules.mode === 'none' && !lead.ownerBefore) return undefined;
  const available = await availableIn(trx);
  for (;;) {
    const owner = await chosen(trx, lead, rules, available);
    if (!owner || (await isPresent(trx, owner.ownerId))) return owner;
    // Erased since they were asked for.
    available.delete(owner.ownerId);
  }
}

async function chosen(
  trx: DatabaseTransaction,
  { ownerBefore, requirement }: NewLead,
  rules: Assignment,
  available: Available,
) {
  const before = available.get(ownerBefore ?? '');
  if (before || rules.mode === 'none') return before;
  const named = rules.mode === 'by-requirement' ? rules.rules[requirement ?? ''] : undefined;
  const byRule = available.get(named ?? '');
  if (byRule) return byRule;
  const able = rules.staff.flatMap((id) => available.get(id) ?? []);
  if (rules.mode === 'fixed' || able.length < 2) return able[0];
  return able[(await nextTurn(trx)) % able.length];
}

/** Whoever asks at the same moment waits for the number after this one: nobody gets two in a row. */
async function nextTurn(trx: DatabaseTransaction) {
  const { rows } = await sql<{ version: number }>`insert into "settings" ("name", "value", "version")
    values (${TURN}, '{}', 1)
    on conflict ("name") do update set "version" = "settings"."version" + 1
    returning "version"`.execute(trx);
  return rows[0]?.version ?? 0;
}
