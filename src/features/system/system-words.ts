import type { z } from 'zod';
import { amount, bytesInWords, inFigures } from '~/lib/figures';
import { howLongAgo } from '~/lib/relative-time';
import { DAY } from '~/lib/time';
import type { systemCall } from './system-call';

type System = z.output<typeof systemCall.answer>;

/** A day's backup may be late by one; after that there is something wrong with them. */
const OLD_AFTER_MS = 2 * DAY;
const LITTLE_SPACE = 0.1;

interface Fact {
  words: string;
  /** What to do about it, where something is wrong. */
  wrong?: string;
}

export function backupWords({ keepDays, last }: System['backup'], at = Date.now()): Fact {
  const wrong = keepDays === null ? 'The server makes none by itself: set BACKUP_KEEP_DAYS.' : undefined;
  if (!last) return { words: 'None', wrong: wrong ?? 'The first is made within a minute of the start.' };
  const words = `${howLongAgo(last.at, at)}, ${bytesInWords(last.bytes)}`;
  const isOld = at - Date.parse(last.at) > OLD_AFTER_MS;
  return isOld ? { words, wrong: wrong ?? 'It is old: the bell tells what went wrong.' } : { words };
}

export function diskWords({ freeBytes, totalBytes }: System['disk']): Fact {
  const words = `${bytesInWords(freeBytes)} of ${bytesInWords(totalBytes)} free`;
  if (freeBytes >= totalBytes * LITTLE_SPACE) return { words };
  return { words, wrong: 'Little space is left: forms and files are refused when there is none.' };
}

export function mailWords({ delivery, queued, failed }: System['mail']): Fact {
  const words = `${inFigures(queued)} waiting, ${inFigures(failed)} failed`;
  return delivery === 'files' ? { words, wrong: 'No mail leaves this site: set SMTP_URL.' } : { words };
}

export function sessionWords({ open, accounts }: System['sessions']): Fact {
  return { words: `${inFigures(open)} open, of ${amount(accounts, 'account')}` };
}
