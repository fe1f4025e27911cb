import { among } from '~/platform/db/engine/among';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { FIRST_VERSION } from '~/records/record-changes';
import { followup } from '../followup';

interface Seen {
  _id: string;
  version?: unknown;
}

/**
 * Leads that somebody has done something about. One that opened by itself is in no history, and is as it was; all that stands
 * on it has come in.
 */
export async function workedOn(
  trx: DatabaseTransaction,
  leads: readonly Seen[],
): Promise<ReadonlySet<string>> {
  const ids = leads.map(({ _id }) => _id);
  const changed = leads.filter(({ version }) => version !== FIRST_VERSION).map(({ _id }) => _id);
  const of = (table: 'history' | 'activities') =>
    trx
      .selectFrom(table)
      .select('recordId')
      .distinct()
      .where('resource', '=', followup.name)
      .where(among(trx, 'recordId', ids));
  const inHistory = await of('history').execute();
  const bySomebody = await of('activities')
    .where((eb) => eb.or([eb('kind', '<>', 'note'), eb('direction', 'is', null)]))
    .execute();
  return new Set([...changed, ...[...inHistory, ...bySomebody].map(({ recordId }) => recordId)]);
}
