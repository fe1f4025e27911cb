import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { filesBelow, samples } from '~/platform/files/test-kit';
import type { StartedApp } from './start-app';

/** Exactly the documented payload, beside the CV. */
export const ravi = { name: 'Ravi Rao', email: 'ravi@rao.example', phone: '98180 40102', designation: 'WBD' };

/** The form as a browser sends it. Null leaves the CV out. */
export function application(
  values: object = ravi,
  cv: Uint8Array | string | null = samples.pdf,
  name = 'cv.pdf',
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) form.append(field, String(value));
  if (cv !== null)
    form.append('resume', new Blob([new Uint8Array(Buffer.from(cv))], { type: 'application/pdf' }), name);
  return form;
}

export const careers = ({ db }: Pick<StartedApp, 'db'>) => db.selectFrom('careers').selectAll().execute();

export async function storedFiles({ dataDir }: Pick<StartedApp, 'dataDir'>) {
  const folders = ['files', 'tmp'].map((name) => path.join(dataDir, name));
  await Promise.all(folders.map((folder) => fs.mkdir(folder, { recursive: true })));
  return (await Promise.all(folders.map(filesBelow))).flat();
}

/** No row, no file, not even one that waits for its deletion, and no mail. */
export async function expectNothing(t: Pick<StartedApp, 'db' | 'dataDir'>) {
  expect(await careers(t)).toEqual([]);
  expect(await storedFiles(t)).toEqual([]);
  expect(await t.db.selectFrom('pendingFileDeletions').selectAll().execute()).toEqual([]);
  expect(await t.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
}
