import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { followup } from '~/features/followup/followup';
import { logActivity } from '~/features/followup/log-activity.server';
import { openLeads } from '~/features/followup/open-leads.server';
import { MOST_IN_SUBJECT, MOST_IN_TEXT } from '~/features/mail-template/mail-template';
import { type PlaceholderValues, placeholders } from '~/features/mail-template/placeholders';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import { definedIn } from '~/lib/values';
import { identifier, oneLine, paragraphs } from '~/model/fields';
import { type Role, reach } from '~/model/permissions';
import { bracesIn } from '~/model/placeholders';
import type { Resource } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import type { Database } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { queueMail } from '~/platform/mail/outbox';
import { mailToCall, writeMailCall } from '../mails-call';
import { writtenMail } from '../written-mail.server';
import { addressed } from './addressed';
import { signatureOf, signaturesApi } from './signatures';

type AboutPeople = Resource & { person: NonNullable<Resource['person']> };

const NOT_THEIRS = 'This is none of their addresses.';

/** What the staff write to whom a record is about. */
export const mailsApi: ApiModule = (api, services) => {
  const { db, resources, firm } = services;
  const route = routesOf(api, 'Mails');
  const aboutPeople = resources.filter((one): one is AboutPeople => one.person !== undefined);
  const kind = z.enum(
    aboutPeople.map(({ name }) => name),
    { error: 'There is nobody to write to.' },
  );

  /** Who may not change a record writes to nobody about it. */
  function resourceFor(request: FastifyRequest, name: string) {
    const resource = aboutPeople.find((one) => one.name === name);
    if (!resource || reach(signedIn(request).user.role, `${resource.area}:edit`) !== 'all')
      throw new AppError(403, 'forbidden', 'You are not allowed to do this.');
    return resource;
  }

  const params = z.object({ resource: kind, id: identifier() });
  route({ ...mailToCall, params }, { access: 'mails:create' }, async (request) => {
    const { user } = signedIn(request);
    const resource = resourceFor(request, request.params.resource);
    const subject = { resource, id: request.params.id };
    const { to, addresses, values } = await addressed(db, services, subject, user);
    return { to, addresses, values, signature: (await signatureOf(db, user, await firm())).text };
  });

  const body = writeMailCall.body.extend({ resource: kind });
  route(
    { ...writeMailCall, body, headers: idempotencyHeaders },
    // To others, in the agency's name: what an account may send in an hour is bounded.
    { access: 'mails:create', rateLimit: callsAnHour(60, 'mails written') },
    async (request) => {
      const { id, template, subject, text } = request.body;
      const { user } = signedIn(request);
      const resource = resourceFor(request, request.body.resource);
      const ours = await firm();
      const write = (trx: Parameters<typeof onceFor>[1]) => async () => {
        const found = await addressed(trx, services, { resource, id }, user);
        const { values, personId, followupId, aboutId } = found;
        const to = request.body.to ?? found.to;
        if (to && !found.addresses.includes(to))
          throw new AppError(400, 'invalid_input', NOT_THEIRS, { to: NOT_THEIRS });
        if (!to) throw new AppError(409, 'conflict', 'No email address is known to write to.');
        const words = filled({ ...(await wordsOf(trx, template)), ...definedIn({ subject, text }) }, values);
        const signature = (await signatureOf(trx, user, ours)).text;
        const data = { _id: aboutId, email: to, writerId: user._id, ...words, signature };
        await queueMail(trx, writtenMail, to, data);
        await logActivity(trx, {
          ...{ resource: resource.name, recordId: id, personId, followupId },
          ...{ kind: 'mail', direction: 'out', outcome: 'sent', at: now() },
          text: `${words.subject}\n\n${words.text}`,
          author: authorOf(request),
        });
        const lead = { resource, id, followupId };
        return { message: `The mail goes to ${to}`, ...(await openLead(trx, lead, user)) };
      };
      const answer = await db.transaction().execute((trx) => onceFor(request, trx, request.body, write(trx)));
      return writeMailCall.answer.parse(answer);
    },
  );

  signaturesApi(api, services);
};

interface About {
  resource: Resource;
  id: string;
  followupId: string | null;
}

/** What whoever writes may plan next for. */
async function openLead(trx: Database, { resource, id, followupId }: About, user: { role: Role }) {
  if (reach(user.role, `${followup.area}:edit`) !== 'all') return {};
  const lead = await openLeads(trx)
    .select(['_id', 'stage', 'nextDate', 'valuePaise'])
    .where('_id', '=', resource.name === followup.name ? id : (followupId ?? ''))
    .executeTakeFirst();
  return { followup: lead ?? null };
}

interface Words {
  subject?: string | undefined;
  text?: string | undefined;
}

/** Of the template, if one was named. */
async function wordsOf(db: Database, template: string | null | undefined): Promise<Words> {
  if (!template) return {};
  const found = await db
    .selectFrom('mailTemplates')
    .select(['subject', 'text'])
    .where('_id', '=', template)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!found) throw missing('There is no such template.');
  return found;
}

const letter = {
  subject: oneLine('Subject', MOST_IN_SUBJECT),
  text: paragraphs('Text', MOST_IN_TEXT),
};

/** As it goes out; what would be read there in braces is refused, and said. */
function filled(words: Words, values: PlaceholderValues) {
  const { subject, text } = words;
  return { subject: part('subject', subject, values), text: part('text', text, values) };
}

function part(field: keyof typeof letter, sent: string | undefined, values: PlaceholderValues): string {
  const { data, error } = letter[field].safeParse(
    sent === undefined ? undefined : placeholders.fillIn(sent, values),
  );
  if (data === undefined) throw refused(field, error?.issues[0]?.message ?? '');
  const [left] = bracesIn(data);
  if (left) throw refused(field, `Nothing is known that could stand for ${left.braces}. Write it out.`);
  return data;
}

const refused = (field: string, message: string) =>
  new AppError(400, 'invalid_input', message, { [field]: message });
