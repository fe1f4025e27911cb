import { createContext, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { opening } from '~/features/opening/opening';
import { openNowCall, type publicOpening, readOpeningCall } from '~/features/opening/opening-calls';
import { today } from '~/features/opening/opening-form';
import { callApiContext, goodUntilContext } from '~/lib/page-context';
import { dayAfter, startOfDay } from '~/lib/time';

type Context = Readonly<RouterContextProvider>;

export type PublicOpening = z.output<typeof publicOpening>;

/** Why they could not be read, as the page answers it: this network has asked too often, or nobody can tell. */
export type Unread = 429 | 503;
export const isUnread = (read: unknown): read is Unread => typeof read === 'number';
const unread = (status: number): Unread => (status === 429 ? 429 : 503);

export const openingPath = (slug: string) => `/career/${slug}`;

const ask = (context: Context, path: string) => {
  // At midnight in India one may open and another close, without anybody changing anything.
  context.get(goodUntilContext)(startOfDay(dayAfter(today(), 1)));
  return context.get(callApiContext)({ method: 'GET', url: `/api${path}`, table: opening.table });
};

/** The newest first. */
export async function openNow(context: Context) {
  const { status, body } = await ask(context, openNowCall.path);
  return status === 200 ? openNowCall.answer.parse(body).openings : unread(status);
}

/** One that is looked at before it is open; on every other page there is none. */
export const previewedOpeningContext = createContext<PublicOpening | null>(null);

/** Null when there is none, none yet, or none any more. */
export async function openingAt(context: Context, slug: string): Promise<PublicOpening | Unread | null> {
  const previewed = context.get(previewedOpeningContext);
  if (previewed?.slug === slug) return previewed;
  const { status, body } = await ask(context, `/openings/${encodeURIComponent(slug)}`);
  if (status === 404 || status === 400) return null;
  return status === 200 ? readOpeningCall.answer.parse(body) : unread(status);
}
