const UNIQUE = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);
const SQLITE_UNIQUE = 2067;
const SQLITE_PRIMARY_KEY = 1555;
const SQLITE_FOREIGN_KEY = 787;
const SQLITE_FULL = 13;
const SQLITE_BUSY = 5;
/** Two transactions that wait for each other: one is undone, and may simply be tried again. */
const UNDONE = new Set(['40P01', '40001']);
const CONNECTION = /^(08|57P0|53)|^E(CONN|PIPE|HOSTUNREACH|TIMEDOUT|NOTFOUND|AI_AGAIN)/;

interface DriverError extends Error {
  code?: string;
  errcode?: number;
}

/** The HTTP status of a database that is full, busy or away; undefined when the error is something else. */
export function databaseFault(error: Error): 503 | 507 | undefined {
  const { code = '', errcode }: DriverError = error;
  if (code === 'ENOSPC' || code === '53100' || errcode === SQLITE_FULL) return 507;
  if (UNDONE.has(code) || (errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY)) return 503;
  if (
    CONNECTION.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  ) {
    return 503;
  }
  return undefined;
}

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
