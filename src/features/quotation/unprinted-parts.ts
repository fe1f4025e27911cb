import { unprintedIn } from '~/lib/printed-letters';
import type { Business } from './business';
import type { Customer, Line } from './quotation-form';

interface Written {
  customer: Pick<Customer, 'name' | 'company' | 'email' | 'address'>;
  lines: readonly Pick<Line, 'description' | 'unit' | 'section' | 'note'>[];
  terms: string;
}

/** Where on a paper there would be such boxes, and of which letters. */
export function unprintedParts(
  { customer, lines, terms }: Written,
  ours: Pick<Business, 'legalName' | 'address' | 'bank' | 'lut'>,
) {
  const parts: readonly (readonly [part: string, texts: readonly string[]])[] = [
    ['the customer', [customer.name, customer.company, customer.email, customer.address]],
    ...lines.map(
      ({ description, unit, section, note }, index) =>
        [`line ${index + 1}`, [description, unit, section, note]] as const,
    ),
    ['the terms', [terms]],
    ['our own data', [ours.legalName, ours.address, ours.bank, ours.lut]],
  ];
  return parts.flatMap(([part, texts]) => {
    const found = unprintedIn(texts.join('\n'));
    return found.length > 0 ? [{ part, letters: found }] : [];
  });
}
