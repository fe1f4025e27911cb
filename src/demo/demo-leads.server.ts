import { followup } from '~/features/followup/followup';
import { DAY } from '~/lib/time';
import type { Author } from '~/model/author';
import { visitor } from '~/platform/auth/author';
import { idOf } from '~/platform/db/ids';
import type { DatabaseTransaction, NewRow } from '~/platform/db/schema';
import { personOf } from '~/records/people/person-of';
import { tell } from './demo-history.server';
import type { Dice } from './dice';
import { leadStory } from './lead-story';
import { worthOf } from './words';

/** What somebody sent, of whichever kind, and how its lead begins. */
export interface DemoRequest {
  resource: 'enquiry' | 'contact' | 'iot-quote';
  row: Pick<NewRow<'contacts'>, '_id' | 'date' | 'name' | 'email' | 'phone' | 'source' | 'channel'>;
  requirement: string | null;
  firstRemark: string;
}

interface Open {
  followupId: string;
  stage: string;
  ownerId: string | null;
  ownerName: string;
  until: number;
}

/** The lead of each request in the order in which they came: its own, or the one that is still open of the same person. */
export function leadsOf(trx: DatabaseTransaction, owners: readonly Author[], dice: Dice) {
  const { roll, pick } = dice;
  const latest = new Map<string, Open>();
  const ownerOf = new Map<string, Author>();

  const note = (moment: number, said: Omit<NewRow<'activities'>, '_id' | 'at' | 'resource'>) =>
    trx
      .insertInto('activities')
      .values({
        ...{ _id: idOf(moment, Math.floor(roll() * 4096)), resource: followup.name },
        ...{ at: new Date(moment).toISOString(), ...said },
      })
      .execute();

  /** What the request says of its person and its lead. */
  return async ({ resource, row, requirement, firstRemark }: DemoRequest) => {
    const moment = Date.parse(row.date);
    const { _id: personId } = await personOf(trx, { ...row, at: row.date });
    const before = latest.get(personId);
    const lead = before && before.until > moment ? before : await open();
    const words = { kind: 'note' as const, direction: 'in' as const, text: firstRemark, ...visitor };
    await note(moment, { recordId: lead.followupId, personId, ...words });
    const { until: _until, ...copied } = lead;
    return { personId, ...copied };

    async function open(): Promise<Open> {
      // What is left to nobody is left for a day or two.
      const isOwned = Date.now() - moment > 2 * DAY || roll() < 0.7;
      const owner = isOwned ? (ownerOf.get(personId) ?? pick(owners)) : undefined;
      const { steps, last, values } = leadStory(dice, moment, worthOf(dice, requirement));
      const owned = { ownerId: owner?.userId ?? null, ownerName: owner?.userName ?? '' };
      const followupId = idOf(moment, Math.floor(roll() * 4096));
      await trx
        .insertInto('followups')
        .values({
          ...{ _id: followupId, date: row.date, deletedAt: null, personId, requirement },
          ...{ name: row.name, email: row.email, mobile: row.phone },
          ...{ source: row.source ?? null, channel: row.channel ?? null },
          ...{ sourceResource: resource, sourceId: row._id },
          ...values,
          ...owned,
        })
        .execute();
      const author = owner ?? pick(owners);
      for (const { at, stages, ...step } of steps) {
        await note(at, { recordId: followupId, personId, ...step, ...author });
        if (!stages) continue;
        const changes = [{ field: 'stage', ...stages }];
        await tell(trx, { resource: followup.name, recordId: followupId, moment: at, author, changes });
      }
      if (owner) ownerOf.set(personId, owner);
      await trx
        .updateTable('people')
        .set({ lastAt: new Date(last).toISOString(), ...owned })
        .where('_id', '=', personId)
        .execute();
      const until = values.completedAt ? Date.parse(values.completedAt) : Number.POSITIVE_INFINITY;
      const made = { followupId, stage: values.stage, ...owned, until };
      latest.set(personId, made);
      return made;
    }
  };
}
