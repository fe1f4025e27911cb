import { z } from 'zod';
import { linkToApplication } from '~/features/career/application-links.server';
import { appliedFor } from '~/features/career/applied-for';
import { momentInWords } from '~/lib/time';
import type { Firm } from '~/model/firm';
import type { Database } from '~/platform/db/schema';
import { letterOf } from '~/platform/mail/letter';
import { defineMail, type Letter } from '~/platform/mail/template';
import { calendarFile, eventOf } from '../calendar-event.server';
import { newsWords } from './news-words';
import { staffAmong } from './staff';

/** All that a letter says, as it was when it was queued: what is changed after that has a letter of its own. */
const planned = z.object({
  interviewId: z.string(),
  news: z.enum(['invited', 'changed', 'cancelled', 'reminder']),
  sequence: z.int(),
  at: z.string(),
  minutes: z.int(),
  place: z.string(),
  panel: z.array(z.string()),
});

type PlannedMail = z.output<typeof planned>;

/**
 * By `_id` and `email` a mail about somebody is found, and erased with them. Applicants read who they meet, and no address: colleagues
 * give theirs to whom they want.
 */
export const applicantMail = defineMail({
  name: 'career-interview',
  title: 'Career: interview',
  handedOut: ['at', 'minutes', 'place'],
  data: planned.extend({ _id: z.string(), email: z.string() }),
  async compose(data, { db, publicUrl, firm, recipient }) {
    const found = await applicationOf(db, data._id);
    if (!found || found.isSpam || found.email !== data.email || (await isOutdated(db, data)))
      return undefined;
    const { name } = found;
    const colleagues = (await staffAmong(db, data.panel)).map((one) => one.name).join(', ');
    const words = newsWords.applicant[data.news](momentInWords(data.at));
    const isCancelled = data.news === 'cancelled';
    const letter = letterOf(
      words.subject,
      [
        `Dear ${name},`,
        words.lead,
        ...(isCancelled ? [] : factsOf(data, ['You meet', colleagues || firm.name])),
        await linkToApplication(db, data._id, publicUrl),
        words.end,
        `If you write to us about it, please quote ${found.reference}.`,
      ],
      firm.mails.careers.address,
    );
    const summary = `Interview at ${firm.name}: ${found.appliedFor}`;
    const description = colleagues && !isCancelled ? { description: `You meet ${colleagues}.` } : {};
    return withInvite(letter, data, { summary, ...description }, [{ name, email: recipient }], {
      publicUrl,
      firm,
    });
  },
});

/**
 * To one of those who talk to the applicant. Without an `_id` it names nobody: the applicant is erased, and it says no more than
 * that there is nothing to come to.
 */
export const panelMail = defineMail({
  name: 'career-interview-panel',
  title: 'Career: interview, for the panel',
  forStaff: true,
  data: planned.extend({ _id: z.string().optional(), userId: z.string() }),
  async compose(data, { db, publicUrl, firm }) {
    const colleagues = await staffAmong(db, [...data.panel, data.userId]);
    const reader = colleagues.find(({ _id }) => _id === data.userId);
    const found = data._id === undefined ? undefined : await applicationOf(db, data._id);
    if (!reader || (await isOutdated(db, data))) return undefined;
    const isCancelled = data.news === 'cancelled';
    const whom = found ? found.name : 'an applicant';
    const url = `${publicUrl}/dashboard/career?record=${data._id}`;
    const panel = colleagues.filter(({ _id }) => data.panel.includes(_id));
    const words = newsWords.panel[data.news](whom, momentInWords(data.at));
    const letter = letterOf(words.subject, [
      `Hello ${reader.name},`,
      words.lead,
      ...(isCancelled || !found
        ? []
        : factsOf(
            data,
            ['Applied as', found.appliedFor],
            ['Email', found.email],
            ['Panel', panel.map(({ name }) => name).join(', ')],
          )),
      ...(found && found.deletedAt === null ? [{ href: url, label: 'Open the application' }] : []),
      words.end,
    ]);
    const guests = [...(isCancelled ? [reader] : panel), ...(found ? [found] : [])];
    const summary = found ? `Interview: ${found.name}, ${found.appliedFor}` : 'Interview';
    return withInvite(letter, data, { summary, ...(found ? { url } : {}) }, guests, { publicUrl, firm });
  },
});

function factsOf({ at, minutes, place }: PlannedMail, ...more: [string, string][]) {
  const facts: [string, string][] = [
    ['When', momentInWords(at)],
    ['How long', `${minutes} minutes`],
    ['Where', place],
    ...more,
  ];
  const isLink = /^https?:\/\/\S+$/.test(place);
  return [{ facts }, ...(isLink ? [{ href: place, label: 'Open the link of the interview' }] : [])];
}

function withInvite(
  letter: Letter,
  data: PlannedMail,
  words: Parameters<typeof eventOf>[1],
  guests: readonly { name: string; email: string }[],
  { publicUrl, firm }: { publicUrl: string; firm: Firm },
): Letter {
  if (data.news === 'reminder') return letter;
  const method = data.news === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const event = eventOf({ ...data, _id: data.interviewId }, words, publicUrl);
  const content = calendarFile(
    method,
    event,
    guests.map(({ name, email }) => ({ name, email })),
    firm,
  );
  return { ...letter, invite: { method, content } };
}

async function applicationOf(db: Database, id: string) {
  const found = await db
    .selectFrom('careers')
    .select(['name', 'email', 'reference', 'opening', 'designation', 'isSpam', 'deletedAt'])
    .where('_id', '=', id)
    .executeTakeFirst();
  return found && { ...found, appliedFor: appliedFor(found) };
}

/** Nobody is reminded of what is no more, or at another time by now. */
async function isOutdated(db: Database, { interviewId, news, at }: PlannedMail) {
  if (news !== 'reminder') return false;
  const row = await db
    .selectFrom('interviews')
    .select(['at', 'cancelledAt'])
    .where('_id', '=', interviewId)
    .executeTakeFirst();
  return row === undefined || row.at !== at || row.cancelledAt !== null;
}
