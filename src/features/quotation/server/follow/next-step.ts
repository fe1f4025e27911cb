import { followup } from '~/features/followup/followup';
import { workingHoursIn } from '~/features/settings/working-hours.server';
import { workingDayAfter } from '~/features/settings/working-time';
import { dayOf } from '~/lib/time';
import type { Author } from '~/model/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { today } from '../drafts';
import type { StoredQuotation } from '../standing';
import { leadOf, worthOffered } from './leads';

type Registered = Pick<Services, 'db' | 'features'>;

/** So many days on which we work somebody has to think about it. */
const DAYS_TO_ANSWER = 4;
const BEFORE_A_QUOTATION = ['New', 'Contacted'];

/** The lead is quoted, at what is offered, and whoever does not answer is called. Nothing that somebody has planned themselves is moved. Answers the day, where one was planned. */
export async function planCall(
  trx: DatabaseTransaction,
  services: Registered,
  quotation: StoredQuotation,
  author: Author,
) {
  const lead = await leadOf(trx, quotation);
  if (!lead || lead.completedAt !== null) return undefined;
  const hours = await workingHoursIn(trx);
  let day = today();
  for (let passed = 0; passed < DAYS_TO_ANSWER; passed++) day = workingDayAfter(day, hours);
  const isFree = await isUnplanned(trx, lead, quotation);
  const change = {
    ...(isFree ? stepOn(day, 'call') : {}),
    ...(BEFORE_A_QUOTATION.includes(lead.stage) ? { stage: 'Quoted' } : {}),
    ...(await worthOffered(trx, lead, quotation)),
  };
  if (Object.keys(change).length === 0) return undefined;
  await changesOf(services, followup).updateIn(trx, lead._id, change, author);
  if (!isFree) return undefined;
  await trx.updateTable('quotations').set({ plannedCall: day }).where('_id', '=', quotation._id).execute();
  return day;
}

/** What comes next when the customer has said something: asked, we write today; declined, we ask why. */
export async function planAnswer(
  trx: DatabaseTransaction,
  services: Registered,
  quotation: StoredQuotation,
  { said, author }: { said: 'asked' | 'declined'; author: Author },
) {
  const lead = await leadOf(trx, quotation);
  if (!lead || lead.completedAt !== null || !(await isUnplanned(trx, lead, quotation))) return;
  const next =
    said === 'asked'
      ? stepOn(today(), 'mail')
      : stepOn(workingDayAfter(today(), await workingHoursIn(trx)), 'call');
  await changesOf(services, followup).updateIn(trx, lead._id, next, author);
}

const stepOn = (day: string, nextKind: 'call' | 'mail') => ({
  nextDate: `${day}T00:00:00.000Z`,
  nextTime: null,
  nextKind,
});

type Lead = NonNullable<Awaited<ReturnType<typeof leadOf>>>;

/** Nothing is, or only the call that was planned when this or an earlier version was sent. */
export async function isUnplanned(
  trx: DatabaseTransaction,
  { nextDate, nextTime, nextKind }: Lead,
  { rootId }: StoredQuotation,
) {
  if (nextDate === null) return true;
  if (nextTime !== null || nextKind !== 'call') return false;
  const planned = await trx
    .selectFrom('quotations')
    .select('_id')
    .where('rootId', '=', rootId)
    .where('plannedCall', '=', dayOf(nextDate))
    .executeTakeFirst();
  return planned !== undefined;
}
