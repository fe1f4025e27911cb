import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { pictureCalled } from '~/features/media/test-kit';
import { fileKey } from '~/platform/files/store/urls';
import { formOf } from '~/testing/form';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { tellFigures } from '../lib/figures';
import { KILLS, ON_EACH_ENGINE } from '../lib/kills';

const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };
const EDITORS = 3;
/** At least so many are acknowledged between two kills. */
const BETWEEN = 8;
/** One of so many words is published as soon as it is saved. */
const PUBLISHED = 3;

/** What an editor was told is stored: the newest word, and every version that was published. */
interface Told {
  newest: number;
  versions: Map<number, string>;
}

const note = (n: number) => `Word ${n}`;
const numberIn = (data: { note?: unknown } | undefined) =>
  Number(/^Word (\d+)$/.exec(`${data?.note}`)?.[1] ?? 0);

test(`attack 32: ${KILLS.editors} of ${ON_EACH_ENGINE} times kill -9 while words are saved by themselves, published, and pictures come in loses nothing that was acknowledged`, async () => {
  const { db, port, env: site, dataDir } = await migratedSite();
  const env = { ...site, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  let server = startServer(port, env);
  let back: Promise<unknown> = server.ready();
  await back;
  let headers: Record<string, string> = {};
  let count = 0;
  let sending = true;

  /** Undefined where nobody answered, or who answered was about to start. */
  async function ask(method: string, to: string, sent?: object | FormData) {
    const isForm = sent instanceof FormData;
    const body = sent && !isForm ? JSON.stringify(sent) : sent;
    const type: Record<string, string> = body && !isForm ? { 'Content-Type': 'application/json' } : {};
    try {
      const answer = await fetch(`${server.url}/api${to}`, {
        method,
        headers: { ...headers, ...type },
        ...(body ? { body } : {}),
      });
      if (answer.status === 503) throw new Error('not yet');
      const said = await answer.json();
      return { status: answer.status, said };
    } catch {
      await back;
      await wait(5);
      return undefined;
    }
  }
  async function insist(method: string, to: string, sent?: object | FormData) {
    for (;;) {
      const answer = await ask(method, to, sent);
      if (!answer) continue;
      expect([to, answer.status]).toEqual([to, 200]);
      return answer.said;
    }
  }

  const { token } = await insist('POST', '/user/admin-login', ADMIN);
  headers = { Authorization: `Bearer ${token}` };
  const all: { _id: string }[] = await insist('GET', '/content/team');
  const told = new Map<string, Told>(
    all.slice(0, EDITORS).map(({ _id }) => [_id, { newest: 0, versions: new Map() }]),
  );
  const pictures = new Map<string, string>();

  /** Whoever got no answer looks at what is stored: all that they were told is there, and perhaps the one thing more. */
  async function edit(_id: string, mine: Told) {
    const to = `/content/team/${_id}`;
    for (let n = 1; sending; n++) {
      const { draft, published } = await insist('GET', to);
      const stored = numberIn((draft ?? published).data);
      expect([mine.newest, mine.newest + 1]).toContain(stored);
      const data = { ...published.data, note: note(n) };
      const saved = await ask('PUT', `${to}/draft`, { data, basedOn: (draft ?? published).version });
      if (!saved) {
        n = mine.newest;
        continue;
      }
      expect(saved.status).toBe(200);
      mine.newest = n;
      count++;
      if (n % PUBLISHED > 0) continue;
      const done = await ask('POST', `${to}/publish`, {});
      if (!done) continue;
      expect(done.status).toBe(200);
      mine.versions.set(done.said.entry.published.version, note(n));
      count++;
    }
  }

  async function bring() {
    for (let n = 0; sending; n++) {
      const alt = `Picture ${n}`;
      const form = async () => formOf({ alt }, 'file', await pictureCalled(alt));
      for (;;) {
        const answer = await ask('POST', '/media', await form());
        if (!answer) continue;
        expect(answer.status).toBe(200);
        pictures.set(alt, answer.said._id);
        break;
      }
      count++;
    }
  }

  const working = Promise.all([...Array.from(told, ([_id, one]) => edit(_id, one)), bring()]);
  for (let kills = 0; kills < KILLS.editors; kills++) {
    const until = count + BETWEEN;
    // A picture takes longer than a word: most kills come in the middle of one, yet not all.
    while (count < until || pictures.size < kills / 2) await Promise.race([wait(2), working]);
    // Anywhere between two answers, not just behind one.
    await wait(Math.random() * 40);
    await server.kill('SIGKILL');
    server = startServer(port, env);
    back = server.ready();
    await back;
  }
  sending = false;
  await working;
  const published = await db
    .selectFrom('contentVersions')
    .selectAll()
    .where('entryId', 'in', [...told.keys()])
    .orderBy('version')
    .execute();
  const lastWords = [...told.keys()].map((id) =>
    String(published.findLast(({ entryId }) => entryId === id)?.data.note),
  );
  // It may take a second.
  await vi.waitFor(
    async () => {
      const about = await (await fetch(`${server.url}/about-us`)).text();
      expect(lastWords.filter((words) => !about.includes(words))).toEqual([]);
    },
    { timeout: 30_000, interval: 250 },
  );
  await server.kill('SIGKILL');

  for (const [entryId, { newest, versions }] of told) {
    const rows = published.filter((row) => row.entryId === entryId);
    const stored = new Map(rows.map(({ version, data }) => [version, data.note]));
    expect([...versions].filter(([version, words]) => stored.get(version) !== words)).toEqual([]);
    const last = rows.at(-1);
    const entry = await db
      .selectFrom('contentEntries')
      .select('publishedVersion')
      .where('_id', '=', entryId)
      .executeTakeFirst();
    expect(entry?.publishedVersion).toBe(last?.version);
    const draft = await db
      .selectFrom('contentDrafts')
      .select('data')
      .where('entryId', '=', entryId)
      .executeTakeFirst();
    expect([newest, newest + 1]).toContain(numberIn(draft?.data ?? last?.data));
  }
  const rows = await db.selectFrom('media').selectAll().where('drawn', 'is', null).execute();
  // Each of them once, however often it had to be sent.
  expect(rows.map(({ alt, _id }) => `${alt} ${_id}`).toSorted()).toEqual(
    Array.from(pictures, ([alt, _id]) => `${alt} ${_id}`).toSorted(),
  );
  for (const { avif, url, width } of rows) {
    for (const file of [avif, url]) {
      const bytes = await readFile(path.join(dataDir, 'files', fileKey(file ?? '') ?? ''));
      expect((await sharp(bytes).metadata()).width).toBe(width);
    }
  }
  tellFigures('Kills of editors', { kills: KILLS.editors, acknowledged: count, pictures: rows.length });
});
