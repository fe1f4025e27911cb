import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { MINUTE, SECOND } from '~/lib/time';
import type { Author } from '~/model/author';
import { CONSENT_TEXT, consentText } from '~/model/consent/consent';
import { reducedVisit } from '~/model/leads/visit';
import type { Permission } from '~/model/permissions';
import { pageExtras, receipt } from '~/model/submission';
import { sessionThatMay } from '~/platform/auth/access/access';
import { author, visitor } from '~/platform/auth/author';
import { commitTogether } from '~/platform/db/engine/commit/commit-together';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { fileUrl } from '~/platform/files/store/urls';
import { type UploadRule, withUpload } from '~/platform/files/upload';
import { validated } from '~/platform/http/errors';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import { MISSING_FIELDS } from '~/ui/forms/form-words';

const FASTEST_HUMAN_MS = 2 * SECOND;
const POSTS_PER_ADDRESS = 60;

interface PublicForm<Form extends z.ZodObject> {
  tag: string;
  call: { path: string; summary: string; body: z.ZodObject; form: Form };
  /** With it the form is multipart, and the address of the stored file is handed on under the file's own name. */
  upload?: UploadRule;
  /** Writes the record and queues its mails, in one transaction. */
  save(
    trx: DatabaseTransaction,
    body: z.output<Form>,
    circumstances: Circumstances,
    sender: Author,
  ): Promise<Receipt>;
  /** Who may also send it for somebody: staff who write down a call. */
  onBehalf: Permission;
}

type Receipt = z.output<typeof receipt>;

/** What is known of a submission beside what was typed, under the names of its columns. */
interface Circumstances {
  isSpam: boolean;
  consentVersion: string | null;
  consentText: string | null;
  source: string | null;
}

/**
 * A form that anyone may send. Suspects are kept as spam, not refused; the same form under the same Idempotency-Key gives
 * the same answer and makes one record, however often it arrives.
 */
export function publicForm<Form extends z.ZodObject>(api: Api, services: Services, form: PublicForm<Form>) {
  const { db, config } = services;
  const { call, upload } = form;
  routesOf(api, form.tag)(
    {
      method: 'POST',
      path: call.path,
      summary: call.summary,
      headers: idempotencyHeaders,
      ...(upload ? {} : { body: call.body }),
      answer: receipt,
    },
    {
      access: 'public',
      emptyFieldsMessage: MISSING_FIELDS,
      rateLimit: { max: POSTS_PER_ADDRESS, timeWindow: 10 * MINUTE, groupId: 'public-forms' },
      ...(upload ? { multipart: { body: call.form, file: upload.field } } : {}),
    },
    async (request) => {
      const staff = await sessionThatMay(request, services, form.onBehalf);
      request.caller = staff?.user._id;
      const sender = staff ? author(staff) : visitor;
      return upload ? saveUpload(request, upload, sender) : save(request, request.body, sender);
    },
  );

  const saveUpload = (request: FastifyRequest, rule: UploadRule, sender: Author) =>
    withUpload(request, services, rule, (sent, keys, sha256) => {
      const address = keys[0] ? fileUrl(keys[0]) : '';
      return save(request, { ...Object(sent), [rule.field]: address }, sender, sha256);
    });

  async function save(
    request: FastifyRequest,
    values: unknown,
    sender: Author,
    fileHash?: string,
  ): Promise<Receipt> {
    const { website, fillMs, consentVersion, source } = validated(pageExtras, values);
    const isSpam = Boolean(website) || (fillMs !== undefined && fillMs < FASTEST_HUMAN_MS);
    const body = validated(call.form, values, MISSING_FIELDS);
    const isOurs = (host: string) => host === request.host || host === new URL(config.publicUrl).host;
    const circumstances = {
      ...{ isSpam, ...(await consentTo(services, consentVersion)) },
      source: sourceOf(source, sender, isOurs),
    };
    return commitTogether(db, async (trx) => {
      const write = () => form.save(trx, body, circumstances, sender);
      // By its content: a repeat is stored under an address of its own until it is known for one.
      const said = { ...body, ...(upload ? { [upload.field]: fileHash } : {}) };
      return receipt.parse(await onceFor(request, trx, said, write));
    });
  }
}

/** By the version of the sentence itself, or of the policy that it stood for: that of one was never shown is none. */
async function consentTo({ db, features }: Services, version: string | undefined) {
  const text = consentText(version) ?? (await textOfPolicy());
  return { consentVersion: text === null ? null : (version ?? null), consentText: text };

  async function textOfPolicy() {
    if (!version) return null;
    for (const { wasAgreedTo } of features) if (await wasAgreedTo?.(db, version)) return CONSENT_TEXT;
    return null;
  }
}

/** As it is stored. The words of staff are for staff to say. */
function sourceOf(
  source: z.output<typeof pageExtras>['source'],
  { userId }: Author,
  isOurs: (host: string) => boolean,
) {
  if (!source) return null;
  if (typeof source === 'string') return userId ? source : null;
  const visit = reducedVisit(source, isOurs);
  return Object.keys(visit).length > 0 ? JSON.stringify(visit) : null;
}
