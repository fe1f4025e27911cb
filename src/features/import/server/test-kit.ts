import { fileOf, formOf } from '~/testing/form';
import { type StartedApp, startApp } from '~/testing/start-app';

export const HEADER = 'Name,Email,Phone,City,Requirement';
export const row = (
  n: number,
  change: Partial<Record<'email' | 'phone' | 'city' | 'requirement', string>> = {},
) => {
  const {
    email = `p${n}@sheet.example`,
    phone = `98180 ${40000 + n}`,
    city = 'Pune',
    requirement = 'CRM',
  } = change;
  return `Person ${n},${email},${phone},${city},${requirement}`;
};
export const sheet = (...rows: string[]) => [HEADER, ...rows].join('\r\n');
export const MAPPING = {
  Name: 'name',
  Email: 'email',
  Phone: 'phone',
  City: 'city',
  Requirement: 'requirement',
};

export async function start() {
  const t = await startApp();
  const { headers, user } = await t.logIn('employee');
  return { t, headers, user, ...desk(t, headers) };
}

/** What somebody does at the page. */
export function desk(t: StartedApp, headers: Record<string, string>) {
  const upload = (content: string | Buffer, resource = 'enquiry', name = 'list.csv') => {
    const form = formOf({ resource }, 'file', fileOf(Buffer.from(content), name, 'text/csv'));
    return t.app.inject({ method: 'POST', url: '/api/imports', headers, payload: form });
  };
  const act = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
    t.call(method, `/api/imports/${path}`, { headers, body });
  const check = async (content: string, onDuplicate = 'skip', mapping: object = MAPPING) => {
    const { _id } = (await upload(content)).json();
    return { id: String(_id), dry: (await act('PUT', _id, { mapping, onDuplicate })).json() };
  };
  const run = async (content: string, onDuplicate = 'skip') => {
    const { id } = await check(content, onDuplicate);
    return { id, outcome: (await act('POST', `${id}/run`)).json() };
  };
  const list = () => t.call('GET', '/api/imports?page=1', { headers });
  return { upload, act, check, run, list };
}

export const enquiries = ({ db }: StartedApp) =>
  db.selectFrom('enquiries').selectAll().where('deletedAt', 'is', null).orderBy('_id').execute();
