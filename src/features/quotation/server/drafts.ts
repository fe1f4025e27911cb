import { AppError } from '~/lib/errors';
import { dayAfter, dayOf, now } from '~/lib/time';
import { TooLargeError } from '~/model/money/gst';
import type { Database, Row } from '~/platform/db/schema';
import type { Business } from '../business';
import { price } from '../price';
import { type Customer, type Line, lineForm, storedCustomer } from '../quotation-form';

interface Written {
  customer: Customer;
  lines: readonly Line[];
  validUntil?: string | undefined;
  terms: string;
}

/** The day it is in India. */
export const today = () => dayOf(now());

/** Of what is offered today. */
export const lastDay = ({ validityDays }: Business) => dayAfter(today(), validityDays);

/** What was written, of what stands in the row. */
export const writtenIn = ({ customer, lines, validUntil, terms }: Row<'quotations'>): Written => ({
  customer: storedCustomer.parse(customer),
  lines: lineForm.array().parse(lines),
  ...{ validUntil, terms },
});

/** What stands in the row for what was written. */
export function columnsOf({ customer, lines, validUntil, terms }: Written, ours: Business) {
  const until = validUntil ?? lastDay(ours);
  if (until < today()) {
    const words = 'The last valid day is over already.';
    throw new AppError(400, 'invalid_input', words, { validUntil: words });
  }
  const { name, company, email, phone } = customer;
  const priced = refusedIfTooLarge(() => price(customer, lines, ours.stateCode));
  const { totals, placeOfSupply } = priced;
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = totals;
  return {
    ...{ name, company, email, phone, placeOfSupply, terms, validUntil: until },
    ...{ taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise },
    customer: JSON.stringify(customer),
    lines: JSON.stringify(priced.lines),
    totals: JSON.stringify(totals),
  };
}

/** Whoever wrote it hears which amount nobody can mean. */
export function refusedIfTooLarge<Sum>(sum: () => Sum): Sum {
  try {
    return sum();
  } catch (fault) {
    if (!(fault instanceof TooLargeError)) throw fault;
    throw new AppError(400, 'invalid_input', fault.message, { lines: fault.message });
  }
}

/** Whose it is. A lead says whom it is about. */
export async function ofWhom(
  db: Database,
  { followupId, personId }: { followupId?: string | null | undefined; personId?: string | null | undefined },
) {
  if (followupId) {
    const lead = await db
      .selectFrom('followups')
      .select('personId')
      .where('_id', '=', followupId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!lead) throw noSuch('followupId', 'There is no such follow-up.');
    return { followupId, personId: lead.personId };
  }
  const person = await db
    .selectFrom('people')
    .select('_id')
    .where('_id', '=', personId ?? '')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!person) throw noSuch('personId', 'There is no such person.');
  return { followupId: null, personId: person._id };
}

const noSuch = (field: string, words: string) =>
  new AppError(400, 'invalid_input', words, { [field]: words });
