import { stages, way } from '~/features/career/stages';
import { DAY } from '~/lib/time';
import type { Author } from '~/model/author';
import { idOf } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { tell } from './demo-history.server';
import type { Dice } from './dice';
import { after } from './moments';

type Stage = keyof typeof stages;

/** How far an application of that age is. */
export function stageAt(days: number, { roll, pick }: Dice): Stage {
  if (days < 5) return roll() < 0.8 ? 'New' : 'In Review';
  if (days < 30)
    return pick(['New', 'In Review', 'In Review', 'Interview', 'Interview', 'Offered', 'Rejected']);
  return pick(['Interview', 'Hired', 'Rejected', 'Rejected', 'Rejected', 'Rejected']);
}

/** The stages on the way there, behind the first. */
const wayTo = (stage: Stage, { pick }: Dice): readonly Stage[] =>
  stage === 'Rejected'
    ? [...way.slice(1, pick([1, 2, 2, 2, 3, 3, 4])), stage]
    : way.slice(1, way.indexOf(stage) + 1);

interface Application {
  _id: string;
  moment: number;
  status: Stage;
}

/** What people did about an application, one stage after the other, within days of each. */
export async function addStages(
  trx: DatabaseTransaction,
  { _id, moment, status }: Application,
  staff: readonly Author[],
  dice: Dice,
) {
  let [from, at]: [Stage, number] = ['New', moment];
  const author = dice.pick(staff);
  const through = wayTo(status, dice);
  for (const stage of through) {
    at = after(dice, at, 8 * DAY);
    const changes = [{ field: 'status', from, to: stage }];
    await tell(trx, { resource: 'career', recordId: _id, moment: at, author, changes });
    await trx
      .insertInto('careerStages')
      .values({
        _id: idOf(at, Object.keys(stages).indexOf(stage)),
        careerId: _id,
        stage,
        at: new Date(at).toISOString(),
        userId: author.userId,
      })
      .execute();
    from = stage;
  }
  const reached = through.findLast((stage) => stage !== 'Rejected') ?? 'New';
  await trx.updateTable('careers').set({ reached }).where('_id', '=', _id).execute();
}
