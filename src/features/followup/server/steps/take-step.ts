import { definedIn } from '~/lib/values';
import type { Author } from '~/model/author';
import type { AnyRecord } from '~/model/resource';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { followup } from '../../followup';
import type { Step } from '../follow-up';
import { ownerNamed } from '../owners';
import { remarksToAdd } from '../remarks';

/** What a step says of a follow-up, in one change. Undefined: there is none. */
export async function takeStep(
  trx: DatabaseTransaction,
  services: Pick<Services, 'db' | 'features'>,
  id: string,
  step: Step,
  author: Author,
) {
  const { remark, version, ...sent } = step;
  const present = await trx
    .selectFrom('followups')
    .select('ownerId')
    .where('_id', '=', id)
    .executeTakeFirst();
  const changes = definedIn({ ...sent, ...(await ownerNamed(trx, sent, present)) });
  // A note alone changes no field.
  const change = ({ name }: AnyRecord) => ({ name, ...changes });
  return changesOf(services, followup).updateIn(trx, id, change, author, {
    newNotes: () => remarksToAdd(trx, id, { remark }),
    version,
  });
}
