import { OFFLINE } from '~/lib/api';
import { AppError } from '~/lib/errors';
import { type AnyRecord, type Resource, titleOf } from '~/model/resource';
import { isNotConfirmed } from '~/platform/auth/ui/not-confirmed';
import { toast } from '~/ui/toast/toast';
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

/** What was tried with these records, so that a later success takes back what was said of a failure. */
export const attempts = (words: string, rows: readonly AnyRecord[]) =>
  rows.map(({ _id }) => `${words} ${_id}`);

interface Telling {
  resource: Resource;
  /** What did not happen. */
  words: string;
  /** Of how many; one alone needs no name, since somebody just pressed its button. */
  among: number;
}

/** Which were left out, and why: those of one reason together. */
export function showLeftOut(failed: readonly LeftOut[], { resource, words, among }: Telling) {
  for (const [said, some] of Map.groupBy(failed, ({ fault }) => inWords(words, fault))) {
    if (some.some(({ fault }) => isNotConfirmed(fault))) {
      toast(said);
      continue;
    }
    const names = some.slice(0, MOST_NAMES).map(({ row }) => titleOf(resource, row));
    const others = some.length - names.length;
    const list = others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', ');
    const about = attempts(
      words,
      some.map(({ row }) => row),
    );
    if (among === 1) toast.error(said, { about });
    else toast.error(said, { about, detail: `(${list})`, duration: NOTICE_MS });
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

/** It has worked, which needs no words: those about an earlier failure go. */
export const hasWorked = async (about: string) =>
  (await import('~/ui/toast/toaster')).takeBackFailures([about]);

/** That something did not work, and why. */
export function showFailed(fault: unknown, { words, about }: { words?: string; about: string }) {
  if (isNotConfirmed(fault)) toast(sentence(fault));
  else if (!words) toast.error(sentence(fault), { about: [about] });
  else
    toast.error(words, { about: [about], ...(fault instanceof AppError ? { detail: fault.message } : {}) });
}
