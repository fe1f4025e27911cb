import type { z } from 'zod';
import { callApi } from '~/lib/api';
import { amount } from '~/lib/figures';
import { dayOf, now } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { fetchFile } from '~/records/ui/details/fetch-file';
import { saveFile } from '~/records/ui/details/save-file';
import { hasWorked, showFailed } from '~/records/ui/list/outcomes';
import type { Amounts, erasePersonCall, findPersonCall, retentionCall } from '../privacy-call';

export type Found = z.output<typeof findPersonCall.answer>;

export const find = (who: string) =>
  callApi<typeof findPersonCall>('POST', '/privacy/find', { body: { who } });

export const erase = (who: string, confirm: string) =>
  callApi<typeof erasePersonCall>('POST', '/privacy/erase', { body: { who, confirm } });

export async function exportPerson(who: string) {
  const about = 'privacy export';
  try {
    saveFile(await fetchFile('/privacy/export', { who }), `held-${dayOf(now())}.zip`);
    hasWorked(about);
  } catch (fault) {
    showFailed(fault, { words: 'The export failed.', about });
  }
}

export const retentionKey = ['privacy', 'retention'];

export const useRetention = () => useCall<typeof retentionCall>(retentionKey, '/privacy/retention');

const nouns: [keyof Amounts, one: string, many: string][] = [
  ['records', 'record', 'records'],
  ['files', 'file', 'files'],
  ['mails', 'mail', 'mails'],
  ['notifications', 'notification', 'notifications'],
  ['history', 'line of history', 'lines of history'],
  ['sessions', 'session', 'sessions'],
  ['imports', 'imported row', 'imported rows'],
  ['views', 'saved view', 'saved views'],
];

/** `['4 records', '1 file']`: what there is none of is passed over. */
export const amountWords = (amounts: { [What in keyof Amounts]?: number | undefined }) =>
  nouns.flatMap(([key, one, many]) => {
    const count = amounts[key] ?? 0;
    return count > 0 ? [amount(count, one, many)] : [];
  });
