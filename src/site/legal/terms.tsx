import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import ReadingPage from '../reading';
import { readOnce } from '../reading.server';
import { wordsContext } from '../words.server';
import type { Route } from './+types/terms';
import { LegalPage } from './legal-text.server';

export const meta = pageMeta;

export const loader = (args: Route.LoaderArgs) => {
  const text = args.context.get(wordsContext)('terms');
  return {
    head: headFor(args.context, {
      path: '/terms',
      title: text.title,
      description: text.description,
      share: 'terms',
      crumbs: [[text.title, '/terms']],
    }),
    html: readOnce(args, 'terms', () => (
      <LegalPage text={text} other={{ label: 'Read the privacy policy', to: '/policy' }} />
    )),
  };
};

export default ReadingPage;
