import { z } from 'zod';
import { phoneWords } from '~/lib/phone-words';
import { formatDate } from '~/lib/time';
import { inRupees } from '~/model/money/rupees';
import { letterOf } from '~/platform/mail/letter';
import { defineMail } from '~/platform/mail/template';
import { quotation } from './quotation';

/** What a customer did about a quotation, or the calendar: for who has it in hand. By `_id` and `email` it is erased with them. */
export const quotationNewsMail = defineMail({
  name: 'quotation-news',
  title: 'News of a quotation, for the staff',
  forStaff: true,
  data: z.object({ _id: z.string(), email: z.string(), text: z.string(), said: z.string() }),
  async compose({ _id, text, said }, { db, publicUrl }) {
    const found = await db
      .selectFrom('quotations')
      .select(['number', 'name', 'company', 'email', 'phone', 'totalPaise', 'validUntil'])
      .where('_id', '=', _id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!found) return undefined;
    const facts = Object.entries({
      Number: found.number ?? '',
      Name: found.name,
      Company: found.company,
      Phone: phoneWords(found.phone),
      Total: inRupees(found.totalPaise),
      'Valid until': formatDate(found.validUntil),
    });
    return letterOf(
      text,
      [
        ...(said ? [said] : []),
        { facts: facts.filter(([, value]) => value) },
        { href: `${publicUrl}/dashboard/${quotation.path}?record=${_id}`, label: 'Open it in the dashboard' },
      ],
      found.email,
    );
  },
});
