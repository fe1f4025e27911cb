import { onTestFinished, vi } from 'vitest';
import { momentOf } from '~/lib/time';
import type { StartedApp } from '~/testing/start-app';

export const path = '/api/settings/my-notices';
/** A Thursday that has been: ids never go back, and after days to come those of other tests would be of then. */
export const day = '2026-11-12';
export const at = (date: string) => `${date}T00:00:00.000Z`;

export function setClock(time: string, date = day) {
  vi.useFakeTimers({ now: new Date(momentOf(date, time)), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

export const bells = ({ db }: StartedApp) =>
  db.selectFrom('notifications').select(['userId', 'kind', 'text']).orderBy('_id').execute();
export const morningMails = ({ db }: StartedApp) =>
  db.selectFrom('outbox').select(['recipient', 'data']).where('template', '=', 'morning').execute();
