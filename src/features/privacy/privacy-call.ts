import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { authorFields } from '~/model/author';
import { oneLine } from '~/model/fields';
import { isPhone, normalisePhone } from '~/model/typed/phone';

const isEmail = (text: string) => z.email().safeParse(text.toLowerCase()).success;

/** A whole address or a whole number: part of one would find others, too. */
const who = oneLine('Email or phone', 254)
  .refine((text) => isEmail(text) || isPhone(text), 'Enter a whole email address or phone number.')
  .overwrite((text) => (text.includes('@') ? text.toLowerCase() : normalisePhone(text)))
  .meta({ examples: ['asha@verma.example'] });

const count = z.int();

/** How much there is of each kind of thing. */
const amounts = z.object({
  records: count,
  files: count,
  mails: count,
  notifications: count,
  history: count,
  sessions: count,
  /** Of spreadsheets that were imported, and of what that has changed. */
  imports: count,
  /** Lists that somebody saved under their address or number, or searched for it. */
  views: count,
});
export type Amounts = z.output<typeof amounts>;

const personalRecord = z.object({
  resource: z.string(),
  _id: z.string(),
  /** What the record goes by. */
  title: z.string(),
  date: z.string(),
  state: z.enum(['shown', 'spam', 'trash']),
  files: count,
  /** Why an erasure leaves it; null where it does not. */
  staysBecause: z.string().nullable(),
});
export type PersonalRecord = z.output<typeof personalRecord>;

/** A record of somebody else that names the person, or another place that does: only a human can mend its words. */
const namedRecord = personalRecord.pick({ resource: true, _id: true, title: true, state: true }).extend({
  /** In these of its fields. */
  fields: z.array(z.string()),
  place: z
    .object({ kind: z.string(), at: z.string() })
    .optional()
    .describe('Where that is no record: what people call it, and its address in the dashboard.'),
});
export type NamedRecord = z.output<typeof namedRecord>;

const stillNamed = {
  /** Records of others, notes on them, and what else is written freely, in which the address or number stands: the first 200. */
  namedIn: z.array(namedRecord),
  moreNamedIn: z.boolean(),
};

/** All that is held on a person, and what an erasure would do about it; nothing is changed by asking. */
export const findPersonCall = defineCall({
  method: 'POST',
  path: '/privacy/find',
  summary: 'All that is held on a person, and what an erasure would do',
  body: z.object({ who }),
  answer: z.object({
    /** As it is stored. */
    who: z.string(),
    records: z.array(personalRecord),
    /** There are more records of a kind than the 200 that are listed. What is counted is all of it. */
    more: z.boolean(),
    amounts,
    wouldErase: amounts,
    /** Other addresses and numbers on these records: the same person may be found by them, too. */
    also: z.array(z.string()),
    /** There are more of these than the 20 that are listed. */
    moreAlso: z.boolean(),
    /** Those of the same person alone: what was sent with them is handed out and erased along with this. */
    goesAlong: z.array(z.string()),
    ...stillNamed,
  }),
});

/** One archive: what is held as JSON, and the files. */
export const exportPersonCall = {
  method: 'POST',
  path: '/privacy/export',
  summary: 'A copy of all that is held on a person, as one archive',
  body: z.object({ who }),
} as const;

export const erasePersonCall = defineCall({
  method: 'POST',
  path: '/privacy/erase',
  summary: 'Erase a person',
  description: 'What must be kept is named with the reason. `confirm` repeats `who`.',
  body: z.object({
    who,
    /** The same once more: typed by whoever means it. */
    confirm: who,
  }),
  answer: z.object({
    message: z.string(),
    erased: amounts,
    /** What stays, each with the reason; the first 200 of a kind. */
    stayingRecords: z.array(personalRecord),
    /** Files that the store did not let go of yet, or that a backup under way needs: they are tried again after it, and every hour. */
    filesLeft: count,
    ...stillNamed,
  }),
});

export const retentionCall = defineCall({
  method: 'GET',
  path: '/privacy/retention',
  summary: 'When records of each kind are erased by themselves, and what was done about people',
  answer: z.object({
    kinds: z.array(
      z.object({
        resource: z.string(),
        /** The next that goes by its term, and when. Null: none does. */
        next: z.object({ _id: z.string(), title: z.string(), erasedOn: z.string() }).nullable(),
        /** How many lie in the spam and in the trash, which are emptied sooner. */
        spam: count,
        trash: count,
      }),
    ),
    /** Whose data was handed out or erased is not among it. */
    actions: z.array(
      z.object({
        _id: z.string(),
        at: z.string(),
        ...authorFields,
        action: z.enum(['exported', 'erased']),
        counts: amounts.partial(),
      }),
    ),
  }),
});
