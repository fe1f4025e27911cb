import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import { done, seenVersion } from '~/model/fields';
import type { AnyRecord } from '~/model/resource';
import { requireConfirmed, signedIn } from '~/platform/auth/access/access';
import { lockAccount, lockOtherAccount, lockOwnAccount } from '~/platform/auth/account-lock';
import { authorOf } from '~/platform/auth/author';
import { inviteMail } from '~/platform/auth/mails/account-mails';
import { newId } from '~/platform/db/ids';
import { missing, unique, validated } from '~/platform/http/errors';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, ApiModule, Services } from '~/platform/http/services';
import { queueMail } from '~/platform/mail/outbox';
import { crud } from '~/records/crud';
import { changesOf } from '~/records/record-changes';
import { lockEmployeeRecords } from './employment.server';
import { partnersApi } from './partners.api.server';
import { role, user, userEdit, userInvite } from './user';

const TAKEN = { email: 'This email is already registered.' };
const params = z.object({ id: z.uuid({ error: 'Invalid user ID' }) });

/** What an admin does with accounts. */
export const userApi: ApiModule = (api, services) => {
  crud(api, services, user);
  edit(api, services);
  invite(api, services);
  partnersApi(api, services);
};

/** The contract has four calls for what is one thing: change some fields of an account. */
function edit(api: Api, services: Services) {
  const { db } = services;
  const users = changesOf(services, user);
  const route = routesOf(api, user.title);

  async function change(
    request: FastifyRequest,
    id: string,
    { version, ...values }: Partial<z.output<typeof userEdit>>,
    decides = false,
  ) {
    const me = signedIn(request).user;
    if (id === me._id && values.role !== undefined && values.role !== me.role) {
      throw new AppError(403, 'forbidden', 'No one can change their own role.');
    }
    const sent = Object.entries(values).filter(([, value]) => value !== undefined);
    if (sent.length === 0) throw new AppError(400, 'invalid_input', 'There is nothing to change.');
    const change = (before: AnyRecord) => {
      const changed = (field: 'email' | 'role' | 'isBlocked') =>
        values[field] !== undefined && values[field] !== before[field];
      // Links that set a password are sent to the address.
      if (changed('email') || changed('role') || (changed('isBlocked') && !values.isBlocked)) {
        requireConfirmed(request);
      }
      // It outlasts what the employee record says, unless it only repeats what that has brought about.
      const byAdmin = changed('isBlocked') || decides ? { blockedByAdmin: values.isBlocked } : {};
      return { ...Object.fromEntries(sent), ...byAdmin };
    };
    const changed = await unique(TAKEN, () =>
      db.transaction().execute(async (trx) => {
        await lockEmployeeRecords(trx, id);
        await lockOtherAccount(trx, signedIn(request), id);
        const found = await users.updateIn(trx, id, change, authorOf(request), { version });
        // As it is after all that follows from the change.
        return found && lockAccount(trx, id);
      }),
    );
    if (!changed) throw missing('There is no such user.');
    return changed;
  }

  route(
    {
      method: 'PUT',
      path: '/user/edit-user',
      summary: 'Edit a user',
      body: userEdit,
      answer: done.extend({ user: user.row }),
    },
    { access: 'users:edit', confirm: 'depends' },
    async (request) => {
      const { _id, ...values } = request.body;
      const changed = await change(request, _id, values);
      return { message: 'User details updated successfully', user: user.row.parse(changed) };
    },
  );

  route(
    {
      method: 'PUT',
      path: '/user/edit-role/:id',
      summary: "Change a user's role",
      params,
      body: z.object({ role, version: seenVersion() }),
      answer: done,
    },
    { access: 'users:edit', confirm: 'always' },
    async (request) => {
      await change(request, request.params.id, request.body);
      return { message: 'User role updated successfully' };
    },
  );

  for (const [verb, isBlocked, confirm] of [
    ['block', true, 'never'],
    ['unblock', false, 'always'],
  ] as const) {
    route(
      { method: 'PUT', path: `/user/${verb}-user/:id`, summary: `${verb} a user`, params, answer: done },
      { access: 'users:edit', confirm },
      async (request) => {
        // Mostly it has no body at all.
        const { version } = validated(z.object({ version: seenVersion() }), request.body ?? {});
        await change(request, request.params.id, { isBlocked, version }, true);
        return { message: `User ${verb}ed successfully` };
      },
    );
  }
}

function invite(api: Api, services: Services) {
  const { db } = services;
  const users = changesOf(services, user);
  const answer = done.extend({ user: z.object({ _id: z.string() }) });
  routesOf(api, user.title)(
    {
      method: 'POST',
      path: '/user/invite',
      summary: 'Invite a person by mail',
      headers: idempotencyHeaders,
      body: userInvite,
      answer,
    },
    { access: 'users:create', confirm: 'always' },
    async (request) => {
      const { mobile = '', ...person } = request.body;
      return unique(TAKEN, () =>
        db.transaction().execute(async (trx) => {
          await lockOwnAccount(trx, signedIn(request));
          const add = async () => {
            const _id = newId();
            await users.insert(trx, { _id, ...person, mobile, createdAt: now() }, authorOf(request));
            await queueMail(trx, inviteMail, person.email, { userId: _id });
            return { message: 'Invitation sent successfully', user: { _id } };
          };
          return answer.parse(await onceFor(request, trx, request.body, add));
        }),
      );
    },
  );
}
