import type { LinksFunction } from 'react-router';
import styles from './rich.css?url';

/** Only the pages with what people write in the editor need it; it is fetched beside the one of every page. */
export const richLinks: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
