import { buffer } from 'node:stream/consumers';
import { now } from '~/lib/time';
import { notesBefore } from '~/server/activities';
import type { Database } from '~/server/db/schema';
import { SEARCH_BLOCK } from '~/server/search-blocks';
import type { Services } from '~/server/services';
import type { Held, HeldMail } from './held';
import type { RecordOn } from './records-on';
import type { ZipEntry } from './zip';

/** All that is held on a person: one text that a program reads, and the files beside it. */
export async function* entriesOf(services: Services, held: Held): AsyncGenerator<ZipEntry> {
  const { db, files } = services;
  const records: Record<string, object[]> = {};
  for (const record of held.records) {
    const { resource, row } = record;
    const told = { ...withoutSecrets(row), state: record.state, ...(await tracesOf(db, record)) };
    records[resource.name] = [...(records[resource.name] ?? []), told];
  }
  const mails: object[] = [];
  const theirs = new Set([held.who, ...held.records.map(({ row }) => row.email)]);
  for (const mail of held.mails) {
    const to = theirs.has(mail.recipient) ? mail.recipient : 'our staff';
    mails.push({ to, ...(await mailOf(services, mail)) });
  }
  const all = { made: now(), about: held.who, records, mails, namedIn: await mentionsOf(db, held) };
  yield { name: 'held.json', content: Buffer.from(JSON.stringify(all, null, 2)) };
  for (const { resource, files: keys } of held.records) {
    for (const key of keys) {
      const file = await files.open(key);
      if (!file) continue;
      yield { name: `files/${resource.name}-${key.split('/').at(-1)}`, content: await buffer(file.stream) };
    }
  }
}

/** Nobody is handed the hash of a password, or told which of our people has their case, or how we search. */
const isOurs = (field: string) =>
  field.endsWith('Hash') || field.startsWith('owner') || field === SEARCH_BLOCK;

const withoutSecrets = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !isOurs(field)));

/** What happened to a record, without the names of those who work here. */
async function tracesOf(db: Database, { resource, _id }: RecordOn) {
  const lines = await db
    .selectFrom('history')
    .select(['at', 'action', 'changes'])
    .where('resource', '=', resource.name)
    .where('recordId', '=', _id)
    .orderBy('_id')
    .limit(1000)
    .execute();
  const history = lines.map((line) => ({
    ...line,
    changes: line.changes.filter(({ field }) => !isOurs(field)),
  }));
  const notes = await notesBefore(db, { resource, recordId: _id }, undefined)
    .select(['at', 'text'])
    .execute();
  if (resource.table !== 'users') return { history, ...(notes.length > 0 ? { notes } : {}) };
  const sessions = await db
    .selectFrom('sessions')
    .select(['device', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', _id)
    .execute();
  return { history, sessions };
}

/** A mail to a member of the staff about somebody else is theirs only as far as it went to them. */
async function mailOf({ mailer }: Services, mail: HeldMail) {
  const { template, status, createdAt, sentAt, isAbout, data } = mail;
  const { title, oneUseLink } = mailer.kindOf(template);
  const letter = isAbout && !oneUseLink ? await mailer.read(mail._id) : undefined;
  const told = { title, status, createdAt, sentAt };
  return { ...told, ...(isAbout ? { data } : {}), ...(letter ? { letter } : {}) };
}

/** Where another record once carried their address or number: only that. */
async function mentionsOf(db: Database, { mentions, who }: Held) {
  const lines: object[] = [];
  for (const id of mentions) {
    const line = await db
      .selectFrom('history')
      .select(['at', 'resource', 'changes'])
      .where('_id', '=', id)
      .executeTakeFirst();
    if (!line) continue;
    const fields = line.changes
      .filter(({ from, to }) => from === who || to === who)
      .map(({ field }) => field);
    lines.push({ at: line.at, resource: line.resource, fields });
  }
  return lines;
}
