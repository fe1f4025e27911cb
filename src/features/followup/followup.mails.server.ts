import { z } from 'zod';
import { amount } from '~/lib/figures';
import { phoneWords } from '~/lib/phone-words';
import { letterOf } from '~/platform/mail/letter';
import { defineMail } from '~/platform/mail/template';
import { readAddress } from '~/records/submissions/owner-address';
import { followup, whenNext } from './followup';

/** By `_id` and `email` a mail about somebody is found, and erased with them. */
const data = z.object({
  /** The only one, or the first of several. */
  _id: z.string(),
  email: z.string(),
  /** Who is told, and by whom it was given to them. */
  userId: z.string(),
  by: z.string(),
  byId: z.string().nullish(),
  count: z.int(),
});

/** Whoever is given follow-ups hears of it: of all that somebody gave them at once in one mail. */
export const assignedMail = defineMail({
  name: 'followups-assigned',
  title: 'Follow-ups given to somebody',
  forStaff: true,
  data,
  async compose({ _id, userId, by, count }, { db, publicUrl }) {
    // Who has left since is told of nobody any more.
    if (!(await readAddress(db, userId))) return undefined;
    const list = `${publicUrl}/dashboard/${followup.path}`;
    if (count > 1) {
      const words = amount(count, 'follow-up');
      return letterOf(`${words} given to you by ${by}`, [
        `${by} has given you ${words}.`,
        { href: `${list}?is.ownerId=me&is.status=Pending,In+Progress`, label: 'Open what is yours' },
      ]);
    }
    const lead = await db
      .selectFrom('followups')
      .select(['name', 'mobile', 'email', 'stage', 'nextDate', 'nextTime', 'nextKind'])
      .where('_id', '=', _id)
      .where('ownerId', '=', userId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    // Somebody else's by now.
    if (!lead) return undefined;
    const facts = Object.entries({
      Name: lead.name,
      Mobile: phoneWords(lead.mobile),
      Email: lead.email,
      Stage: lead.stage,
      Next: whenNext(lead),
    });
    return letterOf(
      `${lead.name} was given to you by ${by}`,
      [
        `${by} has given you a follow-up.`,
        { facts: facts.filter(([, value]) => value) },
        { href: `${list}?record=${_id}`, label: 'Open it in the dashboard' },
      ],
      lead.email || undefined,
    );
  },
});
