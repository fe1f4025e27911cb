import { slugFrom } from '~/lib/slug-from';
import { type FieldSchema, textOf } from '../fields/field-schema';

type Data = Readonly<Record<string, unknown>>;

/** What was typed, with the addresses that follow from it: one that somebody has typed stays as it is. */
export function withAddresses({ fields }: FieldSchema, before: Data, typed: Data): Data {
  const followed = fields.flatMap(([name, { from, longest }]) => {
    if (!from || typed[from] === before[from]) return [];
    const proposed = (data: Data) => slugFrom(textOf(data[from]), longest);
    const isOurs = textOf(typed[name]) === '' || typed[name] === proposed(before);
    return isOurs ? [[name, proposed(typed)] as const] : [];
  });
  return followed.length > 0 ? { ...typed, ...Object.fromEntries(followed) } : typed;
}
