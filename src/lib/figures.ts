/** As India groups them: 12,34,567. */
export const inFigures = (count: number) => count.toLocaleString('en-IN');

/** `1 row`, `1,200 rows`. */
export const amount = (count: number, one: string, many = `${one}s`) =>
  `${inFigures(count)} ${count === 1 ? one : many}`;
