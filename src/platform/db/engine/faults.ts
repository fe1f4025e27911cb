const UNIQUE = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);
const SQLITE_UNIQUE = 2067;
const SQLITE_PRIMARY_KEY = 1555;
const SQLITE_FOREIGN_KEY = 787;
const SQLITE = { busy: 5, readOnly: 8, ioError: 10, full: 13, cannotOpen: 14 };
/** Two transactions that wait for each other: one is undone, and may simply be tried again. */
const UNDONE = new Set(['40P01', '40001']);
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** A connection that is lost or refused, a database that stops, starts, is at its limits or gave up waiting. */
const AWAY =
  /^(08|57P0|53|58|25P03|25006|57014|55P03)|^E(CONN|PIPE|HOSTUNREACH|NETUNREACH|TIMEDOUT|NOTFOUND|AI_AGAIN)/;
/** The drivers' own words where they give no code. */
const LOST = new RegExp(
  [
    'Connection (terminated|ended)',
    'timeout exceeded when trying to connect',
    'is not queryable',
    'connection has been discarded',
  ].join('|'),
);

interface DriverError extends Error {
  code?: string;
  errcode?: number;
}

/** The HTTP status of a database that is full, busy or away; undefined when the error is something else. */
export function databaseFault(error: Error): 503 | 507 | undefined {
  const { code = '' }: DriverError = error;
  const sqlite = sqliteFault(error);
  if (FULL.has(code) || sqlite === SQLITE.full) return 507;
  if (UNDONE.has(code) || Object.values(SQLITE).some((known) => known === sqlite)) return 503;
  return AWAY.test(code) || LOST.test(error.message) ? 503 : undefined;
}

/** Another process writes just now. */
export const isBusy = (error: unknown) => error instanceof Error && sqliteFault(error) === SQLITE.busy;

/** Nothing can be kept for now, by nobody: to try the same once more, but smaller, would only take longer. */
export const isAway = (error: unknown) =>
  error instanceof Error && databaseFault(error) !== undefined && !UNDONE.has(codeOf(error));

/** Without the part that says more precisely what could not be done. */
const sqliteFault = ({ errcode }: DriverError) => (errcode === undefined ? undefined : errcode & 0xff);

const codeOf = ({ code = '' }: DriverError) => code;

export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', errcode }: DriverError = error;
  return UNIQUE.has(code) || errcode === SQLITE_UNIQUE || errcode === SQLITE_PRIMARY_KEY;
}

/** A record that another one points at cannot go for good. */
export function isStillReferenced(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', errcode }: DriverError = error;
  return code === '23503' || errcode === SQLITE_FOREIGN_KEY;
}
