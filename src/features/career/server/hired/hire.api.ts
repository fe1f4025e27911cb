import { reach } from '~/model/permissions';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import type { Database } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import { recordsOf } from '~/records/records';
import { appliedFor } from '../../applied-for';
import { career } from '../../career';
import { employeeOfCall, hireCall } from '../../hire-calls';
import { accountAt, accountInWords, obstacleIn } from './account-at';
import { hire } from './hire';
import { employeeOf } from './hired';

/** From an application to the first day. */
export function hireApi(api: Api, services: Services) {
  const { db } = services;
  const records = recordsOf(db, career);
  const route = routesOf(api, career.title);

  route(employeeOfCall, { access: 'employees:read' }, async (request) => {
    const { id } = request.params;
    const found = await records.find(id, {});
    if (!found) throw missing();
    const made = await employeeOf(db, id);
    if (made) {
      const { _id, employeeId, dateOfJoining, deletedAt } = made;
      return { employee: { _id, employeeId, dateOfJoining, inTrash: deletedAt !== null }, plan: null };
    }
    const mayMake = reach(signedIn(request).user.role, 'employees:create') === 'all';
    const application = career.row.parse(found);
    const isHired = application.status === 'Hired';
    return { employee: null, plan: mayMake && isHired ? await planOf(db, application) : null };
  });

  route(
    { ...hireCall, headers: idempotencyHeaders },
    { access: 'employees:create', confirm: 'always' },
    (request) => {
      const { params, body: said } = request;
      const work = { id: params.id, said, session: signedIn(request), author: authorOf(request) };
      return db.transaction().execute(async (trx) => {
        const answer = await onceFor(request, trx, { ...params, ...said }, async () => ({
          message: 'Employee added successfully',
          employee: await hire(trx, services, work),
        }));
        return hireCall.answer.parse(answer);
      });
    },
  );
}

interface Hired {
  name: string;
  email: string;
  phone: string;
  designation: string;
  opening?: string | undefined;
}

async function planOf(db: Database, application: Hired) {
  const { name, email, phone } = application;
  const account = await accountAt(db, email);
  return {
    ...{ name, email, mobile: phone, jobrole: appliedFor(application) },
    employeeId: await nextEmployeeId(db),
    account: account ? { _id: account._id, words: accountInWords(account) } : null,
    obstacle: account ? await obstacleIn(db, account) : null,
  };
}

const LOOKED_AT = 200;

/** `PW-015` after `PW-014`; nothing where the last ones have no number at the end. */
async function nextEmployeeId(db: Database) {
  const rows = await db
    .selectFrom('employees')
    .select('employeeId')
    .orderBy('date', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const numbered = rows.flatMap(({ employeeId }) => {
    const [, stem, digits] = /^(.*?)(\d{1,9})$/.exec(employeeId) ?? [];
    return stem === undefined || digits === undefined ? [] : { stem, digits };
  });
  const [newest] = numbered;
  if (!newest) return '';
  const alike = numbered.filter(({ stem }) => stem === newest.stem);
  const highest = Math.max(...alike.map(({ digits }) => Number(digits)));
  return `${newest.stem}${String(highest + 1).padStart(newest.digits.length, '0')}`;
}
