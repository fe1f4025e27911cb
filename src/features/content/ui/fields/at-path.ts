import { listOf, objectOf } from './field-schema';

export type Update = (now: unknown) => unknown;

/** Where a field stands in the data of an entry: `cards.2.title`. */
export const pathTo = (path: string, name: string | number) => (path === '' ? `${name}` : `${path}.${name}`);

/** The same data with something else at a path; what lies beside the path is the very same. */
export function changeAt(data: unknown, path: string, update: Update): unknown {
  if (path === '') return update(data);
  const [name = '', ...rest] = path.split('.');
  const inner = rest.join('.');
  if (Array.isArray(data)) {
    // Whom it was meant for has gone meanwhile.
    if (!(Number(name) < data.length)) return data;
    return listOf(data).with(Number(name), changeAt(listOf(data)[Number(name)], inner, update));
  }
  const object = objectOf(data);
  return { ...object, [name]: changeAt(object[name], inner, update) };
}
