import { user } from '~/features/user/user';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { AnyRecord } from '~/model/resource';
import { inviteMail, verifyMail } from '~/platform/auth/mails/account-mails';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { unique } from '~/platform/http/errors';
import type { Services } from '~/platform/http/services';
import { queueMail } from '~/platform/mail/outbox';
import { changesOf } from '~/records/record-changes';
import { employee } from './employee';

const EMAIL_TAKEN = { email: 'This email is already registered.' };
const ID_TAKEN = { employeeId: 'Another employee already has this employee ID.' };

type Given = Pick<Services, 'db' | 'features'>;

interface NewAccount extends AnyRecord {
  email: string;
  isBlocked: boolean;
}

/** An account for somebody who works here, and the mail by which they open it. */
export async function addStaffAccount(
  trx: DatabaseTransaction,
  services: Given,
  { account, passwordHash, author }: { account: NewAccount; passwordHash: string | null; author: Author },
) {
  await unique(EMAIL_TAKEN, () =>
    changesOf(services, user).insert(trx, { ...account, passwordHash, createdAt: now() }, author),
  );
  // Who was given a password has yet to prove the address, or would hear of nothing that happens to the account.
  if (!account.isBlocked)
    await queueMail(trx, passwordHash ? verifyMail : inviteMail, account.email, { userId: account._id });
}

/** The record of an employment, which names its account. */
export const addEmployeeRecord = (
  trx: DatabaseTransaction,
  services: Given,
  record: AnyRecord & { userId: string },
  author: Author,
) => unique(ID_TAKEN, () => changesOf(services, employee).insert(trx, record, author));
