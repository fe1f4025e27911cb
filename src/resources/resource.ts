import type { z } from 'zod';
import type { ResourceArea } from './permissions';

/** A record as it is sent, of whichever entity. */
export interface AnyRecord {
  _id: string;
  [field: string]: unknown;
}

interface Column {
  title: string;
  field: string;
  cell?(row: AnyRecord): string;
}

interface SearchField {
  label: string;
  field: string;
  /** Where codes are stored and labels shown: a search finds either. */
  options?: Record<string, string>;
}

/** The whole vocabulary. A key that one entity alone would use is code in that entity's folder instead. */
export interface Resource {
  /** The name of its folder; its page is {name}.page.tsx there. */
  name: string;
  /** Its URL is /dashboard/{path}. */
  path: string;
  /** As the sidebar has it. */
  title: string;
  /** As the card on the dashboard's index has it. */
  card: string;
  /** Its row of the permission table. */
  area: ResourceArea;
  table: string;
  row: z.ZodObject;
  /** Written out under /api, never derived: the contract is irregular. */
  endpoints: { list: string; update?: string; remove: string };
  columns: readonly Column[];
  /** What the Details show beside the columns. */
  details?: readonly Column[];
  search: readonly SearchField[];
  messages: {
    updated: string;
    updateFailed: string;
    deleted: string;
    deleteFailed: string;
    invalidId: string;
    none: string;
  };
}

/** The same, with fields checked against the shape of the record. */
interface Definition<Row> extends Omit<Resource, 'row' | 'columns' | 'details' | 'search'> {
  columns: readonly { title: string; field: keyof Row & string; cell?(row: Row): string }[];
  details?: readonly { title: string; field: keyof Row & string; cell?(row: Row): string }[];
  search: readonly { label: string; field: keyof Row & string; options?: Record<string, string> }[];
}

export function defineResource<Shape extends z.ZodObject<{ _id: z.ZodType<string> }>>(
  definition: Definition<z.output<Shape>> & { row: Shape },
): Resource & { row: Shape } {
  return definition;
}

/** What a paged list answers. */
export interface Page<Row> {
  items: Row[];
  total: number;
  page: number;
  pages: number;
}

/** `/quotes/remove/:id` → `/quotes/remove/0198…` */
export const withId = (endpoint: string, id: string) => endpoint.replace(/:\w+/, encodeURIComponent(id));
