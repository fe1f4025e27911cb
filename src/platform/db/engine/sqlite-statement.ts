import type { SQLInputValue, StatementSync } from 'node:sqlite';

/** A statement that takes and gives what the tables of the schema hold. */
export function prepareStatement(statement: StatementSync) {
  // As lists: each of the objects that Node would make is a dictionary of its own, slow to make and slow to read.
  statement.setReturnArrays(true);
  let columns = columnsOf(statement);
  let toRow = rowMaker(columns);
  const decode = <Row>(values: StoredValues): Row => {
    // All columns of a table (`*`) are others when it was changed meanwhile.
    if (values.length !== columns.length) {
      columns = columnsOf(statement);
      toRow = rowMaker(columns);
    }
    return toRow(values);
  };
  return {
    reader: columns.length > 0,
    all: <Row>(values: readonly unknown[]) =>
      statement.all(...values.map(encode)).map((row) => decode<Row>(row)),
    run: (values: readonly unknown[]) => statement.run(...values.map(encode)),
    *iterate(values: readonly unknown[]) {
      for (const row of statement.iterate(...values.map(encode))) yield decode(row);
    },
  };
}

type StoredValues = Readonly<Record<string, unknown>>;
type Reader = (stored: unknown) => unknown;

const columnsOf = (statement: StatementSync) =>
  statement.columns().map(({ name, type }) => [name, READERS[type?.toLowerCase() ?? '']] as const);

/** SQLite keeps booleans as numbers and lists as text; the declared type of the column says what they were. */
const READERS: Record<string, Reader> = {
  boolean: (stored) => stored !== 0,
  json: (stored) => JSON.parse(String(stored)),
};

/**
 * A function of each statement's own, with the names of its columns written out: one for all of them, which sets whatever name comes, takes
 * ten times as long, and nobody who reads its rows can know beforehand how they are made.
 */
function rowMaker(columns: ReturnType<typeof columnsOf>): <Row>(values: StoredValues) => Row {
  const fields = columns.map(([name, read], place) => {
    const stored = `values[${place}]`;
    return `${JSON.stringify(name)}: ${read ? `${stored} === null ? null : readers[${place}](${stored})` : stored}`;
  });
  return new Function('readers', `return (values) => ({ ${fields.join(', ')} });`)(
    columns.map(([, read]) => read),
  );
}

function encode(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string') return value;
  throw new TypeError(`SQLite cannot store a ${typeof value}`);
}
