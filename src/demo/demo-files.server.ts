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

/** A small, valid PDF that says whose it is. */
function cvOf(name: string) {
  const text = `BT /F1 24 Tf 72 720 Td (CV of ${name.replace(/[()\\]/g, '')}) Tj ET`;
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${text.length}>>stream
${text}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;
}

export async function addApplications(
  { db, files }: Parts,
  moments: readonly number[],
  application: (moment: number) => Omit<NewRow<'careers'>, 'resume' | 'experience'>,
  staff: readonly Author[],
  thrown: Dice,
) {
  for (const moment of moments) {
    const row = application(moment);
    const cv = Readable.from([Buffer.from(cvOf(row.name))]);
    const { key } = await files.put(cv, { access: 'private', accept: ['pdf'], maxBytes: 100_000 });
    const years = Math.floor(thrown.roll() * 12);
    const experience = years === 1 ? '1 year' : `${years} years`;
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
