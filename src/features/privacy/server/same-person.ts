import type { Database } from '~/platform/db/schema';
import type { PersonalData } from './personal-data';
import { add } from './personal-data';

/** To look for each is to look through everything. */
const MOST_KEYS = 10;

/**
 * The other addresses and numbers of whoever has this one; of the numbers those that nobody else has, who works here or not: by them
 * somebody would be erased whom nobody has asked about.
 */
export async function otherKeysOf(db: Database, who: string): Promise<string[]> {
  const owners = await db
    .selectFrom('personKeys')
    .select('personId')
    .where('value', '=', who)
    .limit(2)
    .execute();
  const [owner, another] = owners;
  // Whose number of several it is nobody knows.
  if (!owner || another) return [];
  const keys = await db
    .selectFrom('personKeys as key')
    .select('value')
    .where('personId', '=', owner.personId)
    .where('value', '<>', who)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('personKeys as other')
            .select('other.value')
            .whereRef('other.value', '=', 'key.value')
            .where('other.personId', '<>', owner.personId),
        ),
      ),
    )
    .orderBy('kind')
    .orderBy('value')
    .limit(MOST_KEYS)
    .execute();
  if (keys.length === 0) return [];
  const values = keys.map(({ value }) => value);
  const staff = await Promise.all([
    db
      .selectFrom('users')
      .select('mobile')
      .where('mobile', 'in', values)
      .where((eb) => eb.or([eb('personId', 'is', null), eb('personId', '<>', owner.personId)]))
      .execute(),
    db.selectFrom('employees').select('mobile').where('mobile', 'in', values).execute(),
  ]);
  const taken = new Set(staff.flat().map(({ mobile }) => mobile));
  return values.filter((value) => !taken.has(value));
}

/** What was found by another address of the same person. */
export function join(found: PersonalData, more: PersonalData) {
  found.records.push(...more.records);
  found.more ||= more.more;
  add(found.amounts, more.amounts);
  add(found.wouldErase, more.wouldErase);
  found.namedIn.push(...more.namedIn);
  found.moreNamedIn ||= more.moreNamedIn;
}
