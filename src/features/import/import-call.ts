import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { authorFields } from '~/model/author';
import { identifier } from '~/model/fields';

export const LARGEST_FILE_BYTES = 5 * 1024 * 1024;

const onDuplicate = z.enum(['skip', 'fill', 'overwrite'], {
  error: 'Choose what is to be done with those that are there already.',
});
export type OnDuplicate = z.output<typeof onDuplicate>;

/** By the column of the file; a column that is left out is left out. */
const mapping = z.record(z.string().max(200), z.string().max(60), {
  error: 'Say which column is which field.',
});
export type Mapping = z.output<typeof mapping>;

/**
 * `read`: the file is stored, nothing else. `checked`: a dry run has said what would come of it. While it is `running` some of it
 * is there, when it is `done` all of it is. `stopped`: whoever ran it may no longer; somebody else goes on with it, or takes back what is there.
 */
const status = z.enum(['read', 'checked', 'running', 'stopped', 'done', 'reverting', 'reverted']);
export type ImportStatus = z.output<typeof status>;

const count = z.int();

/** What became of it; what has not happened yet is 0. */
const figures = {
  rows: count,
  good: count,
  duplicates: count,
  added: count,
  changed: count,
  skipped: count,
  removed: count,
  restored: count,
};

const listed = z.object({
  _id: z.string(),
  resource: z.string(),
  fileName: z.string(),
  createdAt: z.string(),
  /** Whose it is, as the account is called today. */
  account: authorFields.account,
  status,
  ...figures,
});
export type ListedImport = z.output<typeof listed>;

/** What a file says, and what is asked about it. */
const contents = {
  columns: z.array(z.string()),
  /** The first rows, cell by cell as the columns are. */
  sample: z.array(z.array(z.string())),
  mapping,
};

const state = listed.extend({
  ...contents,
  fields: z.array(z.object({ field: z.string(), label: z.string(), required: z.boolean() })),
  onDuplicate,
  ofThePast: z.boolean(),
  /** Whether its rows are followed up, unless they are of the past. */
  mayOpenLeads: z.boolean(),
  /** So many rows of a run have been looked at. */
  progress: count,
});
export type ImportState = z.output<typeof state>;

const fault = z.object({
  /** As a spreadsheet counts: the header is 1. */
  line: count,
  /** Empty: it is about the line as a whole. */
  field: z.string(),
  message: z.string(),
});

const params = z.object({ id: identifier() });

export const importForm = z.object({
  resource: z
    .string({ error: 'Say what the file is a list of.' })
    .max(60)
    .meta({ examples: ['enquiry'] }),
});

/** Multipart: `file`, and of what it is a list. */
export const uploadImportCall = defineCall({
  method: 'POST',
  path: '/imports',
  summary: 'Read a spreadsheet',
  description: 'Nothing is imported yet. The mapping is a guess by the names of the columns.',
  answer: z.object({ _id: z.string(), ...contents }),
});

export const importsCall = defineCall({
  method: 'GET',
  path: '/imports',
  summary: 'Earlier imports, newest first',
  description: "One's own; admins see everybody's.",
  answer: z.object({ items: z.array(listed), total: count, page: count, pages: count }),
});

export const importCall = defineCall({
  method: 'GET',
  path: '/imports/:id',
  summary: 'One import',
  params,
  answer: state,
});

export const checkImportCall = defineCall({
  method: 'PUT',
  path: '/imports/:id',
  summary: 'Dry run of an import',
  description: 'Nothing is imported. The first 1,000 faults are told; all of them are in the file of faults.',
  params,
  body: z
    .object({
      ...{ mapping, onDuplicate },
      ofThePast: z
        .boolean({ error: 'They are of the past, or not.' })
        .default(false)
        .describe(
          'Open no leads: left out, every row that can be followed up opens one, or joins the open one.',
        ),
    })
    .meta({ examples: [{ mapping: { 'Full name': 'name' }, onDuplicate: 'skip' }] }),
  answer: z.object({
    rows: count,
    /** Rows without a fault, duplicates among them. */
    good: count,
    /** Good rows with the email or number of a record that is there, or of an earlier row; the name, where it is about nobody. */
    duplicates: count,
    faults: z.array(fault),
    moreFaults: z.boolean(),
  }),
});
export type DryRun = z.output<typeof checkImportCall.answer>;

/** As a file with the same mistake in each of its rows has to be read: once. */
export const faultsCall = defineCall({
  method: 'GET',
  path: '/imports/:id/faults',
  summary: 'The faults of an import, each with the rows that have it',
  description: 'By the mapping of the last check. The 50 most frequent; the file of faults has all of them.',
  params,
  answer: z.object({
    faults: z.array(
      fault.omit({ line: true }).extend({
        value: z.string().describe("What was found there, cut; empty in somebody else's import."),
        count,
        lines: z.array(count).describe('The first three.'),
      }),
    ),
    more: z.boolean(),
  }),
});

export const runImportCall = defineCall({
  method: 'POST',
  path: '/imports/:id/run',
  summary: 'Import what the dry run found good',
  description:
    'All of it: one that breaks off is gone on with, within minutes and by itself. Whoever is blocked or logged out meanwhile imports nothing more: it is `stopped` then, and gone on with by this call.',
  params,
  answer: z.object({ added: count, changed: count, skipped: count }),
});

export const revertImportCall = defineCall({
  method: 'POST',
  path: '/imports/:id/revert',
  summary: 'Take an import back',
  description:
    'What it added goes to the trash, with the leads that it has opened, what it changed is as before. What somebody has worked on since stays, and is told with the reason.',
  params,
  answer: z.object({
    removed: count,
    restored: count,
    kept: z.array(z.object({ _id: z.string(), message: z.string() })),
  }),
});
