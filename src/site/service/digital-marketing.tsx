import { pageMeta } from '../head/page-head';
import ReadingPage from '../reading';
import type { Route } from './+types/digital-marketing';
import { readService } from './service-loader.server';

export const meta = pageMeta;
export const loader = (args: Route.LoaderArgs) => readService('/digitalMarketing', args);

export default ReadingPage;
