import { randomUUID } from 'node:crypto';
import { person } from './visitors.mjs';

/** What one post stores, table by table: which of its rows belong to the enquiry. */
const TABLES = {
  enquiries: ({ _id }) => `"_id" = '${_id}'`,
  people: ({ personId }) => `"_id" = '${personId}'`,
  personKeys: ({ personId }) => `"personId" = '${personId}'`,
  followups: ({ _id }) => `"sourceId" = '${_id}'`,
  activities: ({ followupId }) => `"recordId" = '${followupId}'`,
  history: ({ _id }) => `"recordId" = '${_id}'`,
  notifications: ({ _id }) => `"recordId" = '${_id}'`,
  outbox: ({ _id }) => `cast("data" as text) like '%${_id}%'`,
};

/** A mail as it is queued: by now the worker may have sent it. */
const QUEUED = { status: 'queued', attempts: 0, lastError: null, sentAt: null };

/** What is another in every post, wherever it stands. */
const CHANGING = ['_id', 'personId', 'followupId', 'reference', 'name', 'email', 'phone'];

const quoted = (name) => `"${name}"`;

/** The columns that are written: what a table makes by itself nobody may hand to it. */
const WRITTEN = {
  sqlite: (table) => `select "name" from pragma_table_info('${table}')`,
  postgres: (table) => `select column_name as "name" from information_schema.columns
    where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER'`,
};

/** The rows of the one enquiry that is in the database, as a post has stored them. */
export async function rowsOfOnePost(engine, read) {
  const [enquiry] = await read('select "_id", "personId", "followupId" from "enquiries"');
  const found = [];
  for (const [table, belongs] of Object.entries(TABLES)) {
    const columns = (await read(WRITTEN[engine](table))).map(({ name }) => quoted(name));
    const rows = await read(`select ${columns.join(', ')} from "${table}" where ${belongs(enquiry)}`);
    if (rows.length === 0) throw new Error(`a post left nothing in ${table}`);
    for (const row of rows) found.push({ table, row: table === 'outbox' ? { ...row, ...QUEUED } : row });
  }
  return found;
}

/** One statement per table and row, each with the place of its values; the same for every further post. */
export const insertsOf = (rows, placeholder) =>
  rows.map(({ table, row }) => {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => placeholder(index + 1));
    return `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values (${places.join(', ')})`;
  });

/**
 * Makes the values of one more post: another enquiry of another person, and rows of its own around it. What changes is
 * looked for once, so that the driver hardly waits for it.
 */
export function postMaker(rows) {
  const [{ row: first }] = rows;
  const fieldOf = new Map(CHANGING.map((field) => [first[field], field]));
  const words = new RegExp(CHANGING.map((field) => RegExp.escape(first[field])).join('|'), 'g');
  const makers = rows.map(({ row }) =>
    Object.entries(row).map(([column, value]) => {
      if (column === '_id' && !fieldOf.has(value)) return ordered;
      if (typeof value !== 'string' || value.search(words) === -1) return () => value;
      return (post) => value.replace(words, (word) => post[fieldOf.get(word)]);
    }),
  );
  // The first was posted.
  let posts = 1;
  return () => {
    const _id = ordered();
    const post = {
      _id,
      personId: ordered(),
      followupId: ordered(),
      reference: `PW-${_id.slice(-12)}`,
      ...person(++posts),
    };
    return makers.map((row) => row.map((make) => make(post)));
  };
}

let count = 0;

/** An id that grows with time, as the server's do: rows are added at the end of an index. */
function ordered() {
  count = (count + 1) % 4096;
  const time = Date.now().toString(16).padStart(12, '0');
  const place = count.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${place}-${randomUUID().slice(19)}`;
}
