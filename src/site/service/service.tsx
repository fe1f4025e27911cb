import { pageMeta } from '../head/page-head';
import ReadingPage from '../reading';
import type { Route } from './+types/service';
import { readService } from './service-loader.server';

export const meta = pageMeta;
export const loader = (args: Route.LoaderArgs) => readService(args);

export default ReadingPage;
