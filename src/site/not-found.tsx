import { data } from 'react-router';
import { brand } from './content/brand';
import { NotFoundMessage } from './fault-pages';

export const meta = () => [
  { title: `Page not found | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundMessage;
