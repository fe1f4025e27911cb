import { pageMeta } from '../head/page-head';
import ReadingPage from '../reading';
import type { Route } from './+types/terms-versions';
import { readLegalVersions } from './legal-loader.server';

export { richLinks as links } from '../rich-links';
export const meta = pageMeta;

export const loader = (args: Route.LoaderArgs) => readLegalVersions(args, 'terms', args.params.name);

export default ReadingPage;
