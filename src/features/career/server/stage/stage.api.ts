import { hasLetter } from '~/features/stage-letter/first-letters';
import { AppError } from '~/lib/errors';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import type { Database } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import { takeBackMail } from '~/platform/mail/outbox';
import { changesOf } from '~/records/record-changes';
import { recordsOf } from '~/records/records';
import { career } from '../../career';
import { setStageCall, stageLetterCall, undoStageCall } from '../../stage-calls';
import { letterTo, writtenStages } from './stage-mail';

const GONE_OUT = 'The mail has gone out: it cannot be taken back any more.';

export function stageApi(api: Api, services: Services) {
  const { db } = services;
  const changes = changesOf(services, career);
  const records = recordsOf(db, career);
  const route = routesOf(api, career.title);
  const edit = { access: 'submissions:edit' } as const;

  route(setStageCall, edit, async (request) => {
    const { status, mail, reason, version } = request.body;
    const set = { status, quietly: !mail, reason: reason || null };
    const changed = await changes.update(request.params.id, set, authorOf(request), { version });
    if (!changed) throw missing();
    const undo = await undoOf(db, changed._id, status);
    return {
      message: career.messages.updated,
      application: career.row.parse(changed),
      ...(undo ? { undo } : {}),
    };
  });

  route(stageLetterCall, edit, async ({ params: { id }, query: { status } }) => {
    const found = await records.find(id, {});
    if (!found) throw missing();
    const sent = await writtenStages(db)
      .select('at')
      .where('careerId', '=', id)
      .where('stage', '=', status)
      .executeTakeFirst();
    const letter = hasLetter(status) ? await letterTo(db, status, { ...found, _id: id }) : null;
    return { letter, sentAt: sent?.at ?? null };
  });

  route(undoStageCall, edit, async (request) => {
    const { undo } = request.params;
    await db.transaction().execute(async (trx) => {
      const mail = await trx.selectFrom('stageMails').selectAll().where('undo', '=', undo).executeTakeFirst();
      if (!mail) throw missing('There is nothing to take back.');
      await changes.lockIn(trx, mail.careerId);
      const moved = await trx
        .selectFrom('careerStages')
        .select('userId')
        .where('careerId', '=', mail.careerId)
        .orderBy('_id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (moved?.userId !== signedIn(request).user._id) throw missing('There is nothing to take back.');
      if (!(await takeBackMail(trx, mail.outboxId))) throw new AppError(409, 'conflict', GONE_OUT);
      await trx.deleteFrom('stageMails').where('undo', '=', undo).execute();
      const set = { status: mail.before, quietly: true };
      // In the trash nothing can be set: then the mail waits on, with its stage.
      if (!(await changes.updateIn(trx, mail.careerId, set, authorOf(request)))) throw missing();
    });
    return { message: 'It is as it was before. No mail is sent.' };
  });
}

async function undoOf(db: Database, careerId: string, stage: string) {
  const row = await db
    .selectFrom('stageMails')
    .innerJoin('outbox', 'outbox._id', 'stageMails.outboxId')
    .select('undo')
    .where('careerId', '=', careerId)
    .where('stage', '=', stage)
    .where('outbox.status', '=', 'queued')
    .where('outbox.attempts', '=', 0)
    .executeTakeFirst();
  return row?.undo ?? undefined;
}
