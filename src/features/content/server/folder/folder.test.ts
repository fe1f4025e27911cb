// On SQLite alone: it is about files; what is stored of them goes the way of every draft and every version.
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { pictureCalled, upload } from '~/features/media/test-kit';
import { startApp } from '~/testing/start-app';
import { exportContent, importContent } from '../../content-folder.server';

async function newFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'peepalworks-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = (name: string) => path.join(folder, name);
  const read = async (name: string) => JSON.parse(await readFile(file(name), 'utf8'));
  const write = async (name: string, data: unknown) => {
    await mkdir(path.dirname(file(name)), { recursive: true });
    await writeFile(file(name), typeof data === 'string' ? data : JSON.stringify(data));
  };
  return { folder, file, read, write };
}

async function start() {
  const t = await startApp();
  for (const { firstRecords } of t.features) await firstRecords?.(t);
  const admin = await t.logIn('admin');
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const answer = await t.call(method, `/api${path}`, { ...admin, ...(body ? { body } : {}) });
    expect([method, path, answer.statusCode]).toEqual([method, path, 200]);
    return answer.json();
  };
  const entries = async (collection: string): Promise<{ _id: string; slug: string; title: string }[]> =>
    call('GET', `/content/${collection}`);
  async function save(collection: string, at: number, changes: object) {
    const id = (await entries(collection))[at]?._id;
    const { draft, published } = await call('GET', `/content/${collection}/${id}`);
    const { data, version } = draft ?? published;
    await call('PUT', `/content/${collection}/${id}/draft`, {
      data: { ...data, ...changes },
      basedOn: version,
    });
    return `/content/${collection}/${id}`;
  }
  return { house: t, admin, t, call, entries, save };
}

/** A site on which much has been done. */
async function startEdited() {
  const site = await start();
  const { call, entries, save, admin, t } = site;
  const fields = { name: 'At work', alt: 'Two people at a table' };
  const uploaded = await upload(t, admin, fields, await pictureCalled('table', 700, 500));
  const portrait = { media: uploaded.json()._id, alt: '' };
  const { items } = await call('GET', '/media?page=1&pageSize=100');
  const drawn = items.find((item: { drawn: string | null }) => item.drawn !== null);
  await call('PUT', `/media/${drawn._id}`, { alt: 'Said anew', focusX: 0.2, version: drawn.version });
  await call('POST', `${await save('services', 1, { title: 'Web Engineering' })}/publish`, {});
  await call('POST', `${await save('team', 2, { note: 'Speaks <b>&</b> draws. ☘', portrait })}/publish`, {});
  await save('team', 0, { note: 'Not yet.' });
  await save('home', 0, {});
  const [, gone, off] = await entries('portfolio');
  await call('DELETE', `/content/portfolio/${gone?._id}`);
  await call('POST', `/content/portfolio/${off?._id}/unpublish`);
  const [first] = await entries('team');
  await call('POST', '/content/team', { copyOf: first?._id });
  const ids = (await entries('team')).map(({ _id }) => _id).reverse();
  await call('POST', '/content/team/order', { ids });
  await call('POST', '/redirects', { from: '/our-work', to: '/portfolio' });
  return { ...site, uploadedId: portrait.media };
}

const uploadedIn = ({ url }: { url: string }) => url.replace('/files/', '');

test('a site that is exported, and imported where nobody has been, is the same site to the letter', async () => {
  const [{ folder }, again] = [await newFolder(), await newFolder()];
  const one = await startEdited();
  const { hash, files } = await exportContent(one.house, folder);
  expect(await exportContent(one.house, again.folder)).toEqual({ hash, files });
  const other = await start();
  await importContent(other.house, folder, 'publish');
  expect(await exportContent(other.house, again.folder)).toEqual({ hash, files });
  // Its pictures, too.
  const file = uploadedIn(await again.read(`media/${one.uploadedId}.json`));
  expect(await buffer((await other.house.files.open(file))?.stream ?? Readable.from([]))).toEqual(
    await readFile(again.file(`media/${path.basename(file)}`)),
  );
  // A second time there is nothing left to do.
  expect(await importContent(other.house, folder, 'publish')).toEqual([]);
  const [{ title } = { title: '' }] = await other.entries('team');
  expect(title).toMatch(/\(copy\)$/);
});

test('a dry run says what would change and changes nothing; publishing makes versions of it', async () => {
  const { folder, read, write, file } = await newFolder();
  const { house, call, entries } = await start();
  const before = await exportContent(house, folder);
  const order: string[] = await read('team/order.json');
  const [first = '', second = '', ...others] = order;
  const person = await read(`team/${first}.json`);
  await write(`team/${first}.json`, { ...person, note: 'From a file.' });
  await write('team/nobody-yet.json', { ...person, name: 'Nobody Yet' });
  await rm(file(`team/${second}.json`));
  await write('team/order.json', [...others, 'nobody-yet', first]);
  await write('redirects.json', [{ from: '/b', to: '/c' }]);
  const changes = [
    `− team/${second} (to the trash)`,
    '+ team/nobody-yet',
    `~ team/${first}`,
    '~ team: in another order',
    '+ redirect /b → /c',
  ];
  expect((await importContent(house, folder, 'dry-run')).sort()).toEqual(changes.sort());
  const apart = await newFolder();
  expect((await exportContent(house, apart.folder)).hash).toBe(before.hash);
  expect((await importContent(house, folder, 'publish')).sort()).toEqual(changes);
  const team = await entries('team');
  expect(team.map(({ title }) => title).slice(-2)).toEqual(['Nobody Yet', person.name]);
  const { items } = await call('GET', `/content/team/${team.at(-1)?._id}/versions`);
  expect(items).toMatchObject([
    { version: 2, userName: 'Import', userId: null, data: { note: 'From a file.' } },
    { version: 1 },
  ]);
});

test('without being told to publish, words become drafts, and visitors see nothing of it', async () => {
  const { folder, read, write, file } = await newFolder();
  const { house, call, entries, save } = await start();
  await exportContent(house, folder);
  const [first = '', second = ''] = await read('team/order.json');
  const person = await read(`team/${first}.json`);
  await write(`team/${first}.json`, { ...person, note: 'From a file.' });
  await rm(file(`team/${second}.json`));
  await write('team/order.json', []);
  expect(await importContent(house, folder, 'drafts')).toEqual([`~ team/${first}`]);
  const team = await entries('team');
  expect(team).toHaveLength(8);
  const path = `/content/team/${team[0]?._id}`;
  expect(await call('GET', path)).toMatchObject({
    state: 'changed',
    draft: { data: { note: 'From a file.' }, userName: 'Import' },
    published: { version: 1 },
  });
  // What somebody is writing is not lost when the same entry is published from a folder.
  await save('team', 0, { note: 'Mine.' });
  await importContent(house, folder, 'publish');
  expect(await call('GET', path)).toMatchObject({
    draft: { data: { note: 'Mine.' } },
    published: { data: { note: 'From a file.' } },
  });
});

test('attack 53: what is not right in a folder is said with its file, and nothing of it is imported', async () => {
  const { house } = await start();
  const apart = await newFolder();
  const before = await exportContent(house, apart.folder);
  for (const [file, data, words] of [
    ['home/home.json', '{', 'home/home.json is not JSON.'],
    ['home/home.json', [], 'home/home.json is no entry.'],
    ['home/other.json', {}, 'There is more than one home.'],
    ['team/new.json', { name: 'New', note: 7 }, /^team\/new\.json: .*note/],
    ['team/order.json', ['../../secret'], /names “..\/..\/secret”, which is not there/],
    ['content.json', { format: 9 }, /another format/],
    ['redirects.json', [{ from: '/a', to: '//evil.example' }], /^redirects\.json: \/a: New address must be/],
    [
      'redirects.json',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
      /leads back/,
    ],
    ['media/a.json', { _id: 'a', url: '/etc/passwd' }, 'media/a.json is no picture.'],
    ['posts/order.json', ['none'], /names “none”/],
    ['home/home.json', `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, /nested deeper than any entry/],
    ['content.json', '['.repeat(200_000) + ']'.repeat(200_000), /nested deeper than any entry/],
    ['team/large.json', `"${'x'.repeat(1024 * 1024)}"`, /larger than any entry/],
  ] as const) {
    const { folder, write } = await newFolder();
    await exportContent(house, folder);
    await write('team/zz-added.json', {
      ...(await apart.read(`team/${(await apart.read('team/order.json'))[0]}.json`)),
      name: 'Added',
    });
    await write(file, data);
    await expect(importContent(house, folder, 'publish'), file).rejects.toThrow(words);
    expect((await exportContent(house, apart.folder)).hash).toBe(before.hash);
  }
  const { folder, write } = await newFolder();
  await expect(importContent(house, folder, 'publish')).rejects.toThrow(/no content.json/);
  await write('holiday.jpg', 'x');
  await expect(exportContent(house, folder)).rejects.toThrow(/other things in it/);
  await expect(importContent(house, path.join(folder, 'none'), 'publish')).rejects.toThrow(
    /There is no folder/,
  );
});

test('attack 53: a link in a folder is followed neither to what is read nor to what is written', async () => {
  const { house } = await start();
  for (const name of [
    'team/order.json',
    'home/home.json',
    'content.json',
    'redirects.json',
    'media',
    'team',
  ]) {
    const { folder, file } = await newFolder();
    await exportContent(house, folder);
    const apart = await newFolder();
    await apart.write('secret/words', 'Not ours');
    await rm(file(name), { recursive: true });
    await symlink(apart.file(name.includes('.') ? 'secret/words' : 'secret'), file(name));
    await expect(exportContent(house, folder), name).rejects.toThrow(`${name} leads out of the folder`);
    await expect(importContent(house, folder, 'publish'), name).rejects.toThrow(
      `${name} leads out of the folder`,
    );
    expect([name, await readFile(apart.file('secret/words'), 'utf8')]).toEqual([name, 'Not ours']);
  }
});

test('attack 43: what looks like a file in the name or description of a picture is text; and a picture has no files but its own', async () => {
  const { house, uploadedId, call } = await startEdited();
  const text = '/files/public/0b0ff1ce-0000-4000-8000-000000000000.webp';
  await call('PUT', `/media/${uploadedId}`, { alt: text });
  const { folder, read, write } = await newFolder();
  await exportContent(house, folder);
  const other = await start();
  await importContent(other.house, folder, 'publish');
  const place = `media/${uploadedId}.json`;
  const picture = await read(place);
  expect(picture.alt).toBe(text);
  for (const url of [
    '/files/private/0b0ff1ce-0000-4000-8000-000000000000.pdf',
    'https://evil.example/a.webp',
  ]) {
    await write(place, { ...picture, url });
    await expect(importContent(other.house, folder, 'publish')).rejects.toThrow(`${place} is no picture.`);
  }
});

test('a folder of an earlier version, whose entries had more fields, is read in those that there are, and changes nothing', async () => {
  const { folder, read, write } = await newFolder();
  const { house, call, entries } = await start();
  await exportContent(house, folder);
  const tab = await read('portfolio/portfolio-tab-b2b.json');
  const projects = tab.projects.map((project: object) => ({ ...project, slug: 'short' }));
  await write('portfolio/portfolio-tab-b2b.json', { ...tab, key: 'b2b', projects });
  expect(await importContent(house, folder, 'publish')).toEqual([]);
  await write('portfolio/portfolio-tab-b2b.json', { ...tab, key: 'b2b', projects, line: 'Said anew.' });
  expect(await importContent(house, folder, 'publish')).toEqual(['~ portfolio/portfolio-tab-b2b']);
  const { published } = await call('GET', `/content/portfolio/${(await entries('portfolio'))[0]?._id}`);
  expect(published.data).toMatchObject({ label: 'B2B', line: 'Said anew.' });
  expect(JSON.stringify(published.data)).not.toContain('short');
});

test('a folder of an earlier version, whose entries had fewer fields, says in the others what they say to begin with', async () => {
  const { folder, read, write } = await newFolder();
  const { house } = await start();
  await exportContent(house, folder);
  const [name] = await read('popups/order.json');
  const { card, ...popup } = await read(`popups/${name}.json`);
  const { drawing, ...before } = card;
  expect(drawing).toBeTruthy();
  await write(`popups/${name}.json`, { ...popup, card: before });
  expect(await importContent(house, folder, 'publish')).toEqual([]);
});

test('an export over an earlier one leaves nothing of it behind, and touches nothing else', async () => {
  const { folder, read, write } = await newFolder();
  const { house, call, entries } = await start();
  await exportContent(house, folder);
  await write('.git/HEAD', 'ref');
  await write('README.md', 'Ours');
  const [first] = await entries('team');
  const [name] = await read('team/order.json');
  await call('DELETE', `/content/team/${first?._id}`);
  await exportContent(house, folder);
  await expect(read(`team/${name}.json`)).rejects.toThrow();
  expect(await readFile(path.join(folder, 'README.md'), 'utf8')).toBe('Ours');
});

test('attack 53: a picture that is none, or that is not there, is refused before anything is stored', async () => {
  const site = await startEdited();
  for (const spoil of [
    (file: string) => writeFile(file, '<svg onload="alert(1)">'),
    (file: string) => rm(file),
  ]) {
    const { folder, file, read } = await newFolder();
    await exportContent(site.house, folder);
    await spoil(file(`media/${path.basename(uploadedIn(await read(`media/${site.uploadedId}.json`)))}`));
    const other = await start();
    await expect(importContent(other.house, folder, 'publish')).rejects.toThrow(
      /is not what its name says|is not there/,
    );
    expect(
      await other.t.db.selectFrom('media').select('_id').where('_id', '=', site.uploadedId).execute(),
    ).toEqual([]);
  }
});

test('attack 52: a text in a folder that is nested or goes on without end is refused in words, soon', async () => {
  const { house } = await start();
  const { folder, read, write } = await newFolder();
  await exportContent(house, folder);
  const [post] = await read('posts/order.json');
  for (const [markdown, words] of [
    ['- '.repeat(400_000), /too deep in each other/],
    [`${'>'.repeat(900_000)} deep`, /too deep in each other/],
    ['a\n\n'.repeat(300_000), /longer than any text/],
    ['a\n\n'.repeat(30_000), /at most 60,000 characters, in 4,000 parts/],
  ] as const) {
    await write(`posts/${post}.body.md`, markdown);
    await expect(importContent(house, folder, 'publish')).rejects.toThrow(words);
  }
});
