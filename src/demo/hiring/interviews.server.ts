import { dayAfter, dayOf, momentInWords, momentOf, now } from '~/lib/time';
import type { Author } from '~/model/author';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction, NewRow, Row } from '~/platform/db/schema';
import { tell } from '../demo-history.server';
import type { Dice } from '../dice';

const TO_COME = 8;
const hours = ['10:00', '11:30', '14:00', '15:30', '17:00'];
const places = ['https://meet.example/peepalworks', 'Office, Sector 16, Faridabad', 'By phone'];

type Stage = Pick<Row<'careerStages'>, 'careerId' | 'stage' | 'at' | 'userId'>;

/** Who came to an interview, or is to come: the latest that are at that stage are expected in the next days, all others have been there. */
export async function addInterviews(trx: DatabaseTransaction, staff: readonly Author[], dice: Dice) {
  const stages = await trx.selectFrom('careerStages').selectAll().orderBy('at', 'desc').execute();
  const latest = new Map<string, Stage>();
  let toCome = 0;
  for (const stage of stages) {
    const { careerId, at } = stage;
    const next = latest.get(careerId);
    latest.set(careerId, stage);
    if (stage.stage !== 'Interview') continue;
    const isToCome = !next && toCome < TO_COME;
    if (isToCome) toCome++;
    const day = isToCome ? dayAfter(dayOf(now()), toCome) : dayAfter(dayOf(at), 2);
    const moment = momentOf(workday(day), dice.pick(hours));
    // Between the stage and what came of it.
    if (!isToCome && (moment <= at || moment >= (next?.at ?? now()))) continue;
    await addInterview(trx, { stage, moment, isToCome }, staff, dice);
  }
}

interface Planned {
  stage: Stage;
  moment: string;
  isToCome: boolean;
}

async function addInterview(
  trx: DatabaseTransaction,
  { stage: { careerId, at: createdAt, userId }, moment: at, isToCome }: Planned,
  staff: readonly Author[],
  { pick }: Dice,
) {
  const arranged = staff.find((one) => one.userId === userId) ?? pick(staff);
  const [first, second] = twoOf(staff, pick);
  const interview: NewRow<'interviews'> = {
    ...{ _id: newId(), careerId, at, minutes: pick([30, 45, 60]), place: pick(places), sequence: 0 },
    ...{ cancelledAt: null, remindedAt: isToCome ? null : createdAt, createdAt, userId: arranged.userId },
  };
  await trx.insertInto('interviews').values(interview).execute();
  const panel = [first, second].flatMap((one) => one.userId ?? []);
  const people = panel.map((one) => ({ interviewId: interview._id, userId: one }));
  await trx.insertInto('interviewers').values(people).execute();
  const changes = [
    { field: 'interview', from: null, to: `${momentInWords(at)}, ${interview.minutes} minutes` },
    { field: 'interviewPlace', from: null, to: interview.place },
    { field: 'interviewPanel', from: [], to: [first.userName, second.userName] },
  ];
  // Right after the stage that goes with it.
  const moment = Date.parse(createdAt) + 1;
  await tell(trx, { resource: 'career', recordId: careerId, moment, author: arranged, changes });
}

/** Two that are not the same. */
export function twoOf<One>(all: readonly One[], pick: Dice['pick']): [One, One] {
  const first = pick(all);
  return [first, pick(all.filter((one) => one !== first))];
}

/** Nobody is asked to come on a Sunday. */
const workday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? dayAfter(day, 1) : day);
