import { lockEmployeeRecords } from '~/features/user/employment.server';
import { AppError } from '~/lib/errors';
import { LARGEST_PICTURE_BYTES } from '~/lib/file-words';
import { HOUR, now } from '~/lib/time';
import { definedIn } from '~/lib/values';
import { done } from '~/model/fields';
import type { AnyRecord } from '~/model/resource';
import { requireConfirmed, signedIn } from '~/platform/auth/access/access';
import { lockOtherAccount, lockOwnAccount } from '~/platform/auth/account-lock';
import { authorOf } from '~/platform/auth/author';
import { inviteMail } from '~/platform/auth/mails/account-mails';
import { hashChosenPassword } from '~/platform/auth/passwords/chosen-password';
import { usableAccounts } from '~/platform/auth/usable-accounts';
import { newId } from '~/platform/db/ids';
import type { Database } from '~/platform/db/schema';
import { fileUrl } from '~/platform/files/store/urls';
import { type UploadRule, withUpload } from '~/platform/files/upload';
import { missing, unique, validated } from '~/platform/http/errors';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, ApiModule, Services } from '~/platform/http/services';
import { takeMail } from '~/platform/limits/mail-limit';
import { refusalFor } from '~/platform/limits/refusals';
import { queueMail } from '~/platform/mail/outbox';
import { crud } from '~/records/crud';
import { changesOf } from '~/records/record-changes';
import { employee, employeeEdit, employeeForm, employeePath } from './employee';
import { addEmployeeRecord, addStaffAccount } from './new-employee.server';

const { area, endpoints, messages, title } = employee;
const EMAIL_TAKEN = { email: 'This email is already registered.' };

const profile: UploadRule = {
  field: 'profile',
  access: 'private',
  accept: ['jpeg', 'png', 'webp'],
  maxBytes: LARGEST_PICTURE_BYTES,
  pictures: [(picture) => picture.resize({ width: 480, height: 480, withoutEnlargement: true }).webp()],
};

const shown = (record: AnyRecord) => employee.row.parse(record);

export const employeeApi: ApiModule = (api, services) => {
  crud(api, services, employee);
  add(api, services);
  edit(api, services);
  inviteAgain(api, services);
};

/** An employee comes with an account, or not at all. */
function add(api: Api, services: Services) {
  const { config, db, firm } = services;
  const answer = done.extend({ employee: employee.row });
  routesOf(api, title)(
    { method: 'POST', path: endpoints.list, summary: `Add: ${title}`, headers: idempotencyHeaders, answer },
    {
      access: `${area}:create`,
      confirm: 'always',
      multipart: { body: employeeForm, file: profile.field, optional: true },
    },
    (request) =>
      withUpload(request, services, profile, async (sent, keys, sha256) => {
        const { password, role: chosen, ...fields } = validated(employeeForm, sent);
        const passwordHash = password
          ? await hashChosenPassword(password, { config, firm, log: request.log })
          : null;
        const author = authorOf(request);
        const role = chosen || 'employee';
        const { name, email, mobile } = fields;
        const account = { _id: newId(), name, email, mobile, role, isBlocked: !fields.isWorking };
        const record = {
          _id: newId(),
          date: now(),
          ...fields,
          gender: fields.gender ?? null,
          role,
          profile: keys[0] ? fileUrl(keys[0]) : null,
        };
        return db.transaction().execute(async (trx) => {
          await lockOwnAccount(trx, signedIn(request));
          const insert = async () => {
            await addStaffAccount(trx, services, { account, passwordHash, author });
            const linked = { ...record, userId: account._id };
            const made = await addEmployeeRecord(trx, services, linked, author);
            return { message: 'Employee added successfully', employee: shown(made) };
          };
          const said = { ...fields, role, hasPassword: passwordHash !== null, profile: sha256 };
          const secret = password && passwordHash ? { password, passwordHash } : undefined;
          return answer.parse(await onceFor(request, trx, said, insert, secret));
        });
      }),
  );
}

function edit(api: Api, services: Services) {
  const { db } = services;
  const employees = changesOf(services, employee);
  routesOf(api, title)(
    {
      method: 'PUT',
      path: '/employee/:employeeId',
      summary: `Edit: ${title}`,
      params: employeePath,
      answer: done.extend({ updatedEmployee: employee.row }),
    },
    {
      access: `${area}:edit`,
      confirm: 'depends',
      multipart: { body: employeeEdit, file: profile.field, optional: true },
    },
    (request) =>
      withUpload(request, services, profile, async (sent, keys) => {
        const { employeeId, version, ...fields } = validated(employeeEdit, sent);
        const found = await find(db, request.params.employeeId);
        if (employeeId !== undefined && employeeId !== found.employeeId) throw fixedId();
        const changes = {
          ...definedIn(fields),
          ...(keys[0] ? { profile: fileUrl(keys[0]) } : {}),
        };
        if (Object.keys(changes).length === 0) {
          throw new AppError(400, 'invalid_input', 'There is nothing to change.');
        }
        const isSelf = found.userId === signedIn(request).user._id;
        const change = (before: AnyRecord) => {
          if (isSelf && fields.role !== undefined && fields.role !== before.role) {
            throw new AppError(403, 'forbidden', 'No one can change their own role.');
          }
          const changed = (field: 'email' | 'role' | 'isWorking') =>
            fields[field] !== undefined && fields[field] !== before[field];
          // Links that set a password are sent to the address; who works here again can log in again.
          if (changed('email') || changed('role') || (changed('isWorking') && fields.isWorking)) {
            requireConfirmed(request);
          }
          return changes;
        };
        const changed = await unique(EMAIL_TAKEN, () =>
          db.transaction().execute(async (trx) => {
            await lockEmployeeRecords(trx, found.userId);
            await lockOtherAccount(trx, signedIn(request), found.userId);
            return employees.updateIn(trx, found._id, change, authorOf(request), { version });
          }),
        );
        if (!changed) throw missing();
        return { message: messages.updated, updatedEmployee: shown(changed) };
      }),
  );
}

function inviteAgain(api: Api, { db }: Services) {
  routesOf(api, title)(
    {
      method: 'POST',
      path: '/employee/:employeeId/invite',
      summary: 'Send the invitation again',
      params: employeePath,
      answer: done,
    },
    // The link goes to the address of the account alone, as that of a forgotten password does for anybody who asks.
    { access: `${area}:edit`, confirm: 'never' },
    async (request) => {
      const { userId } = await find(db, request.params.employeeId);
      const account = await usableAccounts(db).select('email').where('_id', '=', userId).executeTakeFirst();
      if (!account)
        throw new AppError(409, 'conflict', 'The account of this employee is blocked or deleted.');
      if (!(await takeMail(db, 'invite', account.email))) throw invitedOften();
      await queueMail(db, inviteMail, account.email, { userId });
      return { message: 'Invitation sent successfully' };
    },
  );
}

const invitedOften = () => {
  const words = 'The invitation was sent again three times within an hour. Please try again in an hour.';
  return refusalFor(HOUR, words);
};

async function find(db: Database, at: string) {
  const found = await db
    .selectFrom('employees')
    .select(['_id', 'userId', 'employeeId'])
    .where((eb) => eb.or([eb('employeeId', '=', at), eb('_id', '=', at)]))
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!found) throw missing();
  return found;
}

function fixedId() {
  const sentence = 'The employee ID cannot be changed.';
  return new AppError(400, 'invalid_input', sentence, { employeeId: sentence });
}
