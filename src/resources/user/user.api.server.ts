import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import { inviteMail } from '~/account/account.mails.server';
import { AppError } from '~/lib/errors';
import { email, oneLine, phone } from '~/lib/fields';
import { now } from '~/lib/time';
import { signedIn } from '~/server/auth/access';
import { isUniqueViolation } from '~/server/db/faults';
import { queueMail } from '~/server/mail/outbox';
import type { Api, ApiModule, Services } from '~/server/services';
import { roles } from '../permissions';
import { changeUser } from './change-user.server';

const tags = ['Users'];
const params = z.object({ id: z.uuid({ error: 'Invalid user ID' }) });
const done = z.object({ message: z.string() });
const role = z.enum(roles, { error: 'Choose a role from the list.' });

/** What an admin does with accounts. */
export const userApi: ApiModule = (api, services) => {
  invite(api, services);
  setBlocked(api, services, true);
  setBlocked(api, services, false);
  editRole(api, services);
};

function invite(api: Api, { db, mailer }: Services) {
  api.post('/user/invite', {
    config: { access: 'users:create' },
    schema: {
      tags,
      summary: 'Invite a person by mail',
      body: z.object({ name: oneLine('Name'), email: email(), mobile: phone('Mobile').optional(), role }),
      response: { 200: done.extend({ user: z.object({ _id: z.string() }) }) },
    },
    handler: async (request) => {
      const { mobile = '', ...person } = request.body;
      const _id = randomUUIDv7();
      try {
        await db.transaction().execute(async (trx) => {
          await trx
            .insertInto('users')
            .values({
              _id,
              ...person,
              mobile,
              passwordHash: null,
              emailVerifiedAt: null,
              termsVersion: null,
              createdAt: now(),
            })
            .execute();
          await queueMail(trx, inviteMail, person.email, { userId: _id });
        });
      } catch (fault) {
        if (!isUniqueViolation(fault)) throw fault;
        throw new AppError(409, 'conflict', 'This email is already registered.', {
          email: 'This email is already registered.',
        });
      }
      mailer.wake();
      return { message: 'Invitation sent successfully', user: { _id } };
    },
  });
}

function setBlocked(api: Api, { db }: Services, isBlocked: boolean) {
  const verb = isBlocked ? 'block' : 'unblock';
  api.put(`/user/${verb}-user/:id`, {
    config: { access: 'users:edit' },
    schema: { tags, summary: `${verb} a user`, params, response: { 200: done } },
    handler: async (request) => {
      await changeUser(db, request.params.id, { isBlocked });
      return { message: `User ${verb}ed successfully` };
    },
  });
}

function editRole(api: Api, { db }: Services) {
  api.put('/user/edit-role/:id', {
    config: { access: 'users:edit' },
    schema: {
      tags,
      summary: "Change a user's role",
      params,
      body: z.object({ role }),
      response: { 200: done },
    },
    handler: async (request) => {
      const { id } = request.params;
      if (id === signedIn(request).user._id) {
        throw new AppError(403, 'forbidden', 'No one can change their own role.');
      }
      await changeUser(db, id, { role: request.body.role });
      return { message: 'User role updated successfully' };
    },
  });
}
