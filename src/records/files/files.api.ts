import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { HOUR } from '~/lib/time';
import { reach } from '~/model/permissions';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import { isWordKey, typeOfKey } from '~/platform/files/content/kinds';
import { holderOf } from '~/platform/files/named/holder';
import { textOfWord } from '~/platform/files/word/word';
import { missing } from '~/platform/http/errors';
import { fileRoutesOf, routesOf } from '~/platform/http/routes-of';
import type { Api, ApiModule, Services } from '~/platform/http/services';
import { boundedQueue } from '~/platform/limits/bounded-queue';
import type { Limit } from '~/platform/limits/limit';
import { take } from '~/platform/limits/limiter';
import { refuseIfWaiting } from '~/platform/limits/refusals';
import { fileTextCall } from './file-text-call';
import { openNoted } from './open-noted';

/** Should a browser open it as a page of its own after all, that page may do nothing. */
const NOTHING_RUNS = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Of one account. Not by the route: a list of employees shows ten pictures at a time. */
const CONFIDENTIAL_FILES: Limit = { name: 'confidential files', most: 200, windowMs: HOUR };

const params = z.object({ name: z.string().max(100) });
const noSuchFile = () => missing('There is no such file.');

/** Taken apart one after the other, and in bounded time: whoever asks next waits for less than a second. */
const oneByOne = boundedQueue(1, 50, () => {
  const sentence = 'Many documents are being read at the moment. Please try again in a minute.';
  return new AppError(503, 'overloaded', sentence, undefined, { 'Retry-After': '60' });
});

/**
 * Private files reach staff through here only; the browser is told to save them, never to run them. A file is as open as the
 * record that holds it: what lies in the trash is for those who may empty it, and what nobody holds is for nobody.
 */
export const filesApi: ApiModule = (api, { db, files, resources }) => {
  // One CV at a time is the daily work of who hires; each look is remembered with its reader, and their number is limited.
  const reading = { access: 'files:read', confirm: 'never' } as const;

  async function openFor(request: FastifyRequest, key: string) {
    // What is no key of ours is no question for the database, which may not even take its characters.
    const holder = typeOfKey(key) && (await holderOf(db, resources, key));
    if (!holder) throw noSuchFile();
    const { resource, recordId, inTrash, isConfidential } = holder;
    const needed = inTrash ? 'delete' : 'read';
    if (reach(signedIn(request).user.role, `${resource.area}:${needed}`) !== 'all') throw noSuchFile();
    if (isConfidential) {
      const { _id } = signedIn(request).user;
      refuseIfWaiting((await take(db, [CONFIDENTIAL_FILES, _id])).waitMs);
    }
    const opening = isConfidential ? { resource, recordId, author: authorOf(request) } : undefined;
    const file = await openNoted({ db, files }, key, opening);
    if (!file) throw noSuchFile();
    return { ...file, holder };
  }

  fileRoutesOf(api, 'Files')(
    { method: 'GET', path: '/files/private/:name', summary: 'A private file', params },
    { ...reading, produces: 'application/octet-stream' },
    async (request, reply) => {
      const key = `private/${request.params.name}`;
      const { type, size, stream, holder } = await openFor(request, key);
      const { field, recordId } = holder;
      return (
        reply
          .type(type)
          .header('Content-Length', size)
          // A name of ours: people's own would go into a header, and onto the reader's disk.
          .header('Content-Disposition', `attachment; filename="${field}-${recordId}${path.extname(key)}"`)
          .header('Content-Security-Policy', NOTHING_RUNS)
          .send(stream)
      );
    },
  );

  routesOf(api, 'Files')(fileTextCall, reading, async (request) => {
    const key = `private/${request.params.name}`;
    if (!isWordKey(key)) throw noSuchFile();
    const { stream } = await openFor(request, key);
    const bytes = Buffer.concat(await stream.toArray());
    const read = await oneByOne(() => textOfWord(bytes));
    return read ?? { text: null, isCut: false };
  });
};

/** Pictures of the site. A file never changes under its name, so whoever has it once need not ask again. */
export function publicFiles(app: Api, { files }: Services) {
  fileRoutesOf(app, 'Files')(
    { method: 'GET', path: '/files/public/:name', summary: 'A public file', params },
    { access: 'public', produces: 'image/webp' },
    async (request, reply) => {
      const file = await files.open(`public/${request.params.name}`);
      if (!file) throw noSuchFile();
      return reply
        .type(file.type)
        .header('Content-Length', file.size)
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('Content-Security-Policy', NOTHING_RUNS)
        .send(file.stream);
    },
  );
}
