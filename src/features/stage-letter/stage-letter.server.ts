import { now } from '~/lib/time';
import { oneProcessAtATime } from '~/platform/db/engine/lock';
import { newId } from '~/platform/db/ids';
import type { Database } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { crud } from '~/records/crud';
import { changesOf } from '~/records/record-changes';
import { defineFeature } from '~/records/registry';
import { firstLetters, type LetterStage } from './first-letters';
import { stageLetter, stageLetterEdit } from './stage-letter';

const author = { userId: null, userName: 'First start' };

/** Each stage has its letter: what is missing is added at the start. */
const addFirstLetters = (services: Pick<Services, 'db' | 'features'>) =>
  oneProcessAtATime(services.db, async (trx) => {
    const there = await trx.selectFrom('stageLetters').select('stage').execute();
    const letters = changesOf(services, stageLetter);
    // Lists show the newest first.
    for (const [stage, words] of Object.entries(firstLetters).toReversed())
      if (there.every((letter) => letter.stage !== stage))
        await letters.insert(trx, { ...words, stage, _id: newId(), date: now() }, author);
  });

/** As admins have worded it by now. */
export async function letterFor(db: Database, stage: LetterStage) {
  const found = await db
    .selectFrom('stageLetters')
    .select(['subject', 'text'])
    .where('stage', '=', stage)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found ?? firstLetters[stage];
}

export const stageLetterFeature = defineFeature({
  resource: stageLetter,
  firstRecords: addFirstLetters,
  api: (api, services) =>
    crud(api, services, stageLetter, { update: { body: stageLetterEdit, answerAs: 'letter' } }),
});
