import { z } from 'zod';

/**
 * An archive is a gzipped tar that any program opens:
 *
 *   database/enquiries/00001.jsonl          200 rows or 4 MB at most, one JSON object a line
 *   database/enquiries/00001.jsonl.sha256   as `sha256sum` writes it; every file has one right behind it
 *   files/private/0c9a….pdf                 behind the rows that name it
 *   manifest.json                           the last: without it an archive is not whole
 *
 * Where there is a key, all of that is encrypted as a whole (encrypt.ts).
 */
export const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';
export const CHECKSUM_ENDING = '.sha256';

/**
 * Not worth keeping, or not safe to bring back: who is logged in, links that open an account, what was used of limits, known places, answers
 * kept for a retry, files about to be removed, faults of housekeeping, claims of processes; and what triggers make by themselves. The migrations
 * stand in the manifest.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'migrations',
  'sessions',
  'accountTokens',
  'limits',
  'knownPlaces',
  'idempotencyKeys',
  'pendingFileDeletions',
  'housekeepingFaults',
  'leases',
  'recordCounts',
  'tableVersions',
]);

/** The same of a column: an address that opens a calendar to whoever has it. After a restore each is made anew. */
export const LEFT_EMPTY: ReadonlyMap<string, string> = new Map([['noticeChoices', 'calendarToken']]);

const count = z.number().int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const manifestSchema = z.object({
  format: z.literal('peepalworks-backup'),
  version: z.literal(FORMAT_VERSION),
  madeAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  /** The checksum is that of all its lines, however they are split into files. */
  tables: z.record(z.string(), z.object({ rows: count, sha256 })),
  files: z.object({ count, bytes: count, missing: count }),
  /** Of the lines of all checksums before the manifest, so that none can be left out or put elsewhere. */
  entries: z.object({ count, sha256 }),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const rowsEntry = (table: string, part: number) =>
  `database/${table}/${String(part).padStart(5, '0')}.jsonl`;

export const fileEntry = (key: string) => `files/${key}`;

/** What an entry of that name holds; undefined: nothing that belongs into an archive. */
export function readEntryName(name: string): { table: string } | { fileKey: string } | undefined {
  const [, table] = /^database\/(\w+)\/\d{5,}\.jsonl$/.exec(name) ?? [];
  if (table) return { table };
  const [, fileKey] = /^files\/((?:private|public)\/\w[\w.-]*)$/.exec(name) ?? [];
  return fileKey ? { fileKey } : undefined;
}

export const checksumLine = (hash: string, name: string) => `${hash}  ${name}\n`;
