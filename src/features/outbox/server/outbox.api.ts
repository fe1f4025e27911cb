import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { searchText } from '~/model/fields';
import { signedIn } from '~/platform/auth/access/access';
import type { Database, Row } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, ApiModule, Services } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { isBeingSent, queueAgain, queueCopy, queueFailedAgain, queueMail } from '~/platform/mail/outbox';
import { pageNumber } from '~/records/list';
import { testMail } from '../outbox.mails.server';
import {
  letterCall,
  mailStatuses,
  outboxCall,
  retryAllCall,
  retryMailCall,
  sendAgainCall,
  testMailCall,
} from '../outbox-call';
import { countMails, readMails } from './mail-rows';
import { tellTrouble } from './trouble.api';

const PAGE = 10;
const tag = 'Outbox';
const noSuchMail = () => missing('There is no such mail.');

/** What the site has written to whom, and whether it arrived. What a mail was made from stays on the server. */
export const outboxApi: ApiModule = (api, services) => {
  list(api, services);
  tellTrouble(api, services);
  readLetter(api, services);
  retry(api, services);
  sendMore(api, services);
};

function list(api: Api, { db, mailer }: Services) {
  const querystring = z.object({
    page: pageNumber().default(1),
    status: z.enum(mailStatuses, { error: 'Choose a status from the list.' }).optional(),
    q: searchText().optional().describe('The beginning of the address that a mail went to.'),
  });
  routesOf(api, tag)(
    { ...outboxCall, querystring },
    { access: 'outbox:read', confirm: 'never' },
    async (request) => {
      const { page, status, q } = request.query;
      const counts = await countMails(db, q);
      const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
      const offset = (page - 1) * PAGE;
      const rows = offset < total ? await readMails(db, { status, q }, { limit: PAGE, offset }) : [];
      const items = await Promise.all(
        rows.map(async (row) => ({
          ...row,
          title: mailer.kindOf(row.template).title,
          beingSent: isBeingSent(row),
          isStored: row.status === 'sent' && (await mailer.isStored(row._id)),
        })),
      );
      const pages = Math.max(1, Math.ceil(total / PAGE));
      return { items, total, page, pages, counts, delivery: mailer.delivery };
    },
  );
}

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

function retry(api: Api, { db }: Services) {
  const route = routesOf(api, tag);
  route(retryMailCall, { access: 'outbox:edit', confirm: 'never' }, async (request) => {
    const { id } = request.params;
    if (!(await queueAgain(db, id))) {
      const { status } = await findMail(db, id);
      throw new AppError(409, 'conflict', notAgain[status]);
    }
    return { message: 'The mail is on its way' };
  });

  route(retryAllCall, { access: 'outbox:edit', confirm: 'never' }, async () => {
    const count = await queueFailedAgain(db);
    const message = count === 1 ? '1 mail is on its way' : `${count} mails are on their way`;
    return { message, count };
  });
}

/** Letters to others: what an account may send in an hour is bounded. */
function sendMore(api: Api, { db }: Services) {
  const route = routesOf(api, tag);
  const rateLimit = callsAnHour(60, 'mails sent again');
  route(sendAgainCall, { access: 'outbox:edit', confirm: 'never', rateLimit }, async (request) => {
    const { id } = request.params;
    if (!(await queueCopy(db, id))) {
      await findMail(db, id);
      throw new AppError(409, 'conflict', 'This mail has not been sent as yet.');
    }
    return { message: 'The mail goes out once more' };
  });

  route(testMailCall, { access: 'outbox:edit', confirm: 'never', rateLimit }, async (request) => {
    const { email, name } = signedIn(request).user;
    await queueMail(db, testMail, email, { name });
    return { message: `A test mail goes to ${email}` };
  });
}
