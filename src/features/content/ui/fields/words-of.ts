import { type FieldSchema, listOf, objectOf, shapeIn, textOf } from './field-schema';

/** All that a field says, one field of it to a line. */
export function wordsOf(schema: FieldSchema, value: unknown): string {
  if (schema.kind === 'choice') return schema.options[textOf(value)] ?? textOf(value);
  if (schema.kind === 'list')
    return listOf(value)
      .map((one) => wordsOf(schema.item ?? schema, one))
      .join('\n');
  if (schema.kind === 'picture') {
    const { media, alt } = objectOf(value);
    return [textOf(media), textOf(alt)].filter(Boolean).join(': ');
  }
  const { fields } = shapeIn(schema, value);
  if (fields.length > 0) {
    const inner = objectOf(value);
    return fields
      .map(([name, field]) => wordsOf(field, inner[name]))
      .filter(Boolean)
      .join('\n');
  }
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'object' ? textIn(value).trim() : textOf(value);
}

/** Of a text with its own parts: what can be read in it, a line for each. */
function textIn(node: unknown): string {
  const { text, content } = objectOf(node);
  if (typeof text === 'string') return text;
  return `${listOf(content).map(textIn).join('')}\n`;
}
