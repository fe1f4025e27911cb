import { bullets, h2, p, quote, text } from '~/features/content/rich/write';
import {
  emptyOf,
  type FieldSchema,
  listOf,
  objectOf,
  shapeIn,
  textOf,
} from '~/features/content/ui/fields/field-schema';

/** What stands in a field that has no others in it. */
interface Said {
  field: FieldSchema;
  value: unknown;
  /** `cards.2.title` */
  path: string;
}

/** An entry with something else in every field. A list that is empty gets one of its kind, so that no field is left out. */
export function fillFields(
  field: FieldSchema,
  value: unknown,
  fill: (said: Said) => unknown,
  path = '',
): unknown {
  const within = (name: string, inner: FieldSchema, said: unknown) =>
    fillFields(inner, said, fill, path ? `${path}.${name}` : name);
  const { item, fields, kind } = shapeIn(field, value);
  if (item) {
    const items = listOf(value);
    return (items.length > 0 ? items : [emptyOf(item)]).map((one, at) => within(String(at), item, one));
  }
  if (fields.length === 0 || kind === 'picture') return fill({ field, value, path });
  const said = objectOf(value);
  return Object.fromEntries(fields.map(([name, inner]) => [name, within(name, inner, said[name])]));
}

/** As near to the words as an address can be. */
const mailOf = (words: string) => `${words.replace(/\W/g, '').toLowerCase()}@site.example`;

/** The same with words in every field that takes words, and in all others what may stand there. */
export const fillWords = (
  schema: FieldSchema,
  data: unknown,
  words: (kind: 'line' | 'prose', path: string, said: string) => string,
) =>
  objectOf(
    fillFields(schema, data, ({ field: { kind, isMailAddress }, value, path }) => {
      if (isMailAddress) return mailOf(words('line', path, textOf(value)));
      if (kind === 'line' || kind === 'prose') return words(kind, path, textOf(value));
      if (kind === 'picture') {
        const { media, alt } = objectOf(value);
        // Where none was chosen, nothing is asked of what it shows.
        return { media, alt: media ? words('line', `${path}.alt`, textOf(alt)) : alt };
      }
      if (kind === 'rich') {
        const said = words('prose', path, '');
        return text(h2(said), p(said), bullets([said]), quote(said));
      }
      if (kind === 'link') return textOf(value) || '/about-us';
      if (kind === 'day') return textOf(value) || '2026-11-16';
      return value;
    }),
  );
