import { newReference } from '~/lib/reference';
import { DAY, now } from '~/lib/time';
import { designations } from '~/resources/career/designations';
import { requirements } from '~/resources/enquiry/requirements';
import { catalogue } from '~/resources/iot-product/catalogue';
import { hashPassword } from '~/server/auth/password';
import { newToken } from '~/server/auth/tokens';
import { idOf } from '~/server/ids';
import { addApplications, addEmployees, noSecrets, type Parts, type Person } from './demo-files.server';
import { dice } from './dice';
import { businesses, cities, firstNames, lastNames, remarks } from './words';

const EACH = 300;
const statuses = ['Pending', 'In Progress', 'Completed'] as const;
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
  // More of late than a year ago: the agency grows.
  const moments = Array.from(
    { length: EACH },
    () => Date.now() - Math.floor(roll() ** 1.6 * 365 * DAY),
  ).sort();
  const record = (moment: number) => ({
    _id: idOf(moment, Math.floor(roll() * 4096)),
    date: new Date(moment).toISOString(),
    deletedAt: null,
  });
  const submission = (moment: number) => {
    const { mobile: _mobile, ...sender } = person();
    return { ...record(moment), reference: newReference(), ...sender };
  };
  const remarksSince = (moment: number) =>
    Array.from({ length: Math.floor(roll() * 4) }, (_, step) => ({
      val: pick(remarks),
      date: new Date(Math.min(moment + step * 3 * DAY, Date.now())).toISOString(),
    }));

  await db.transaction().execute(async (trx) => {
    for (const [index, { role, email, name }] of logins.entries()) {
      const account = { _id: idOf(moments[0] ?? 0, index), name, email, role, mobile: '+919818040100' };
      await trx
        .insertInto('users')
        .values({ ...account, ...noSecrets(), createdAt: now() })
        .execute();
    }
    for (const [index, moment] of moments.entries()) {
      // The demo client has sent a few of their own.
      const own = index % 50 === 0 ? { email: 'client@demo.example', name: 'Demo Client' } : {};
      const place = { city: pick(cities) };
      const enquiry = {
        ...submission(moment),
        ...place,
        requirement: pick(Object.keys(requirements)),
        ...own,
      };
      await trx.insertInto('enquiries').values(enquiry).execute();
      await trx
        .insertInto('contacts')
        .values({ ...submission(moment), ...place })
        .execute();
      await trx
        .insertInto('iotQuotes')
        .values({ ...submission(moment), productName: pick(catalogue).productName, ...own })
        .execute();
      const { phone: _phone, ...lead } = person();
      const said = { status: pick(statuses), remarks: JSON.stringify(remarksSince(moment)) };
      await trx
        .insertInto('followups')
        .values({ ...record(moment), ...lead, ...said })
        .execute();
      const { phone: _unused, ...member } = person();
      const { _id, date } = record(moment);
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
  await addApplications(parts, moments, application, thrown);
  await addEmployees(
    parts,
    moments.filter((_, index) => index % 2 === 0),
    person,
    thrown,
  );
}
