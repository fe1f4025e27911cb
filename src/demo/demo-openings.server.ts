import { addFirstOpenings } from '~/features/opening/first-openings.server';
import { opening } from '~/features/opening/opening';
import { DAY, dayOf, startOfDay } from '~/lib/time';
import type { Author } from '~/model/author';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import type { Dice } from './dice';
import { answersTo } from './hiring/answers';

/** Since how many days each of them is open. */
const OPEN_SINCE = [140, 95, 60, 30, 12];
/** One that was filled long ago, and shows what a closed one is like. */
const FILLED = { title: 'Relationship manager', designation: 'RM', from: 320, to: 210 };

const GENERAL = 0.2;

/** Those of the first start, as if people had worked with them for months, and one that is closed. */
export async function addOpenings(parts: Pick<Services, 'db' | 'features'>) {
  const { db } = parts;
  await addFirstOpenings(parts);
  const first = await db.selectFrom('openings').selectAll().orderBy('_id').execute();
  for (const [index, { _id }] of first.entries()) {
    const date = daysAgo(OPEN_SINCE[index] ?? 1);
    await db
      .updateTable('openings')
      .set({ date, opensOn: dayOf(date) })
      .where('_id', '=', _id)
      .execute();
  }
}

/** Its history is its own: it is written when the rest is as old as it claims to be. */
export async function addFilledOpening(parts: Pick<Services, 'db' | 'features'>, id: string, author: Author) {
  const { db } = parts;
  const [like] = await db.selectFrom('openings').selectAll().orderBy('_id').limit(1).execute();
  if (!like) return;
  const { title, designation, from, to } = FILLED;
  const date = daysAgo(from);
  const { version: _version, deletedAt: _deleted, lastDay: _last, ...words } = like;
  const filled = {
    ...words,
    ...{ _id: id, date, title, designation, slug: 'relationship-manager', department: 'Sales' },
    ...{ opensOn: dayOf(date), closesOn: dayOf(daysAgo(to)), status: 'Closed' },
    ...{ responsibilities: '[]', skills: '[]', questions: '[]' },
    description:
      'You look after forty customers who have been with us for years, and know what each of them plans.',
  };
  await db.transaction().execute((trx) => changesOf(parts, opening).insert(trx, filled, author));
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

/** What somebody applied for at that moment, of what was open by then, and what they answered. Nothing: to us in general. */
export async function openingsFor({ db }: Pick<Services, 'db'>, { roll, pick }: Dice) {
  const rows = await db.selectFrom('openings').selectAll().execute();
  const all = rows.map((row) => opening.row.parse(row));
  return (moment: number) => {
    const at = new Date(moment).toISOString();
    const open = all.filter(
      ({ opensOn, closesOn }) => startOfDay(opensOn) <= at && (closesOn === null || dayOf(at) <= closesOn),
    );
    if (open.length === 0 || roll() < GENERAL) return {};
    const found = pick(open);
    const answers = JSON.stringify(answersTo(found, { roll, pick }));
    return { openingId: found._id, opening: found.title, designation: found.designation, answers };
  };
}
