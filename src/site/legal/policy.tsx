import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import ReadingPage from '../reading';
import { readOnce } from '../reading.server';
import { wordsContext } from '../words.server';
import type { Route } from './+types/policy';
import { LegalPage } from './legal-text.server';

export const meta = pageMeta;

export const loader = (args: Route.LoaderArgs) => {
  const text = args.context.get(wordsContext)('policy');
  return {
    head: headFor(args.context, {
      path: '/policy',
      title: text.title,
      description: text.description,
      share: 'policy',
      crumbs: [[text.title, '/policy']],
    }),
    html: readOnce(args, 'policy', () => (
      <LegalPage text={text} other={{ label: 'Read the terms of service', to: '/terms' }} />
    )),
  };
};

export default ReadingPage;
