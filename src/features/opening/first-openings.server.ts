import { dayAfter, now } from '~/lib/time';
import { oneProcessAtATime } from '~/platform/db/engine/lock';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { firstOpenings } from './first-openings';
import { opening } from './opening';
import { openingForm, today } from './opening-form';

const author = { userId: null, userName: 'First start' };

/**
 * On the first start there is something to apply for. Where people work already, nobody may find that they are looking for
 * colleagues: there they are drafts. From then on openings are the staff's business, even if there are none.
 */
export const addFirstOpenings = (services: Pick<Services, 'db' | 'features'>) =>
  oneProcessAtATime(services.db, async (trx) => {
    if (await hasHistory(trx, 'resource', '=', opening.name)) return;
    const status = (await hasHistory(trx, 'userName', '!=', author.userName)) ? 'Draft' : 'Open';
    const openings = changesOf(services, opening);
    // Lists show the newest first.
    for (const first of firstOpenings.toReversed()) {
      const { responsibilities, skills, questions, ...words } = openingForm.parse({
        ...first,
        status,
        closesOn: 'openFor' in first ? dayAfter(today(), first.openFor) : null,
      });
      const lists = {
        responsibilities: JSON.stringify(responsibilities),
        skills: JSON.stringify(skills),
        questions: JSON.stringify(questions),
      };
      await openings.insert(trx, { ...words, ...lists, _id: newId(), date: now() }, author);
    }
  });

async function hasHistory(
  trx: DatabaseTransaction,
  field: 'resource' | 'userName',
  operator: '=' | '!=',
  value: string,
) {
  const found = await trx
    .selectFrom('history')
    .select('_id')
    .where(field, operator, value)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
