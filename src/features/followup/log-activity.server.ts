import type { Author } from '~/model/author';
import { writeTogether } from '~/platform/db/engine/commit/write-together';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction, Row } from '~/platform/db/schema';
import { noteExchange } from '~/records/people/last-exchange';
import { followup } from './followup';

interface Activity {
  /** On which record it was said: a follow-up, what is followed up, or the person themselves. */
  resource: string;
  recordId: string;
  personId: string | null;
  /** The lead that it answers, where there is one. */
  followupId?: string | null;
  kind: Row<'activities'>['kind'];
  direction?: 'out' | 'in' | null;
  outcome?: string | null;
  text: string;
  at: string;
  author: Author;
}

/** What was said to or by a person goes onto their timeline; the first that we said to them is what they waited for. */
export async function logActivity(trx: DatabaseTransaction, activity: Activity) {
  const { followupId, author, direction = null, outcome = null, ...said } = activity;
  const row = { _id: newId(), ...said, direction, outcome, ...author };
  await writeTogether(trx, { activities: [row] });
  // What nobody has said is no exchange: a stage that was set, a quotation that has expired.
  if (said.kind === 'stage' || (said.kind === 'quotation' && direction === null)) return row;
  await noteExchange(trx, said.personId, said.at);
  const lead = said.resource === followup.name ? said.recordId : followupId;
  if (!lead || direction !== 'out' || said.kind === 'note') return row;
  await trx
    .updateTable('followups')
    .set({ firstResponseAt: said.at })
    .where('_id', '=', lead)
    .where((eb) => eb.or([eb('firstResponseAt', 'is', null), eb('firstResponseAt', '>', said.at)]))
    .execute();
  return row;
}
