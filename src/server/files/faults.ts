import { AppError } from '~/lib/errors';

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);

export const emptyFile = () =>
  new AppError(400, 'invalid_input', 'The file is empty. Please choose another one.');

export const fileTooLarge = (maxBytes: number) =>
  new AppError(413, 'too_large', `The file is too large. The limit is ${inUnits(maxBytes)}.`);

export const wrongFormat = (acceptedLabels: string[]) => {
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(acceptedLabels);
  return new AppError(415, 'unsupported_type', `Invalid file format. Please upload a ${list}.`);
};

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
  bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / 1024 / 1024)} MB`;
