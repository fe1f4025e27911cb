import { data, redirect } from 'react-router';
import { rightAddress } from '../content/addresses';
import { tellMissing } from '../lead-on.server';
import { wordsContext } from '../words.server';
import type { Route } from './+types/not-found';
import { NotFoundMessage } from './fault-pages';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: ['Page not found', loaderData?.name].filter(Boolean).join(' | ') },
  { name: 'description', content: `There is no page at this address of ${loaderData?.name ?? 'the site'}.` },
  { name: 'robots', content: 'noindex' },
];

export function loader({ url: { pathname, search }, context }: Route.LoaderArgs) {
  tellMissing(context);
  const right = rightAddress(pathname);
  if (right && right !== pathname) throw redirect(right + search, 301);
  return data({ name: context.get(wordsContext)('site').name }, { status: 404 });
}

export default NotFoundMessage;
