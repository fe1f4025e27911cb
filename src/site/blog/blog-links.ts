import type { LinksFunction } from 'react-router';
import styles from './blog.css?url';

/** Only these pages need them. */
export const blogLinks: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'alternate', type: 'application/atom+xml', title: 'Blog', href: '/blog/feed.xml' },
];
