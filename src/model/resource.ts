import { z } from 'zod';
import type { Filter } from './filters';
import type { ResourceArea } from './permissions';

/** A record as it is sent, of whichever entity. */
export interface AnyRecord {
  _id: string;
  [field: string]: unknown;
}

/** How a value stands: done, in hand, against us, or neither. */
export type Tone = 'plain' | 'good' | 'busy' | 'bad';

interface Column {
  title: string;
  field: string;
  cell?(row: AnyRecord): string;
  /** The same where it is reckoned with, in a spreadsheet. */
  sheet?(row: AnyRecord): string;
  /** Values that say how a record stands: lists show them as coloured marks, with their words. */
  tones?: Readonly<Record<string, Tone>>;
  /** The list is not read in its order. */
  unsorted?: true;
  /** The column of its table that has its order, where its text does not: numbers of more and more digits. */
  orderedBy?: string;
  /** Words that lists put on two lines rather than cut them off. */
  wraps?: true;
}

interface SearchField {
  label: string;
  field: string;
  /** Where codes are stored and labels shown: a search finds either. */
  options?: Record<string, string>;
}

interface Person<Field> {
  /** By these they are found. */
  email: Field;
  phone: Field;
  /** The columns that are theirs: these are handed out when they ask for a copy of their data, and nothing else is. */
  data: readonly string[];
  /** Who it is can log in: what they did is theirs, and so are their sessions. */
  isAccount?: true;
  /** It is the person: each of their addresses and numbers is a row of personKeys, and stands among others in these fields. */
  byKeys?: true;
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
  /** As stored, without the rules for what comes in: a rule that is added later must not hide what is there. */
  row: z.ZodObject;
  /** The field that shows its notes, which are rows of their own: a list of {val, date}, the latest of them. */
  notes?: string;
  /** Whom a record is about. Whatever has an `email` says so. */
  person?: Person<string>;
  /** Its records are made from others, which these fields name: to deal with one of them is to deal with the other. */
  madeFrom?: { resource: string; id: string };
  /** Its records answer others of that kind, which this field names: both are of one person. */
  partOf?: { resource: string; id: string };
  /** A record stays as long as a row of this table names it there, and why. */
  staysWith?: { table: string; field: string; why: string };
  /** When a record is erased by itself: so long after it came in, or after the last that was done about it. */
  retention?: {
    months: number;
    after: 'arrival' | 'last exchange';
    /** Where the end of one is settled: the field that says when it goes, and why then. Nothing in it: as all others. */
    until?: { field: string; why: string };
  };
  /** Why a record outlives a person's wish to be forgotten. */
  legalHold?: string;
  /** Staff may bring its records in a spreadsheet. */
  importable?: true;
  /** Written out under /api, never derived: the contract is irregular. */
  endpoints: { list: string; create?: string; update?: string; remove: string };
  columns: readonly Column[];
  /** What the Details show beside the columns; what few ask for is folded away. */
  details?: readonly (Column & { folded?: true; leadsTo?(row: AnyRecord): string | undefined })[];
  search: readonly SearchField[];
  /** What the list can be narrowed to, beside the search. */
  filters?: readonly Filter[];
  /** Ways to look at the list that need no saving: the query of its address. */
  views?: readonly { name: string; query: string }[];
  /** What can be set for many records at once. */
  bulk?: readonly string[];
  /** What of it is another record's, which this one names, and is set there for many; what is said of one that names none. */
  bulkOn?: { resource: string; id: string; fields: readonly string[]; none: string };
  /** What can be said along with that, by who asks for more than a value. It makes no change by itself. */
  bulkWith?: readonly string[];
  /** What is asked as well where many get one of these values: why they were lost. */
  bulkAsks?: BulkAsks<string>;
  /** What follows from other fields: no history entry tells it beside them. */
  derived?: readonly string[];
  messages: {
    /** What the button says that adds one. */
    add: string;
    addFailed: string;
    fetchFailed: string;
    updated: string;
    updateFailed: string;
    deleted: string;
    deleteFailed: string;
    invalidId: string;
    /** The contract's own words for a delete that names no record, where it has some. */
    deletedWithoutId?: string;
    none: string;
  };
}

interface BulkAsks<Field> {
  when: { field: Field; value: string };
  field: Field;
  title: string;
  /** Most are one of these; any other is as good. */
  usual: readonly string[];
}

/** What is said where the contract has no words of its own. */
const plainWords: Pick<
  Resource['messages'],
  'add' | 'addFailed' | 'fetchFailed' | 'updated' | 'updateFailed'
> = {
  add: 'Add',
  addFailed: 'Failed to add: ',
  fetchFailed: 'Failed to fetch records',
  updated: 'Updated successfully',
  updateFailed: 'Failed to update: ',
};

/** The same, with fields checked against the shape of the record. */
interface Definition<Row>
  extends Omit<
    Resource,
    | 'row'
    | 'person'
    | 'madeFrom'
    | 'partOf'
    | 'columns'
    | 'details'
    | 'search'
    | 'filters'
    | 'bulk'
    | 'bulkOn'
    | 'bulkWith'
    | 'bulkAsks'
    | 'derived'
    | 'messages'
  > {
  person?: Person<keyof Row & string>;
  madeFrom?: { resource: keyof Row & string; id: keyof Row & string };
  partOf?: { resource: string; id: keyof Row & string };
  messages: Omit<Resource['messages'], keyof typeof plainWords> & Partial<typeof plainWords>;
  columns: readonly {
    title: string;
    field: keyof Row & string;
    cell?(row: Row): string;
    sheet?(row: Row): string;
    tones?: Readonly<Record<string, Tone>>;
    unsorted?: true;
    orderedBy?: string;
    wraps?: true;
  }[];
  details?: readonly {
    title: string;
    field: keyof Row & string;
    folded?: true;
    cell?(row: Row): string;
    sheet?(row: Row): string;
    /** A page that says more of it. */
    leadsTo?(row: Row): string | undefined;
  }[];
  search: readonly { label: string; field: keyof Row & string; options?: Record<string, string> }[];
  filters?: readonly Filter<keyof Row & string>[];
  bulk?: readonly (keyof Row & string)[];
  bulkOn?: {
    resource: string;
    id: keyof Row & string;
    fields: readonly (keyof Row & string)[];
    none: string;
  };
  bulkWith?: readonly (keyof Row & string)[];
  bulkAsks?: BulkAsks<keyof Row & string>;
  derived?: readonly (keyof Row & string)[];
}

/** In the row of what is joined to the person whom it is about. It follows from who that is, and is no client's business. */
export const ofPerson = { personId: z.string().nullable().optional().meta({ forStaff: true }) };

/** Every record has an id, and a number that grows with each change. */
type RowShape = z.ZodObject<{ _id: z.ZodType<string>; version: z.ZodType<number> }>;

export function defineResource<Shape extends RowShape>(
  definition: Definition<z.output<Shape>> & { row: Shape },
): Resource & { row: Shape } {
  return { ...definition, messages: { ...plainWords, ...definition.messages } };
}

/** What a list can be read in the order of: its columns and what stands in one of few ways, but a list within a record has no order among others. */
export const sortableFields = ({ columns, filters = [], row }: Resource): string[] => {
  const choices = filters.filter(({ by }) => by === 'choice');
  const fields = new Set([...columns, ...choices].map(({ field }) => field));
  for (const { field, unsorted } of columns) if (unsorted) fields.delete(field);
  return [...fields].filter((field) => !(row.shape[field] instanceof z.ZodArray));
};

/** The column of its table by which a field is put in order. */
export const orderColumn = ({ columns }: Pick<Resource, 'columns'>, field: string) =>
  columns.find((column) => column.field === field)?.orderedBy ?? field;

/** What its table has a column for. */
export const storedFields = ({ row, notes }: Pick<Resource, 'row' | 'notes'>): string[] =>
  Object.keys(row.shape).filter((field) => field !== notes);

/** Visitors send its records, and what looks as if a machine had sent it is kept apart. */
export const keepsSpam = ({ row }: Pick<Resource, 'row'>) => 'isSpam' in row.shape;

/** What a record goes by: the field that it is searched by first. */
export const titleField = (resource: Pick<Resource, 'search'>) => resource.search[0]?.field ?? '_id';

/** What a record is called in a sentence. */
export const titleOf = (resource: Resource, row: AnyRecord) => String(row[titleField(resource)] ?? row._id);

/** What is not told to a client about their own records. */
export const isForStaff = (resource: Pick<Resource, 'row'>, field: string) =>
  resource.row.shape[field]?.meta()?.forStaff === true;

const fileAccess = z.enum(['public', 'private', 'confidential']);

/**
 * The fields that hold the address of a file, and nothing else ever does: `meta({ file: … })` declares one. Everybody opens a
 * public one, only a session the others; who reads a confidential one is remembered, under what it is `called`.
 */
export function fileFields({ row }: Pick<Resource, 'row'>) {
  const fields = knownFileFields.get(row) ?? findFileFields(row);
  knownFileFields.set(row, fields);
  return fields;
}

const findFileFields = (row: Resource['row']) =>
  Object.entries(row.shape).flatMap(([field, shape]) => {
    const declared = shape.meta()?.file;
    if (declared === undefined) return [];
    return [{ field, access: fileAccess.parse(declared), called: String(shape.meta()?.called ?? 'file') }];
  });
/** A definition never changes, and every write asks it. */
const knownFileFields = new WeakMap<Resource['row'], ReturnType<typeof findFileFields>>();

/** What a paged list answers. */
interface Page<Row> {
  items: Row[];
  total: number;
  page: number;
  pages: number;
  /** More match a search than were counted. */
  more?: true | undefined;
}

/** The calls that every resource has, whatever their paths. */
export interface ListCall {
  method: 'GET';
  path: string;
  answer: z.ZodType<Page<AnyRecord>>;
}
export interface RecordCall {
  method: 'GET';
  path: string;
  answer: z.ZodType<AnyRecord>;
}
export interface ChangeCall {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: z.ZodType<object, object>;
  answer: z.ZodType<{ message: string }>;
}

/** `/quotes/remove/:id` → `/quotes/remove/0198…` */
export const withId = (endpoint: string, id: string) => endpoint.replace(/:\w+/, encodeURIComponent(id));
