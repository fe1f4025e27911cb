/**
 * JSON as it is made: what comes one after the other becomes a list without ever being in memory as a whole. Within objects
 * only; a list that is there already is written as it is.
 */
export async function* jsonOf(value: unknown): AsyncGenerator<string> {
  if (isAsyncIterable(value)) {
    let before = '[';
    for await (const item of value) {
      yield before;
      yield* jsonOf(item);
      before = ',\n';
    }
    yield before === '[' ? '[]' : ']';
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    let before = '{';
    for (const [key, member] of Object.entries(value)) {
      if (member === undefined) continue;
      yield `${before}${JSON.stringify(key)}: `;
      yield* jsonOf(member);
      before = ',\n';
    }
    yield before === '{' ? '{}' : '}';
  } else yield JSON.stringify(value) ?? 'null';
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
