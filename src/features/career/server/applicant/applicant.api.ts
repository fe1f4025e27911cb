import type { FastifyRequest } from 'fastify';
import { calendarFile, eventOf } from '~/features/interview/calendar-event.server';
import { nextInterview } from '~/features/interview/planned.server';
import { AppError } from '~/lib/errors';
import { DAY, HOUR } from '~/lib/time';
import { done } from '~/model/fields';
import { visitor } from '~/platform/auth/author';
import { emptyWriteAheadLog } from '~/platform/db/engine/write-ahead-log';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { fileUrl } from '~/platform/files/store/urls';
import { type UploadRule, withUpload } from '~/platform/files/upload';
import { missing, validated } from '~/platform/http/errors';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import { fileRoutesOf, routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import type { WindowLimit } from '~/platform/limits/limit';
import { take } from '~/platform/limits/limiter';
import { refuseIfWaiting } from '~/platform/limits/refusals';
import { callsAnHour } from '~/platform/limits/route-limits';
import { changesOf } from '~/records/record-changes';
import { removeLeftovers } from '~/records/retention/leftovers';
import * as calls from '../../applicant-calls';
import { appliedFor } from '../../applied-for';
import { career } from '../../career';
import { shownStage } from '../../shown-stage.server';
import { acceptNewerResume, withdraw } from './applicant';
import { byToken } from './by-token';

/** Of one application, whoever has its link and from however many networks. */
const DECISIONS: WindowLimit = { name: 'decisions of an applicant', most: 30, windowMs: HOUR };
const RESUMES: WindowLimit = { name: 'newer CVs of an applicant', most: 10, windowMs: DAY };

const TAG = 'Applications for applicants';
const CHOOSE = 'Choose your CV.';

/** What somebody who has applied can read and do, by the link in our mails. */
export function applicantApi(api: Api, services: Services, resume: UploadRule) {
  const { db, config, firm } = services;
  const route = routesOf(api, TAG);
  const answering = { access: 'public', rateLimit: callsAnHour(240, 'applications') } as const;
  const headers = idempotencyHeaders;

  route(calls.readApplicationCall, { access: 'public', publicRead: true }, async ({ params: { token } }) => {
    const found = await byToken(db, token);
    const { reference, name, date } = found;
    const standing = await shownStage(db, found);
    const next = standing.isOpen ? await nextInterview(db, found._id) : undefined;
    return { reference, name, appliedFor: appliedFor(found), date, ...standing, interview: next ?? null };
  });

  fileRoutesOf(api, TAG)(
    calls.interviewFileCall,
    { access: 'public', publicRead: true, produces: 'text/calendar' },
    async ({ params: { token } }, reply) => {
      const found = await byToken(db, token);
      const { isOpen } = await shownStage(db, found);
      const next = isOpen ? await nextInterview(db, found._id) : undefined;
      if (!next) throw missing('There is no interview to come.');
      const ours = await firm();
      const summary = `Interview at ${ours.name}`;
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="interview.ics"')
        .send(calendarFile('PUBLISH', eventOf(next, { summary }, config.publicUrl), [], ours));
    },
  );

  async function bounded(token: string, limit: WindowLimit) {
    const { _id } = await byToken(db, token);
    const { waitMs } = await take(db, [limit, _id]);
    refuseIfWaiting(waitMs);
    return _id;
  }

  /** Once under its key: what is pressed twice is said once. */
  const hear = async (
    request: FastifyRequest,
    said: object,
    work: (trx: DatabaseTransaction) => Promise<string>,
  ) =>
    done.parse(
      await db
        .transaction()
        .execute((trx) => onceFor(request, trx, said, async () => ({ message: await work(trx) }))),
    );

  route({ ...calls.withdrawCall, headers }, answering, async (request) => {
    const id = await bounded(request.params.token, DECISIONS);
    return hear(request, { id }, async (trx) => {
      await withdraw(trx, services, id);
      return 'Your application is withdrawn.';
    });
  });

  const file = { body: calls.newerResumeForm, file: resume.field };
  route({ ...calls.newerResumeCall, headers }, { ...answering, multipart: file }, (request) =>
    withUpload(request, services, resume, async (sent, [key], sha256) => {
      validated(calls.newerResumeForm, sent);
      if (!key) throw new AppError(400, 'invalid_input', CHOOSE, { [resume.field]: CHOOSE });
      const id = await bounded(request.params.token, RESUMES);
      return hear(request, { id, sha256 }, async (trx) => {
        await acceptNewerResume(trx, services, id, fileUrl(key));
        return 'Thank you. We have your newer CV.';
      });
    }),
  );

  route({ ...calls.eraseApplicationCall, headers }, answering, async ({ params: { token } }) => {
    const id = await bounded(token, DECISIONS);
    const leftovers = await db
      .transaction()
      .execute((trx) => changesOf(services, career).purgeIn(trx, id, visitor));
    if (leftovers) await removeLeftovers(services, leftovers);
    await emptyWriteAheadLog(db);
    return { message: 'Your application is deleted, with your CV and our mails about it.' };
  });
}
