import { now } from '~/lib/time';
import { oneProcessAtATime } from '~/platform/db/engine/lock';
import { newId } from '~/platform/db/ids';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { mailTemplate } from './mail-template';

const author = { userId: null, userName: 'First start' };

/** Each can be sent as it is: what one alone of the kinds of records has is left out. */
export const firstTemplates = [
  {
    name: 'First answer',
    subject: 'Thank you for writing to us, {firstName}',
    text: 'Hello {firstName},\n\nthank you for getting in touch. I have read what you sent us and would like to understand it a little better before I suggest anything.\n\nWhen would a call of fifteen minutes suit you? Today or tomorrow between 10 am and 7 pm is easiest for me.',
  },
  {
    name: 'We could not reach you',
    subject: 'We tried to call you',
    text: 'Hello {firstName},\n\nI tried to call you just now and could not reach you. When may I try again? You can also reply to this mail with two or three lines about what you need, and I will come prepared.',
  },
  {
    name: 'Our quotation',
    subject: 'Your quotation',
    text: 'Dear {name},\n\nas promised, here is what we would build for you and what it costs:\n\n\n\nThe price holds for 30 days. Is there something you would like to have changed, or explained? I am glad to go through it with you on the phone.',
  },
  {
    name: 'Is it still of interest?',
    subject: 'Shall we go on?',
    text: 'Hello {firstName},\n\nwe have not heard from each other for a while. Is your project still on, or has something changed? One line is enough, and if it has come to nothing I will not ask again.',
  },
  {
    name: 'Thank you for your order',
    subject: 'We begin',
    text: 'Hello {firstName},\n\nthank you for your trust. This is what happens next: we send you the dates of the first two weeks, name the colleague who looks after you, and ask for what we need from you in one list.\n\nWe look forward to it.',
  },
] as const;

/** A new installation can write its first mail. From then on the templates are the staff's business, even if there are none. */
export const addFirstTemplates = (services: Pick<Services, 'db' | 'features'>) =>
  oneProcessAtATime(services.db, async (trx) => {
    const everHadOne = await trx
      .selectFrom('history')
      .select('_id')
      .where('resource', '=', mailTemplate.name)
      .limit(1)
      .executeTakeFirst();
    if (everHadOne) return;
    const templates = changesOf(services, mailTemplate);
    // Lists show the newest first.
    for (const words of firstTemplates.toReversed())
      await templates.insert(trx, { ...words, _id: newId(), date: now() }, author);
  });
