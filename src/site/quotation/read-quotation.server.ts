import { data, type RouterContextProvider } from 'react-router';
import { readQuotationCall } from '~/features/quotation/public-calls';
import { callApiContext } from '~/lib/page-context';
import { DAY, dayOf, now } from '~/lib/time';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  params: { token: string };
  url: URL;
}

export const apiOf = (token: string) => `/api/public/quotations/${encodeURIComponent(token)}`;

/** What was heard a moment ago, of what leaves no other mark on the page. */
const HEARD = new Map([
  ['ask', 'Thank you. We have your question and will answer soon.'],
  ['renew', 'Thank you. We will send you a new quotation.'],
]);

/** For whoever has the link, each time anew. */
export async function readQuotation({ context, params: { token }, url }: LoaderArgs) {
  const { status, body } = await context.get(callApiContext)({
    method: 'GET',
    url: apiOf(token),
    table: 'quotations',
  });
  if (status === 404 || status === 400) return data({ quotation: undefined }, { status: 404 });
  if (status !== 200) throw data(null, { status: status === 429 ? 429 : 503 });
  const quotation = readQuotationCall.answer.parse(body);
  const daysLeft = Math.round((Date.parse(quotation.validUntil) - Date.parse(dayOf(now()))) / DAY);
  return data({ quotation, token, daysLeft, heard: HEARD.get(url.searchParams.get('done') ?? '') });
}
