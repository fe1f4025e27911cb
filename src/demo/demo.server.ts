import { designations } from '~/features/career/designations';
import { DAY } from '~/lib/time';
import type { Author } from '~/model/author';
import { newReference } from '~/model/reference';
import { visitor } from '~/platform/auth/author';
import { hashPassword } from '~/platform/auth/passwords/password';
import { newToken } from '~/platform/auth/tokens';
import { idOf } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { personOf } from '~/records/people/person-of';
import { addApplications, addEmployees, noSecrets, type Parts, type Person } from './demo-files.server';
import { addCatalogue } from './demo-history.server';
import { addFilledOpening, addOpenings, openingsFor } from './demo-openings.server';
import { addPrices } from './demo-prices.server';
import { addQuotations } from './demo-quotations.server';
import { addRequests } from './demo-requests.server';
import { cameBy } from './demo-visits';
import { dice } from './dice';
import { addInterviews } from './hiring/interviews.server';
import { addScores } from './hiring/scores.server';
import { addWithdrawn } from './hiring/withdrawn.server';
import { moments } from './moments';
import { businesses, firstNames, lastNames } from './words';

const EACH = 300;
const EMPLOYEES = 150;
const clientRoles = ['user', 'user', 'user', 'refferal', 'business', 'corporate'] as const;
const logins = [
  { role: 'admin', email: 'admin@demo.example', name: 'Demo Admin' },
  { role: 'employee', email: 'staff@demo.example', name: 'Demo Staff' },
  { role: 'user', email: 'client@demo.example', name: 'Demo Client' },
] as const;

/** Whose leads they are, beside those who log in. */
const sellers = ['Kavita Rana', 'Imran Qureshi', 'Simran Gill'];

/** Fills an empty database with a year of an agency's work, and answers three logins with passwords made just now. */
export async function fillWithDemo(parts: Parts) {
  const { db } = parts;
  const filled = await db.selectFrom('followups').select('_id').limit(1).executeTakeFirst();
  if (!filled) await fill(parts);
  return Promise.all(
    logins.map(async ({ role, email }) => {
      const password = newToken().slice(0, 12);
      const passwordHash = await hashPassword(password);
      await db.updateTable('users').set({ passwordHash }).where('email', '=', email).execute();
      return { role, email, password };
    }),
  );
}

async function fill(parts: Parts) {
  const { db } = parts;
  const thrown = dice();
  const { roll, pick } = thrown;
  const person = (): Person => {
    const [first, last] = [pick(firstNames), pick(lastNames)];
    const phone = `+91${pick(['98', '99', '97', '88', '70'])}${String(Math.floor(roll() * 1e8)).padStart(8, '0')}`;
    const email = `${first}.${last}@${pick(businesses)}.example`.toLowerCase();
    return { name: `${first} ${last}`, email, phone, mobile: phone };
  };
  const record = (moment: number) => ({
    _id: idOf(moment, Math.floor(roll() * 4096)),
    date: new Date(moment).toISOString(),
    deletedAt: null,
  });
  const submission = (moment: number) => {
    const { mobile: _mobile, ...sender } = person();
    return { ...record(moment), reference: newReference(), ...sender };
  };
  const staff: Author[] = [];
  const colleagues: Author[] = [];
  const since = Date.now() - 365 * DAY;

  await addOpenings(parts);
  await addCatalogue(parts, since);
  await db.transaction().execute(async (trx) => {
    for (const [index, { role, email, name }] of logins.entries()) {
      const account = { _id: idOf(since, index), name, email, role, mobile: '+919818040100' };
      await trx
        .insertInto('users')
        .values({ ...account, ...noSecrets(), createdAt: new Date(since).toISOString() })
        .execute();
      if (role !== 'user') staff.push({ userId: account._id, userName: name });
    }
    colleagues.push(...staff, ...(await addSellers(trx, since)));
    await addRequests(trx, colleagues, thrown, submission);
    for (const [index, moment] of moments(thrown, EACH).entries()) {
      const { _id, date } = record(moment);
      const { phone: _phone, ...member } = person();
      const account = {
        ...member,
        email: member.email.replace('@', `${index + 1}@`),
        role: pick(clientRoles),
        createdAt: date,
      };
      const { _id: personId } = await personOf(trx, { ...account, phone: account.mobile, at: date });
      await trx
        .insertInto('users')
        .values({ _id, ...account, personId, ...noSecrets() })
        .execute();
    }
  });
  const [admin = visitor] = staff;
  await addFilledOpening(parts, idOf(since, 0), admin);
  const applied = await openingsFor(parts, thrown);
  const application = (moment: number) => ({
    ...submission(moment),
    ...cameBy(thrown, '/career'),
    designation: pick(Object.keys(designations)),
    ...applied(moment),
  });
  await addApplications(parts, moments(thrown, EACH), application, staff, thrown);
  await db.transaction().execute(async (trx) => {
    await addInterviews(trx, colleagues, thrown);
    await addScores(trx, colleagues, thrown);
  });
  await addWithdrawn(parts);
  await addEmployees(parts, moments(thrown, EMPLOYEES), person, thrown);
  await addPrices(parts, since, admin);
  await addQuotations(parts);
}

async function addSellers(trx: DatabaseTransaction, since: number): Promise<Author[]> {
  const createdAt = new Date(since).toISOString();
  const accounts = sellers.map((name, index) => ({
    ...{ _id: idOf(since, logins.length + index), name, role: 'employee' as const, mobile: '+919818040100' },
    ...{ email: `${name.replace(' ', '.').toLowerCase()}@demo.example`, ...noSecrets(), createdAt },
  }));
  await trx.insertInto('users').values(accounts).execute();
  return accounts.map(({ _id, name }) => ({ userId: _id, userName: name }));
}
