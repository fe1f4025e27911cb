import { Readable } from 'node:stream';
import { DAY, now } from '~/lib/time';
import type { Author } from '~/model/author';
import { idOf } from '~/platform/db/ids';
import type { NewRow } from '~/platform/db/schema';
import { fileUrl } from '~/platform/files/store/urls';
import type { Services } from '~/platform/http/services';
import { personOf } from '~/records/people/person-of';
import { tell } from './demo-history.server';
import { addStages, stageAt } from './demo-stages.server';
import type { Dice } from './dice';
import { docxOf, pdfOf } from './hiring/cv.server';
import { jobRoles } from './words';

export type Parts = Pick<Services, 'db' | 'files' | 'features'>;

export interface Person {
  name: string;
  email: string;
  phone: string;
  mobile: string;
}

/** Nobody logs in as these people. */
export const noSecrets = () => ({ passwordHash: null, emailVerifiedAt: now(), termsVersion: null });

/** One in five was written with Word. */
const isDocument = (index: number) => index % 5 === 2;

export async function addApplications(
  { db, files }: Parts,
  moments: readonly number[],
  application: (moment: number) => Omit<NewRow<'careers'>, 'resume' | 'experience'>,
  staff: readonly Author[],
  thrown: Dice,
) {
  for (const [index, moment] of moments.entries()) {
    const row = application(moment);
    const years = Math.floor(thrown.roll() * 12);
    const experience = years === 1 ? '1 year' : `${years} years`;
    const lines = [`CV of ${row.name}`, row.email, row.phone, `Experience: ${experience}`];
    const cv = Readable.from(isDocument(index) ? docxOf(lines) : [Buffer.from(pdfOf(row.name))]);
    const { key } = await files.put(cv, { access: 'private', accept: ['pdf', 'docx'], maxBytes: 100_000 });
    const status = stageAt((Date.now() - moment) / DAY, thrown);
    await db.transaction().execute(async (trx) => {
      const { _id: personId } = await personOf(trx, { ...row, at: row.date });
      await trx
        .insertInto('careers')
        .values({ ...row, personId, experience, status, resume: fileUrl(key) })
        .execute();
      await tell(trx, { resource: 'career', recordId: row._id, moment });
      await addStages(trx, { _id: row._id, moment, status }, staff, thrown);
    });
  }
}

export async function addEmployees(
  { db }: Parts,
  moments: readonly number[],
  person: () => Person,
  { roll, pick }: Dice,
) {
  for (const [index, moment] of moments.entries()) {
    const { phone: _phone, ...member } = person();
    const email = member.email.replace(/@.*/, `${index + 1}@peepalworks.example`);
    const date = new Date(moment).toISOString();
    const shared = { ...member, email, role: 'employee' as const };
    const userId = idOf(moment, index);
    const isWorking = roll() < 0.85;
    await db
      .insertInto('users')
      .values({ _id: userId, ...shared, ...noSecrets(), isBlocked: !isWorking, createdAt: date })
      .execute();
    const job = { jobrole: pick(jobRoles), gender: pick(['Male', 'Female', 'Other', null]), isWorking };
    const file = {
      dateOfJoining: date,
      profile: null,
      employeeId: `PW-${100 + index}`,
      userId,
      deletedAt: null,
    };
    await db
      .insertInto('employees')
      .values({ _id: idOf(moment, index + 1), date, ...shared, ...job, ...file })
      .execute();
  }
}
