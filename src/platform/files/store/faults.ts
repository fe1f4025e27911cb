import { AppError } from '~/lib/errors';
import { EMPTY_FILE, MB, tooLargeWords, wrongFormatWords } from '~/lib/file-words';

const LIST = new Intl.ListFormat('en', { type: 'disjunction' });
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);

export const emptyFile = () => new AppError(400, 'invalid_input', EMPTY_FILE);

export const fileTooLarge = (maxBytes: number) =>
  new AppError(413, 'too_large', tooLargeWords(inUnits(maxBytes)));

export const wrongFormat = (acceptedLabels: string[]) =>
  new AppError(415, 'unsupported_type', wrongFormatWords(LIST.format(acceptedLabels)));

export const infectedFile = (field: string) => {
  const sentence = 'A virus was found in this file. Please check your device and choose another file.';
  return new AppError(400, 'infected_file', sentence, { [field]: sentence });
};

export const scannerUnavailable = (cause: Error) => {
  const sentence = 'Files cannot be checked for viruses at the moment. Please try again in a few minutes.';
  return Object.assign(new AppError(503, 'scanner_unavailable', sentence), { cause });
};

/** The cause is for the log, so it must hold no credentials. */
export const storeUnavailable = (cause: Error) => {
  const sentence = 'Files cannot be stored or read at the moment. Please try again in a few minutes.';
  return Object.assign(new AppError(503, 'files_unavailable', sentence), { cause });
};

/** A full disk becomes a sentence for people; anything else stays what it is. */
export const inWords = (error: unknown) => {
  if (!DISK_FULL.has(codeOf(error) ?? '')) return error;
  return Object.assign(noRoom(), { cause: error });
};

/** Also while there is some left: it is kept for what is not a file. */
export const noRoom = () =>
  new AppError(507, 'storage_full', 'There is no room left to store this file. Please try again later.');

export const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const inUnits = (bytes: number) =>
  bytes < MB ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / MB)} MB`;
