import { opensAccounts } from '~/model/permissions';
import { recordTables } from '~/platform/db/stored-record';
import type { Services } from '~/platform/http/services';
import type { PersonalData } from './personal-data';
import { add } from './personal-data';
import { peopleAmong } from './records-on';

/** To look for each is to look through everything. */
const MOST_KEYS = 10;

/**
 * The other addresses and numbers of whoever has this one; of the numbers those that nobody else has, who works here or not: by them
 * somebody would be erased whom nobody has asked about.
 */
export async function otherKeysOf(
  { db, resources }: Pick<Services, 'db' | 'resources'>,
  who: string,
): Promise<string[]> {
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
  const taken = new Set<unknown>();
  for (const { table, row, person } of peopleAmong(resources).filter(({ area }) => opensAccounts(area))) {
    const others = await recordTables(db)
      .selectFrom(table)
      .select(person.phone)
      .where(person.phone, 'in', values)
      .$if('personId' in row.shape, (some) =>
        some.where((eb) => eb.or([eb('personId', 'is', null), eb('personId', '<>', owner.personId)])),
      )
      .execute();
    for (const other of others) taken.add(other[person.phone]);
  }
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
