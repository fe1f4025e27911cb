import { OFFLINE } from '~/lib/api';
import { AppError } from '~/lib/errors';
import { type AnyRecord, type Resource, titleOf } from '~/resources/resource';
import { toast } from '~/ui/toast';
import { isNotConfirmed } from './confirm-password/not-confirmed';
import { NOTICE_MS } from './undo';

interface LeftOut {
  row: AnyRecord;
  fault: unknown;
}

/** All of them, whatever becomes of one; answers what came of those that worked, and which did not and why. */
export async function each<Result>(
  rows: readonly AnyRecord[],
  call: (row: AnyRecord) => Promise<Result>,
): Promise<{ done: Result[]; failed: LeftOut[] }> {
  const done: Result[] = [];
  const failed: LeftOut[] = [];
  await Promise.all(
    rows.map((row) =>
      call(row).then(
        (result) => done.push(result),
        (fault: unknown) => failed.push({ row, fault }),
      ),
    ),
  );
  return { done, failed };
}

/** What did not work for a reason that passes, as something to be done later. */
export function left<Later>(failed: readonly LeftOut[], later: (rows: AnyRecord[]) => Later) {
  const rows = failed.filter(({ fault }) => mayWorkLater(fault)).map(({ row }) => row);
  return rows.length > 0 ? () => later(rows) : undefined;
}

/** What the server has refused it refuses again. */
export const mayWorkLater = (fault: unknown) =>
  !(fault instanceof AppError) || isNotConfirmed(fault) || fault.status === 0 || fault.status >= 500;

export const counted = (words: string, count: number) =>
  count === 1 ? words : `${words} (${count.toLocaleString('en-IN')})`;

const MOST_NAMES = 5;

interface Telling {
  resource: Resource;
  /** What did not happen. */
  words: string;
  /** Of how many; one alone needs no name, since somebody just pressed its button. */
  among: number;
}

/** Which were left out, and why: those of one reason together. */
export function sayLeftOut(failed: readonly LeftOut[], { resource, words, among }: Telling) {
  for (const [said, some] of Map.groupBy(failed, ({ fault }) => inWords(words, fault))) {
    if (some.some(({ fault }) => isNotConfirmed(fault))) {
      toast(said);
      continue;
    }
    const names = some.slice(0, MOST_NAMES).map(({ row }) => titleOf(resource, row));
    const others = some.length - names.length;
    const list = others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', ');
    if (among === 1) toast.error(said);
    else toast.error(said, { detail: `(${list})`, duration: NOTICE_MS });
  }
}

const sentence = (fault: unknown) => (fault instanceof AppError ? fault.message : OFFLINE);

/** The contract's words, and the reason after them. */
export function inWords(words: string, fault: unknown) {
  const reason = sentence(fault);
  if (isNotConfirmed(fault)) return reason;
  if (words.endsWith(': ')) return words + reason;
  return reason.startsWith(OFFLINE) ? words : `${words.replace(/\.$/, '')}. ${reason}`;
}

/** That a file could not be had, and why. */
export function sayNotFetched(words: string, fault: unknown) {
  if (isNotConfirmed(fault)) toast(sentence(fault));
  else toast.error(words, fault instanceof AppError ? { detail: fault.message } : {});
}
