import { requirements } from '~/features/enquiry/requirements';
import { followup } from '~/features/followup/followup';
import { DAY, dayOf } from '~/lib/time';
import type { Author } from '~/model/author';
import { labelOf } from '~/model/fields';
import type { DatabaseTransaction, NewRow } from '~/platform/db/schema';
import { addNotes } from '~/records/history/activities';
import { tell } from './demo-history.server';
import type { Dice } from './dice';
import { after } from './moments';
import { remarks } from './words';

type Lead = Pick<NewRow<'followups'>, 'name' | 'mobile' | 'email'>;

interface Followups {
  moments: readonly number[];
  record: (moment: number) => { _id: string; date: string; deletedAt: null };
  lead: () => Lead;
  owners: readonly Author[];
  enquiries: readonly NewRow<'enquiries'>[];
}

/** Follow-ups of which the old ones are done and the new ones under way: a few of them late, or due today. */
export async function addFollowups(trx: DatabaseTransaction, given: Followups, dice: Dice) {
  const { roll, pick } = dice;
  for (const [index, moment] of given.moments.entries()) {
    const author = pick(given.owners);
    const age = (Date.now() - moment) / DAY;
    const isDone = roll() < (age > 45 ? 0.95 : 0.3);
    const status = isDone ? 'Completed' : roll() < 0.5 ? 'In Progress' : 'Pending';
    const source = index % 3 === 0 ? lastBefore(given.enquiries, moment) : undefined;
    const said = Array.from({ length: Math.floor(roll() * 4) }, (_, step) => ({
      val: pick(remarks),
      date: new Date(Math.min(moment + step * 3 * DAY, Date.now())).toISOString(),
    }));
    const row: NewRow<'followups'> = {
      ...given.record(moment),
      ...(source ? cameFrom(source) : given.lead()),
      status,
      stage: isDone ? 'Closed' : status === 'Pending' ? 'New' : 'Contacted',
      ownerId: author.userId,
      ownerName: author.userName,
      nextDate: isDone ? null : `${dayOf(new Date(Date.now() + dueIn(dice)).toISOString())}T00:00:00.000Z`,
    };
    const changedAt = status === 'Pending' ? moment : after(dice, moment, 5 * DAY);
    const completedAt = isDone ? new Date(changedAt).toISOString() : null;
    await trx
      .insertInto('followups')
      .values({ ...row, completedAt })
      .execute();
    const notes = [...(source ? [firstRemark(source, moment)] : []), ...said];
    await addNotes(trx, { resource: followup, recordId: row._id }, notes, author);
    const entry = { resource: 'followup', recordId: row._id, author };
    await tell(trx, { ...entry, moment });
    if (status === 'Pending') continue;
    const changes = [{ field: 'stage', from: 'New', to: row.stage }];
    await tell(trx, { ...entry, moment: changedAt, changes });
  }
}

/** One in ten is late, one in ten due today, and the others are for the days to come. */
function dueIn({ roll }: Dice) {
  const kind = roll();
  if (kind < 0.1) return -Math.ceil(roll() * 8) * DAY;
  return kind < 0.2 ? 0 : Math.ceil(roll() * 21) * DAY;
}

const lastBefore = (enquiries: readonly NewRow<'enquiries'>[], moment: number) =>
  enquiries.findLast(({ date }) => Date.parse(date) < moment);

const cameFrom = ({ _id, name, email, phone }: NewRow<'enquiries'>) => ({
  name,
  email,
  mobile: phone,
  sourceResource: 'enquiry',
  sourceId: _id,
});

const firstRemark = ({ reference, requirement, city }: NewRow<'enquiries'>, moment: number) => ({
  val: `Enquiry ${reference}: ${labelOf(requirements, requirement)}, ${city}`,
  date: new Date(moment).toISOString(),
});
