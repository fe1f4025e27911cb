import { expect, test } from 'vitest';
import { storedFields } from '~/model/resource';
import { tableNames } from '~/platform/backup/tables';
import { startApp } from '~/testing/start-app';
import { houseRegistry } from '../features.server';

/** By what they are called nobody writes into them what they like: ids, moments, hashes. */
const MACHINE = /^(_id|at|date|day|since|expires|until)$|(Id|At|Hash|Sha256|On)$/;

/** What features/privacy/server erases from or hands out by itself (text/mentions.ts, mails-on.ts, people and their keys). */
const ERASED = [
  'activities text',
  'activities userName',
  'history changes',
  'history userName',
  'notifications text',
  'outbox data',
  'outbox lastError',
  'outbox recipient',
  'privacyActions userName',
  'idempotencyKeys answer',
  'personKeys value',
  'personMerges before',
  'people foldedName',
];

/** Words of ours and of machines, a reason for each; a column that is not here and that nobody has declared stops this test. */
const NOBODYS: Record<string, readonly string[]> = {
  'one of a few words of ours': [
    'accountTokens purpose',
    'activities direction',
    'activities kind',
    'activities outcome',
    'activities resource',
    'careerStages stage',
    'contentCollections name',
    'contentEntries collection',
    'history action',
    'history resource',
    'housekeepingFaults step',
    'imports onDuplicate',
    'imports resource',
    'imports status',
    'laterReferences resource',
    'leases name',
    'mediaUses state',
    'migrations name',
    'notifications area',
    'notifications kind',
    'notifications resource',
    'numberSeries series',
    'numberSeries year',
    'outbox status',
    'outbox template',
    'personKeys kind',
    'personMoves table',
    'personSuggestions reason',
    'privacyActions action',
    'recordCounts kind',
    'recordCounts table',
    'scores criterion',
    'settings name',
    'stageMails before',
    'stageMails stage',
    'tableVersions table',
    'undoEntries action',
    'undoEntries resource',
  ],
  'an id, a secret, or a day by another name': [
    'contentEntries scheduledBy',
    'idempotencyKeys fingerprint',
    'idempotencyKeys key',
    'interviews cancelMails',
    'knownPlaces key',
    'laterReferences reference',
    'leases holder',
    'limits blockedUntil',
    'limits key',
    'mediaUses media',
    'noticeChoices calendarToken',
    'notificationMarks readUpTo',
    'pendingFileDeletions key',
    'personMerges undo',
    'personMoves undo',
    'priceRates validFrom',
    'quotations numberOrder',
    'quotations plannedCall',
    'reminders name',
    'stageMails undo',
    'tableVersions version',
    'undoEntries undo',
    'users secondFactorSeed',
  ],
  'made from what is looked at': [
    'contentEntries slug',
    'contentEntries title',
    'contentTags tag',
    'previewLinks address',
    'quotationTemplates nameKey',
  ],
  'a name of an opening, which is looked at as its own': ['hiringCounts opening', 'hiringCounts designation'],
  'counted, with nothing of anybody in it': [
    'hiringCounts channel',
    'hiringCounts month',
    'hiringCounts outcome',
    'privacyActions counts',
  ],
  'what a browser calls itself; goes with its session': ['sessions device'],
  'choices among ours': ['noticeChoices value'],
  'who we were when it was sent; what is sent stays as it is': ['quotations seller'],
  'gone within a quarter of an hour; what the record says since is looked at': ['undoEntries before'],
};

test('attack 41: every column of words is looked through for a person, or it says why not', async () => {
  const { db } = await startApp();
  const { features, resources } = houseRegistry();
  const looked = new Set([
    ...ERASED,
    ...resources.flatMap((one) => storedFields(one).map((field) => `${one.table} ${field}`)),
    ...features
      .flatMap(({ freeTexts = [] }) => freeTexts)
      .flatMap(({ table, columns }) => Object.keys(columns).map((column) => `${table} ${column}`)),
    ...features
      .flatMap(({ personalRows = [] }) => personalRows)
      .flatMap(({ table, people, data }) =>
        [people, ...data].flatMap((column) => (typeof column === 'string' ? `${table} ${column}` : [])),
      ),
  ]);
  const exceptions = Object.values(NOBODYS).flat();
  const ours = await tableNames(db);
  const columns = (await db.introspection.getTables())
    .filter(({ name }) => ours.includes(name))
    .flatMap((table) =>
      table.columns
        .filter(({ name, dataType }) => /text|char|json/i.test(dataType) && !MACHINE.test(name))
        .map(({ name }) => `${table.name} ${name}`),
    );
  const unsaid = columns.filter((column) => !looked.has(column) && !exceptions.includes(column));
  expect(unsaid.sort()).toEqual([]);
  // What is declared or excepted is there, and is one of the two.
  const declared = features
    .flatMap(({ freeTexts = [] }) => freeTexts)
    .flatMap((texts) => Object.keys(texts.columns).map((column) => `${texts.table} ${column}`));
  expect(declared.filter((one) => !columns.includes(one))).toEqual([]);
  expect(exceptions.filter((one) => looked.has(one) || !columns.includes(one))).toEqual([]);
});
