interface Operation {
  parameters?: { in?: string; name?: string }[];
}

type Paths = Record<string, object | undefined>;

/** `/employee/{id}` and `/employee/{employeeId}` are one path, whatever its parts are called. */
const templateOf = (path: string) => path.replace(/\{\w+\}/g, '{}');
const namesIn = (path: string) => Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

/** Routes may call a part of their address each as they like; a description has one name for it, the first. */
export function onePathPerTemplate<Described extends Paths>(paths: Described): Paths {
  const first = new Map<string, string>();
  const merged: Paths = {};
  for (const [path, item] of Object.entries(paths)) {
    const template = templateOf(path);
    const named = first.get(template) ?? path;
    first.set(template, named);
    merged[named] = { ...merged[named], ...(named === path ? item : renamed(item, path, named)) };
  }
  return merged;
}

function renamed(item: object | undefined, from: string, to: string) {
  const names = new Map(namesIn(from).map((name, at) => [name, namesIn(to)[at]]));
  const rename = (operation: Operation) => ({
    ...operation,
    parameters: operation.parameters?.map((one) =>
      one.in === 'path' && one.name ? { ...one, name: names.get(one.name) ?? one.name } : one,
    ),
  });
  return Object.fromEntries(
    Object.entries(item ?? {}).map(([method, operation]) => [method, rename(operation)]),
  );
}

const capital = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());

/** `PUT /api/quotes/updatequotes/:id` → `putQuotesUpdatequotesById`: one for each call, the same for as long as its address is. */
export function operationId(method: string, url: string) {
  const words = url
    .replace(/^\/api\//, '')
    .replace(/:(\w+)/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map(capital).join('');
}
