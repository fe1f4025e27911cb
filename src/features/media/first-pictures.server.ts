import { createHash } from 'node:crypto';
import { now } from '~/lib/time';
import { oneProcessAtATime } from '~/platform/db/engine/lock';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { drawnPictures } from './drawn.server';
import { isUpload } from './library.server';
import { media } from './media';
import { described } from './server/described';

const author = { userId: null, userName: 'First start' };

interface NamedPicture {
  media: string;
  alt: string;
}

/** The same in every house, so that what is taken from one to another names the same pictures; and older than any upload. */
function idOf(name: string) {
  const hash = createHash('sha256').update(name).digest('hex');
  return `00000000-0000-8000-8${hash.slice(0, 3)}-${hash.slice(3, 15)}`;
}

/** The pictures that the site was drawn with are the first of the library. One that somebody has deleted for good stays away. */
export async function addFirstPictures(
  services: Pick<Services, 'db' | 'features'>,
  named: readonly NamedPicture[],
) {
  const alts = new Map(named.map(({ media: name, alt }) => [name, alt]));
  const drawn = [...drawnPictures].filter(([name]) => alts.has(name));
  if ((await stale(services.db, drawn)).length === 0) return;
  await oneProcessAtATime(services.db, async (trx) => {
    const pictures = changesOf(services, media);
    for (const { name, url, width, height, isKnown } of await stale(trx, drawn)) {
      // Drawn anew since: the build serves it under another address.
      if (isKnown) await trx.updateTable('media').set({ url }).where('drawn', '=', name).execute();
      else {
        const called = name.replace(/^\w+\//, '').replaceAll('-', ' ');
        const words = described({ name: called, alt: alts.get(name) ?? '', decorative: false });
        const row = { _id: idOf(name), date: now(), ...words, width, height, url, drawn: name, bytes: 0 };
        await pictures.insert(trx, row, author);
      }
    }
  });
}

/** Those that the library does not have, or has under an address of an earlier build. */
async function stale(
  db: Database | DatabaseTransaction,
  drawn: readonly (readonly [string, { webp: readonly { url: string }[]; width: number; height: number }])[],
) {
  const rows = await db.selectFrom('media').select(['drawn', 'url']).where('drawn', 'is not', null).execute();
  const known = new Map(rows.map((row) => [row.drawn, row]));
  const unknown = drawn.filter(([name]) => !known.has(name)).map(([name]) => idOf(name));
  const purged = await purgedOf(db, unknown);
  return drawn.flatMap(([name, { webp, width, height }]) => {
    const url = webp[0]?.url ?? '';
    const row = known.get(name);
    const isRight = row ? isUpload(row) || row.url === url : purged.has(idOf(name));
    return isRight ? [] : [{ name, url, width, height, isKnown: row !== undefined }];
  });
}

async function purgedOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await db
    .selectFrom('history')
    .select('recordId')
    .where('resource', '=', media.name)
    .where('recordId', 'in', ids)
    .execute();
  return new Set(rows.map(({ recordId }) => recordId));
}
