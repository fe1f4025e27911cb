import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { readAtOnceOf } from './engine/read-at-once';
import type { Database } from './schema';

/** Stands for a value that each call brings anew. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Values = Readonly<Record<string, string | number>>;
type Build<Asked, Row> = (value: ValueOf<Asked>) => Compilable<Row>;
type ValueOf<Asked> = <Name extends keyof Asked & string>(name: Name) => RawBuilder<Asked[Name]>;

/**
 * For what every signed-in call asks: to build a query and to make SQL of it costs several times as much as SQLite takes to answer. So
 * each shape is made once. What makes a shape has to stand in its name; all else of it are values.
 */
export function repeatedQueries(db: Database) {
  const ask = repeatedInTransactions();
  return <Asked extends Values, Row>(shape: string, values: Asked, build: Build<Asked, Row>) =>
    ask(db, shape, values, build);
}

/** The same for what is asked in one transaction after the other; of whichever database, so the engine belongs to the shape. */
export function repeatedInTransactions() {
  const known = new Map<string, CompiledQuery<unknown>>();
  return async <Asked extends Values, Row>(
    db: Database,
    shape: string,
    values: Asked,
    build: Build<Asked, Row>,
  ): Promise<Row[]> => {
    const query = known.get(shape) ?? build((name) => sql`${new Placeholder(name)}`).compile();
    known.set(shape, query);
    const parameters = query.parameters.map((one) => (one instanceof Placeholder ? values[one.name] : one));
    const read = readAtOnceOf(db)?.<Row>(query, parameters);
    return read ?? (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
