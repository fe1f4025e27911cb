import { data, type RouterContextProvider } from 'react-router';
import { readApplicationCall } from '~/features/career/applicant-calls';
import { callApiContext } from '~/lib/page-context';
import { wordsContext } from '../words.server';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  params: { token: string };
  url: URL;
}

export const apiOf = (token: string) => `/api/public/applications/${encodeURIComponent(token)}`;

/** For whoever has the link, each time anew. Whoever has just erased it is told that it is gone. */
export async function readApplication({ context, params: { token }, url }: LoaderArgs) {
  const { status, body } = await context.get(callApiContext)({
    method: 'GET',
    url: apiOf(token),
    table: 'careers',
  });
  const heard = url.searchParams.get('done');
  if (status === 404 || status === 400) {
    const isErased = heard === 'erase';
    const careersMail = context.get(wordsContext)('site').mails.careers.address;
    return data({ application: undefined, isErased, careersMail }, { status: isErased ? 200 : 404 });
  }
  if (status !== 200) throw data(null, { status: status === 429 ? 429 : 503 });
  return data({
    application: readApplicationCall.answer.parse(body),
    token,
    heard: heard === 'resume' ? 'Thank you. We have your newer CV.' : undefined,
  });
}
