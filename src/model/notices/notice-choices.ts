import { z } from 'zod';
import { dayAfter, dayOf, momentOf, now, timeOf } from '~/lib/time';

const time = () => z.iso.time({ precision: -1, error: 'The time must be one of the day, such as 21:00.' });
const day = () => z.iso.date({ error: 'The day must be a date, such as 2026-11-19.' });

/** What somebody of the staff wants to hear, and when they cannot. */
export const noticeChoices = z.object({
  /** A lead that somebody else has given to them: bell and mail. */
  assigned: z.boolean(),
  /** The bell when a step of theirs is due. */
  due: z.boolean(),
  /** The morning mail. */
  digest: z.boolean(),
  /** What comes in and nobody owns, or comes to them by the rules. */
  newLead: z.object({ bell: z.boolean(), mail: z.boolean() }),
  /** By the clock of India; it may go over midnight. */
  quiet: z.object({ from: time(), to: time() }).nullable(),
  away: z
    .object({ from: day(), to: day() })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'It must end on the day it begins, or later.',
    })
    .nullable(),
});
export type NoticeChoices = z.output<typeof noticeChoices>;

export const usualChoices: NoticeChoices = {
  assigned: true,
  due: true,
  digest: true,
  newLead: { bell: true, mail: true },
  quiet: null,
  away: null,
};

export const isAwayOn = ({ away }: NoticeChoices, date: string) =>
  away !== null && away.from <= date && date <= away.to;

/** Nothing rings now, and no letter is sent. */
export function isQuietAt({ quiet }: NoticeChoices, moment = now()) {
  if (!quiet || quiet.from === quiet.to) return false;
  const at = timeOf(moment);
  const [begun, over] = [at >= quiet.from, at >= quiet.to];
  return quiet.from < quiet.to ? begun && !over : begun || !over;
}

/** When a letter may be sent: at once, or when the quiet is over. */
export function afterQuiet(choices: NoticeChoices, moment = now()) {
  const { quiet } = choices;
  if (!quiet || !isQuietAt(choices, moment)) return moment;
  const today = dayOf(moment);
  return momentOf(timeOf(moment) < quiet.to ? today : dayAfter(today, 1), quiet.to);
}
