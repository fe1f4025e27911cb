import { OFFLINE } from '~/lib/api';
import { AppError } from '~/lib/errors';
import type { AnyRecord } from '~/model/resource';
import { isNotConfirmed } from '~/platform/auth/ui/not-confirmed';
import { toast } from '~/ui/toast/toast';

/** What the server has refused it refuses again. */
export const mayWorkLater = (fault: unknown) =>
  !(fault instanceof AppError) || isNotConfirmed(fault) || fault.status === 0 || fault.status >= 500;

/** What was tried with these records, so that a later success takes back what was said of a failure. */
export const attempts = (words: string, rows: readonly AnyRecord[]) =>
  rows.map(({ _id }) => `${words} ${_id}`);

const sentence = (fault: unknown) => (fault instanceof AppError ? fault.message : OFFLINE);

/** The contract's words, and the reason after them. */
export function inWords(words: string, fault: unknown) {
  const reason = sentence(fault);
  if (isNotConfirmed(fault)) return reason;
  if (words.endsWith(': ')) return words + reason;
  return reason.startsWith(OFFLINE) ? words : `${words.replace(/\.$/, '')}. ${reason}`;
}

/** It has worked, which needs no words: those about an earlier failure go. */
export const hasWorked = (about: string) => toast.takeBack([about]);

/** That something did not work, and why. */
export function showFailed(fault: unknown, { words, about }: { words?: string; about: string }) {
  if (isNotConfirmed(fault)) toast(sentence(fault));
  else if (!words) toast.error(sentence(fault), { about: [about] });
  else
    toast.error(words, { about: [about], ...(fault instanceof AppError ? { detail: fault.message } : {}) });
}
