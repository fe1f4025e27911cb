import { inRoot } from './paths.mjs';

/**
 * How the built server is started, wherever it is. A small nursery stays in the processor's cache, but holds what three dozen
 * forms at once leave behind: with a third less of it that was taken for what stays, and to look through all that stays took a
 * seventh of the forms; a heap that grows by an eighth, and one arena for what is not on it, take half the
 * memory under load that they would take otherwise. What is called often is compiled once, for good: V8's compiler in
 * between takes seven megabytes for what that replaces soon, and five requests of a hundred. To share so small a nursery out among
 * threads takes longer than to go through it.
 */
export const serverArgs = (...more) => [
  '--max-semi-space-size=3',
  '--heap-growing-percent=12',
  '--no-maglev',
  '--no-parallel-scavenge',
  inRoot('scripts/serve.mjs'),
  ...more,
];

/**
 * For a site of its own, beside the one that .env configures: a secret left empty is empty, whatever file that names for it.
 * The same names as in src/platform/config/secret-files.ts.
 */
export const noSecretFiles = {
  DATABASE_URL_FILE: '',
  ADMIN_PASSWORD_FILE: '',
  SECRET_KEY_FILE: '',
  BACKUP_KEY_FILE: '',
  SMTP_URL_FILE: '',
  FILES_URL_FILE: '',
};

/** What is as large as the pieces that the compiler works in goes back to the machine as soon as it is done with, wherever it lay. */
const GIVEN_BACK_BYTES = 32 * 1024;

export const serverEnv = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(GIVEN_BACK_BYTES),
  MALLOC_TRIM_THRESHOLD_: String(4 * GIVEN_BACK_BYTES),
  MALLOC_TOP_PAD_: '0',
};
