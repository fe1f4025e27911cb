import { pageMeta } from '../head/page-head';
import ReadingPage from '../reading';
import type { Route } from './+types/policy';
import { readLegal } from './legal-loader.server';

export { richLinks as links } from '../rich-links';
export const meta = pageMeta;

export const loader = (args: Route.LoaderArgs) => readLegal(args, 'policy');

export default ReadingPage;
