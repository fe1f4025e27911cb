import { Readable } from 'node:stream';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { FieldChange } from '~/model/field-changes';
import type { ActivityKind } from '~/model/leads/activities';
import { fileFields, type Resource } from '~/model/resource';
import type { Database } from '~/platform/db/schema';
import { confidentialFilesOf } from '~/platform/files/named/files-of';
import type { ZipEntry } from '~/platform/files/zip/zip';
import type { PersonalRows, Services } from '~/platform/http/services';
import { openNoted } from '~/records/files/open-noted';
import { notesBefore } from '~/records/history/activities';
import { addressesOf, type MailOn, mailsOn } from '../mails-on';
import type { PersonalData } from '../personal-data';
import { type PersonalResource, type RecordOn, recordsOn } from '../records-on';
import { rowsOn } from '../rows-on';
import { allNaming } from '../text/all-naming';
import { blackOut } from '../text/black-out';
import { linesNaming } from '../text/mentions';
import { pagesById } from '../text/scan';
import { jsonOf } from './json-stream';

/**
 * All that is held on a person, however much it is: the files, and one text that a program reads. Made while it is sent. Of each
 * record it holds the columns that its resource declares as personal, and the files of its file fields; nothing else. Whoever
 * asks for it can read what is in it: a CV is noted as opened by them before it goes in.
 */
export async function* entriesOf(
  services: Services,
  all: readonly PersonalData[],
  author: Author,
): AsyncGenerator<ZipEntry> {
  // What is found by two of their addresses is handed out once.
  const given = new Set<string>();
  for (const [at, found] of all.entries())
    yield* entriesBy(services, found, author, at === 0 ? 'held.json' : `held-${at + 1}.json`, given);
}

async function* entriesBy(
  services: Services,
  found: PersonalData,
  author: Author,
  name: string,
  given: Set<string>,
): AsyncGenerator<ZipEntry> {
  const { db, resources } = services;
  const missing: string[] = [];
  for (const resource of found.kinds.filter((kind) => fileFields(kind).length > 0)) {
    for await (const page of recordsOn(db, resources, resource, found.who)) {
      for (const record of page) {
        const confidential = confidentialFilesOf(resource, record.row);
        for (const key of record.files) {
          if (given.has(entryName(record, key))) continue;
          given.add(entryName(record, key));
          const opening = confidential.includes(key) ? { resource, recordId: record._id, author } : undefined;
          const file = await openNoted(services, key, opening);
          if (file) yield { name: entryName(record, key), content: file.stream };
          else missing.push(entryName(record, key));
        }
      }
    }
  }
  const kinds = found.kinds.map((kind) => [kind.name, recordsIn(services, kind, found.who)] as const);
  const all = {
    made: now(),
    about: found.who,
    records: Object.fromEntries(kinds),
    mails: mailsIn(services, found),
    namedIn: mentionsIn(services, found.who),
    imports: rowsIn(services, 'imports', found.who),
    views: rowsIn(services, 'views', found.who),
    // A record names them, but they are not in the store.
    missingFiles: missing,
  };
  yield { name, content: Readable.from(jsonOf(all)) };
}

const entryName = ({ resource, _id }: RecordOn, key: string) =>
  `files/${resource.name}-${_id}-${key.split('/').at(-1)}`;

async function* recordsIn({ db, resources, features }: Services, resource: PersonalResource, who: string) {
  // What is said about a record stands on the timeline as the feature's own kind, beside what is written from an account.
  const kinds = ['reply' as const, ...features.flatMap(({ timelineKind }) => timelineKind ?? [])];
  for await (const page of recordsOn(db, resources, resource, who)) {
    for (const record of page) {
      const { _id, state } = record;
      const files = record.files.map((key) => entryName(record, key));
      yield {
        _id,
        ...personalOf(resource, record.row),
        state,
        ...(files.length > 0 ? { files } : {}),
        history: historyIn(db, record),
        ...(resource.notes === undefined ? {} : { notes: notesIn(db, record) }),
        ...(await repliesIn(db, record, kinds)),
        ...(resource.person.isAccount ? { sessions: sessionsIn(db, _id) } : {}),
      };
    }
  }
}

/** Everything that is not named is kept back, so that a column that is added later is no leak. */
const personalOf = ({ person }: Resource, row: Readonly<Record<string, unknown>>) =>
  pick(row, person?.data ?? []);

const pick = (row: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  Object.fromEntries(fields.filter((field) => field in row).map((field) => [field, row[field]]));

/** What happened to a record, without the names of those who work here. */
async function* historyIn(db: Database, { resource, _id }: RecordOn) {
  const shown = new Set([...resource.person.data, ...(resource.notes ? [resource.notes] : [])]);
  const lines = db
    .selectFrom('history')
    .select(['_id', 'at', 'action', 'changes'])
    .where('resource', '=', resource.name)
    .where('recordId', '=', _id)
    .orderBy('_id');
  const read = (after: string, limit: number) => lines.where('_id', '>', after).limit(limit).execute();
  for await (const page of pagesById(read)) {
    for (const { at, action, changes } of page)
      yield { at, action, changes: changes.filter(({ field }) => shown.has(field)) };
  }
}

async function* notesIn(db: Database, { resource, _id: recordId }: RecordOn) {
  for (let before: string | undefined; ; ) {
    const page = await notesBefore(db, { resource, recordId }, before)
      .select(['_id', 'at', 'text'])
      .limit(200)
      .execute();
    for (const { at, text } of page) yield { at, text };
    before = page.at(-1)?._id;
    if (before === undefined) return;
  }
}

/** What they wrote to us from their account or about what we sent them, where they did. */
async function repliesIn(db: Database, { resource, _id }: RecordOn, kinds: readonly ActivityKind[]) {
  const replies = await db
    .selectFrom('activities')
    .select(['at', 'text'])
    .where('resource', '=', resource.name)
    .where('recordId', '=', _id)
    .where('kind', 'in', kinds)
    .where('direction', '=', 'in')
    .orderBy('_id')
    .execute();
  return replies.length > 0 ? { replies } : {};
}

async function* sessionsIn(db: Database, userId: string) {
  const sessions = db
    .selectFrom('sessions')
    .select(['_id', 'device', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .orderBy('_id');
  const read = (after: string, limit: number) => sessions.where('_id', '>', after).limit(limit).execute();
  for await (const page of pagesById(read))
    for (const { device, createdAt, lastSeenAt } of page) yield { device, createdAt, lastSeenAt };
}

async function* mailsIn(services: Services, { who }: PersonalData) {
  const { db, resources } = services;
  const addresses = await addressesOf(db, resources, who);
  for await (const page of mailsOn(db, resources, who)) {
    for (const mail of page) {
      // Who is found by their number has their receipts at the address that they gave.
      const isTheirs = addresses.has(mail.recipient) || mail.recipient === mail.email;
      const shown = await mailOf(services, { ...mail, isTheirs });
      if (shown) yield { to: isTheirs ? mail.recipient : 'our staff', ...shown };
    }
  }
}

/**
 * The words of a mail are theirs where it went to them and tells of them. Of what the staff wrote each other about them, and of
 * what a member of the staff got about others, they hear that there was one: such a letter names colleagues, or somebody else.
 */
async function mailOf(
  { db, features, mailer }: Services,
  { _id, isAbout, isTheirs }: MailOn & { isTheirs: boolean },
) {
  const mail = await db
    .selectFrom('outbox')
    .select(['template', 'status', 'createdAt', 'sentAt', 'data'])
    .where('_id', '=', _id)
    .executeTakeFirst();
  if (!mail) return undefined;
  const { template, data, ...shown } = mail;
  const { title, oneUseLink, forStaff, handedOut } = mailer.kindOf(template);
  if (!isAbout || !isTheirs || oneUseLink || forStaff) return { title, ...shown };
  // A receipt was made from a record.
  const resource = features.find(({ submission }) => submission?.receipt.name === template)?.resource;
  const letter = await mailer.read(_id);
  const theirs = resource ? personalOf(resource, data) : handedOut && pick(data, handedOut);
  return { title, ...shown, ...(theirs ? { data: theirs } : {}), letter };
}

/** What spreadsheets said of them that were imported, and what lists were called after them. */
async function* rowsIn({ db, features }: Services, kind: PersonalRows['kind'], who: string) {
  for await (const { rows, data } of rowsOn({ db, features }, who, kind))
    for (const row of rows) yield Object.fromEntries(data.map((column) => [column, row[column]]));
}

/** Where others' records name them: which, and in which of their fields; of what it was before, when that changed. Nothing else of those. */
async function* mentionsIn(services: Services, who: string) {
  const { db, resources } = services;
  for await (const page of allNaming(services, who))
    for (const { resource, _id, fields } of page) yield { resource, _id, fields };
  const { isNamedIn } = blackOut(who);
  for await (const lines of linesNaming(db, 'history', resources, who)) {
    for (const { at, resource, recordId, text } of lines) {
      const changes: Partial<FieldChange>[] = Array.isArray(text) ? text.map(Object) : [];
      const fields = changes.filter(({ from, to }) => isNamedIn([from, to])).map(({ field }) => field);
      yield { resource, _id: recordId, changedAt: at, fields };
    }
  }
}
