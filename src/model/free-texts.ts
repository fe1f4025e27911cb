import type { Resource } from './resource';

/** Words that people write as they like in a table that is no kind of record's: they may name anybody, and whoever looks for a person looks there. */
export interface FreeTexts {
  table: string;
  /** The columns of its primary key. */
  key: readonly string[];
  /** Its columns with such words, and what people call them. */
  columns: Readonly<Record<string, string>>;
  on: OnRecord | FreePlace;
}

/** They are read and mended on a record. */
interface OnRecord {
  resource: Resource;
  /** The column with its id. */
  by: string;
}

/** They are read and mended at a place of their own in the dashboard. */
export interface FreePlace {
  /** What people call it. */
  kind: string;
  /** The row that says which one it is, where that is another than theirs: its table, and the column of theirs that has its id. */
  of?: { table: string; by: string };
  title(row: TextRow): string;
  at(row: TextRow): string;
}

export type TextRow = Readonly<Record<string, unknown>>;
