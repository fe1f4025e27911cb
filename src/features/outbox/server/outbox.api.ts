import { z } from 'zod';
import { AppError } from '~/lib/errors';
import type { Database, Row } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, ApiModule, Services } from '~/platform/http/services';
import { isBeingSent, queueAgain, queueFailedAgain } from '~/platform/mail/outbox';
import { pageNumber } from '~/records/list';
import { letterCall, mailStatuses, outboxCall, retryAllCall, retryMailCall } from '../outbox-call';
import { tellTrouble } from './trouble.api';

type Status = (typeof mailStatuses)[number];

const PAGE = 10;
const tag = 'Outbox';
const noSuchMail = () => missing('There is no such mail.');

/** What the site has written to whom, and whether it arrived. What a mail was made from stays on the server. */
export const outboxApi: ApiModule = (api, services) => {
  list(api, services);
  tellTrouble(api, services);
  readLetter(api, services);
  retry(api, services);
};

function list(api: Api, { db, mailer }: Services) {
  const querystring = z.object({
    page: pageNumber().default(1),
    status: z.enum(mailStatuses, { error: 'Choose a status from the list.' }).optional(),
  });
  routesOf(api, tag)(
    { ...outboxCall, querystring },
    { access: 'outbox:read', confirm: 'never' },
    async (request) => {
      const { page, status } = request.query;
      const counts = await countByStatus(db);
      const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
      const offset = (page - 1) * PAGE;
      const rows = offset < total ? await readRows(db, status, offset) : [];
      const items = rows.map((row) => ({
        ...row,
        title: mailer.kindOf(row.template).title,
        beingSent: isBeingSent(row),
      }));
      const pages = Math.max(1, Math.ceil(total / PAGE));
      return { items, total, page, pages, counts, delivery: mailer.delivery };
    },
  );
}

async function countByStatus(db: Database): Promise<Record<Status, number>> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['status', eb.fn.countAll<number>().as('total')])
    .groupBy('status')
    .execute();
  const found = Object.fromEntries(rows.map(({ status, total }) => [status, total]));
  return { queued: 0, sent: 0, failed: 0, dropped: 0, ...found };
}

const readRows = (db: Database, status: Status | undefined, offset: number) =>
  db
    .selectFrom('outbox')
    .select([
      '_id',
      'template',
      'recipient',
      'status',
      'attempts',
      'nextAttemptAt',
      'lastError',
      'createdAt',
      'sentAt',
    ])
    .$if(status !== undefined, (some) => some.where('status', '=', status ?? 'queued'))
    .orderBy('_id', 'desc')
    .limit(PAGE)
    .offset(offset)
    .execute();

/**
 * A letter tells about people, and where mails are kept as files an admin may read it. The key of a link in it is for
 * whom it was written to: whoever runs the server finds it in the file, and nobody finds it here.
 */
function readLetter(api: Api, { db, mailer }: Services) {
  routesOf(api, tag)(letterCall, { access: 'outbox:read', confirm: 'always' }, async (request) => {
    const { id } = request.params;
    await findMail(db, id);
    const letter = await mailer.read(id);
    if (!letter) throw missing('No copy of this letter was kept here.');
    return { ...letter, storedAs: `mail/${id}.eml` };
  });
}

async function findMail(db: Database, id: string) {
  const mail = await db.selectFrom('outbox').select('status').where('_id', '=', id).executeTakeFirst();
  if (!mail) throw noSuchMail();
  return mail;
}

const notAgain: Record<Row<'outbox'>['status'], string> = {
  queued: 'This mail is being sent just now.',
  failed: 'This mail is being sent just now.',
  sent: 'This mail has been sent already.',
  dropped: 'This mail is not needed any more.',
};

function retry(api: Api, { db, mailer }: Services) {
  const route = routesOf(api, tag);
  route(retryMailCall, { access: 'outbox:edit', confirm: 'never' }, async (request) => {
    const { id } = request.params;
    if (!(await queueAgain(db, id))) {
      const { status } = await findMail(db, id);
      throw new AppError(409, 'conflict', notAgain[status]);
    }
    mailer.wake();
    return { message: 'The mail is on its way' };
  });

  route(retryAllCall, { access: 'outbox:edit', confirm: 'never' }, async () => {
    const count = await queueFailedAgain(db);
    mailer.wake();
    const message = count === 1 ? '1 mail is on its way' : `${count} mails are on their way`;
    return { message, count };
  });
}
