import { pageMeta } from '../head/page-head';
import ReadingPage from '../reading';
import type { Route } from './+types/development';
import { readService } from './service-loader.server';

export const meta = pageMeta;
export const loader = (args: Route.LoaderArgs) => readService('/development', args);

export default ReadingPage;
