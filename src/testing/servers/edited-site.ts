import { expect } from 'vitest';
import { z } from 'zod';
import { freePort, migratedSite, startServer } from './server-process';

const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };

type Data = Record<string, unknown>;

const listed = z.array(z.looseObject({ _id: z.string(), title: z.string() }));
const said = z.looseObject({ version: z.number(), data: z.record(z.string(), z.unknown()) }).nullable();
export const edited = z.looseObject({ published: said, draft: said });
const named = z.looseObject({ picture: z.looseObject({ _id: z.string() }) });

/** Two processes on one database: one is told of a change, the other finds it by itself. */
export async function startEditedSite() {
  const { env: site, db, dataDir } = await migratedSite();
  const env = { ...site, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const [told, other] = [startServer(await freePort(), env), startServer(await freePort(), env)];
  await told.ready();
  await other.ready();
  let headers: Record<string, string> = {};
  const call = async (method: string, path: string, body?: Data | FormData) => {
    const isForm = body instanceof FormData;
    const type = body && !isForm ? { 'Content-Type': 'application/json' } : {};
    const sent = body ? { body: isForm ? body : JSON.stringify(body) } : {};
    const answer = await fetch(`${told.url}/api${path}`, {
      method,
      headers: { ...headers, ...type },
      ...sent,
    });
    expect([method, path, answer.status]).toEqual([method, path, 200]);
    return answer.json();
  };
  const { token } = await call('POST', '/user/admin-login', ADMIN);
  headers = { Authorization: `Bearer ${token}` };

  const entries = async (collection: string) => listed.parse(await call('GET', `/content/${collection}`));
  const entryOf = async (collection: string, title?: string) => {
    const all = await entries(collection);
    return `/content/${collection}/${(title ? all.find((one) => one.title === title) : all[0])?._id}`;
  };
  async function draft(entry: string, changes: (data: Data) => Data) {
    const { published, draft: before } = edited.parse(await call('GET', entry));
    const { data = {}, version } = before ?? published ?? {};
    await call('PUT', `${entry}/draft`, { data: { ...data, ...changes(data) }, basedOn: version });
  }
  /** Changes what one of a collection says: the one of that title, or the first. */
  async function publish(
    collection: string,
    title: string | undefined,
    changes: Data | ((data: Data) => Data),
  ) {
    const entry = await entryOf(collection, title);
    await draft(entry, typeof changes === 'function' ? changes : () => changes);
    await call('POST', `${entry}/publish`, {});
  }
  async function swapLast(collection: string) {
    const ids = (await entries(collection)).map(({ _id }) => _id);
    const [last = '', before = ''] = [ids.pop(), ids.pop()];
    await call('POST', `/content/${collection}/order`, { ids: [...ids, last, before] });
  }
  /** What the library says of a picture, which words name as it was drawn. */
  async function describe(name: string, fields: Record<string, string>) {
    const { picture } = named.parse(await call('GET', `/media/named?name=${encodeURIComponent(name)}`));
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    await call('PUT', `/media/${picture._id}`, form);
  }
  return { db, dataDir, told, other, call, entryOf, draft, publish, swapLast, describe };
}

export type EditedSite = Awaited<ReturnType<typeof startEditedSite>>;
