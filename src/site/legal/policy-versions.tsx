import { pageMeta } from '../head/page-head';
import ReadingPage from '../reading';
import type { Route } from './+types/policy-versions';
import { readLegalVersions } from './legal-loader.server';

export { richLinks as links } from '../rich-links';
export const meta = pageMeta;

export const loader = (args: Route.LoaderArgs) => readLegalVersions(args, 'policy', args.params.name);

export default ReadingPage;
