import { data, redirect } from 'react-router';
import { brand } from '~/model/brand';
import { rightAddress } from '../content/addresses';
import { tellMissing } from '../lead-on.server';
import type { Route } from './+types/not-found';
import { NotFoundMessage } from './fault-pages';

export const meta = () => [
  { title: `Page not found | ${brand.name}` },
  { name: 'description', content: `There is no page at this address of ${brand.name}.` },
  { name: 'robots', content: 'noindex' },
];

export function loader({ url: { pathname, search }, context }: Route.LoaderArgs) {
  tellMissing(context);
  const right = rightAddress(pathname);
  if (right && right !== pathname) throw redirect(right + search, 301);
  return data(null, { status: 404 });
}

export default NotFoundMessage;
