import { z } from 'zod';
import { dayOf } from '~/lib/time';
import {
  codeOf,
  email,
  identifier,
  moment,
  oneLine,
  optionalParagraphs,
  phone,
  seenVersion,
} from '~/model/fields';
import { stages } from '~/model/leads/stages';

export const statuses = { Pending: 'Pending', 'In Progress': 'In Progress', Completed: 'Completed' } as const;

export const nextKinds = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  mail: 'Mail',
  meeting: 'Meeting',
  task: 'Task',
} as const;

const fields = {
  name: oneLine('Name').meta({ examples: ['Asha Verma'] }),
  mobile: phone('Mobile').meta({ examples: ['+919818040101'] }),
  email: email().meta({ examples: ['asha@verma.example'] }),
};

export const status = codeOf('a status', statuses);

/** A form sends an empty text for what was not chosen. */
const orNone = <Value extends z.ZodType>(value: Value, error: string) =>
  z
    .union([value, z.literal(''), z.null()], { error })
    .transform((sent) => sent || null)
    .optional();

const NO_TIME = 'The time must be one of the day, such as 14:30.';
export const CHOOSE_OWNER = 'Choose an owner from the list.';

const turn = {
  ownerId: orNone(identifier(), CHOOSE_OWNER),
  /** A day, whatever the hour. */
  nextDate: orNone(
    moment('Next date').transform((iso) => `${dayOf(iso)}T00:00:00.000Z`),
    'Next date must be a date, such as 2025-04-01.',
  ),
  /** In the agency's own time zone. */
  nextTime: orNone(z.iso.time({ precision: -1, error: NO_TIME }).meta({ examples: ['14:30'] }), NO_TIME),
  nextKind: orNone(codeOf('a kind', nextKinds), 'Choose a kind of step from the list.'),
};

/** 999 crore rupees and a little more: nobody has sold for as much. */
const MOST_PAISE = 999_999_999_900;
const NO_VALUE = 'The value must be a whole number of paise, 0 to 999999999900.';
const paise = z.int({ error: NO_VALUE }).min(0, NO_VALUE).max(MOST_PAISE, NO_VALUE);

/** How far it is, what it is worth, and why it came to nothing. */
const standing = {
  stage: codeOf('a stage', stages).optional(),
  // A form sends text.
  valuePaise: z
    .union([paise, z.null(), z.string().regex(/^\d{0,12}$/, NO_VALUE)], { error: NO_VALUE })
    .transform((sent) => (sent === '' || sent === null ? null : Number(sent)))
    .pipe(paise.nullable())
    .optional(),
  lostReason: z
    .union([oneLine('Reason', 200), z.literal(''), z.null()], { error: 'The reason must be a text.' })
    .transform((sent) => sent || null)
    .optional(),
};

export const MOST_REMARKS = 1000;
export const TOO_MANY_REMARKS = `A follow-up can have at most ${MOST_REMARKS} remarks.`;

const newRemark = optionalParagraphs('Remark', 2000);

/** What is said for the first time, as the contract's list or as one text; a blank one says nothing. */
const newRemarks = {
  remarks: z
    .array(z.object({ val: newRemark, date: moment('Date of the remark').optional() }), {
      error: 'Remarks must be a list.',
    })
    .max(MOST_REMARKS, TOO_MANY_REMARKS)
    .optional(),
  remark: newRemark,
};

const example = {
  name: 'Asha Verma',
  mobile: '9818040101',
  email: 'asha@verma.example',
  status: 'In Progress',
  remarks: [{ val: 'Asked for a written quote by Friday.', date: '2026-11-13T10:30:00.000Z' }],
};

interface Standing {
  status?: string | undefined;
  stage?: string | undefined;
  lostReason?: string | null | undefined;
}

/** Either of the two says how far it is. */
const saysHowFar = {
  check: ({ status, stage }: Standing) => status !== undefined || stage !== undefined,
  words: {
    path: ['status'],
    error: 'Choose a status from the list.',
    // Beside what else is missing, but not of what is no form at all.
    when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
  },
};

const { remark } = newRemarks;
const added = { ...fields, status: status.optional(), ...standing, ...turn };

export const followupForm = z
  .object({ ...added, ...newRemarks })
  .refine(saysHowFar.check, saysHowFar.words)
  // The older of the two is what the contract asks for.
  .meta({ examples: [example], required: ['name', 'mobile', 'email', 'status'] });

/** Most are one of these; any other reason is as good. */
export const usualReasons = ['Price', 'Chose another', 'No answer', 'Not now', 'Not what we do', 'Duplicate'];

export const LOST_WHY = 'Say why it was lost.';

/** The same in a spreadsheet, where an owner goes by their name. */
export const followupCells = z
  .object({
    ...added,
    ownerId: orNone(z.uuid({ error: CHOOSE_OWNER }), CHOOSE_OWNER).meta({ title: 'Owner' }),
    remark,
  })
  .refine(saysHowFar.check, saysHowFar.words)
  .refine(({ stage, lostReason }: Standing) => stage !== 'Lost' || lostReason, {
    path: ['lostReason'],
    error: LOST_WHY,
  });

/** Only the name and the mobile must be there; the address may be taken out. */
export const followupEdit = z
  .object({
    ...fields,
    email: z.union([fields.email, z.literal('')], { error: 'Enter a valid email address.' }).optional(),
    status: status.optional(),
    ...standing,
    ...turn,
    ...newRemarks,
    version: seenVersion(),
  })
  .meta({ examples: [example] });
