import { designations } from '~/features/career/designations';
import { catalogue } from '~/features/iot-product/catalogue';
import { DAY } from '~/lib/time';
import type { Author } from '~/model/author';
import { newReference } from '~/model/reference';
import { hashPassword } from '~/platform/auth/passwords/password';
import { newToken } from '~/platform/auth/tokens';
import { idOf } from '~/platform/db/ids';
import { addApplications, addEmployees, noSecrets, type Parts, type Person } from './demo-files.server';
import { addFollowups } from './demo-followups.server';
import { addCatalogue, tell } from './demo-history.server';
import { dice } from './dice';
import { moments } from './moments';
import { businesses, cities, firstNames, lastNames, wishes } from './words';

const ENQUIRIES = 900;
const EACH = 300;
const EMPLOYEES = 150;
const clientRoles = ['user', 'user', 'user', 'refferal', 'business', 'corporate'] as const;
const logins = [
  { role: 'admin', email: 'admin@demo.example', name: 'Demo Admin' },
  { role: 'employee', email: 'staff@demo.example', name: 'Demo Staff' },
  { role: 'user', email: 'client@demo.example', name: 'Demo Client' },
] as const;

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
  // The demo client has sent a few of their own.
  const sometimesOwn = (index: number) =>
    index % 50 === 0 ? { email: 'client@demo.example', name: 'Demo Client' } : {};
  const staff: Author[] = [];
  const since = Date.now() - 365 * DAY;

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
    const enquiries = moments(thrown, ENQUIRIES).map((moment, index) => ({
      ...submission(moment),
      city: pick(cities),
      requirement: pick(wishes),
      ...sometimesOwn(index),
    }));
    for (const row of enquiries) {
      await trx.insertInto('enquiries').values(row).execute();
      await tell(trx, { resource: 'enquiry', recordId: row._id, moment: Date.parse(row.date) });
    }
    for (const moment of moments(thrown, EACH)) {
      const row = { ...submission(moment), city: pick(cities) };
      await trx.insertInto('contacts').values(row).execute();
      await tell(trx, { resource: 'contact', recordId: row._id, moment });
    }
    for (const [index, moment] of moments(thrown, EACH).entries()) {
      const row = {
        ...submission(moment),
        productName: pick(catalogue).productName,
        ...sometimesOwn(index),
      };
      await trx.insertInto('iotQuotes').values(row).execute();
      await tell(trx, { resource: 'iot-quote', recordId: row._id, moment });
    }
    const lead = () => {
      const { phone: _phone, ...someone } = person();
      return someone;
    };
    const followups = { moments: moments(thrown, EACH), record, lead, owners: staff, enquiries };
    await addFollowups(trx, followups, thrown);
    for (const [index, moment] of moments(thrown, EACH).entries()) {
      const { _id, date } = record(moment);
      const member = lead();
      const account = {
        ...member,
        email: member.email.replace('@', `${index + 1}@`),
        role: pick(clientRoles),
        createdAt: date,
      };
      await trx
        .insertInto('users')
        .values({ _id, ...account, ...noSecrets() })
        .execute();
    }
  });
  const application = (moment: number) => ({
    ...submission(moment),
    designation: pick(Object.keys(designations)),
  });
  await addApplications(parts, moments(thrown, EACH), application, staff, thrown);
  await addEmployees(parts, moments(thrown, EMPLOYEES), person, thrown);
}
