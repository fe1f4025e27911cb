import type { z } from 'zod';
import { fieldsOf } from './filled';
import { type FieldSchema, listOf, shapeIn } from './ui/fields/field-schema';

type Data = Record<string, unknown>;

/** No text has these: Unicode gives them to nobody. In an address they stand encoded. */
const MARK = /(?:\uFDD0|%EF%B7%90)(\d+)(?:\uFDD1|%EF%B7%91)/gi;

/** Words without their marks. */
export const unmarked = (text: string) => text.replace(MARK, '');

/** The numbers of all marks in it. */
export const marksIn = (text: string) => Array.from(text.matchAll(MARK), ([, number]) => Number(number));

/**
 * An entry whose words carry a number each, and the paths of the fields that the numbers stand for: from what was drawn with
 * it can be told which field stands where. Nothing that is empty is marked, since a page may leave it out; a picture is, in the words
 * for what it shows, also where these are those of the library.
 */
export function markFields(shape: z.ZodType, entry: Data) {
  const paths: string[] = [];
  const marked = (text: string, path: readonly string[]) =>
    `${text}\uFDD0${paths.push(path.join('.')) - 1}\uFDD1`;
  const mark = (value: unknown, path: readonly string[]) =>
    typeof value === 'string' && value !== '' ? marked(value, path) : value;

  function within(schema: FieldSchema | undefined, value: unknown, path: readonly string[]): unknown {
    if (schema?.kind === 'line' || schema?.kind === 'prose') return mark(value, path);
    if (schema?.kind === 'rich') return inRichText(value, path);
    if (Array.isArray(value))
      return listOf(value).map((item, index) => within(schema?.item, item, [...path, String(index)]));
    if (!isData(value)) return value;
    if (schema?.kind === 'picture')
      return { ...value, alt: value.media && value.alt === '' ? marked('', path) : mark(value.alt, path) };
    return inFields(schema && shapeIn(schema, value), value, path);
  }

  function inFields(schema: FieldSchema | undefined, value: Data, path: readonly string[]): Data {
    const fields = new Map(schema?.fields);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, within(fields.get(name), inner, [...path, name])]),
    );
  }

  /** Wherever in its paragraphs, it is the one field. */
  function inRichText(value: unknown, path: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((item) => inRichText(item, path));
    if (!isData(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        name === 'text' ? mark(inner, path) : name === 'content' ? inRichText(inner, path) : inner,
      ]),
    );
  }

  return { entry: inFields(fieldsOf(shape), entry, []), paths };
}

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
