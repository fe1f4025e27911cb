import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import { service } from '../head/structured-data.server';
import ReadingPage from '../reading';
import { readOnce } from '../reading.server';
import { wordsContext } from '../words.server';
import type { Route } from './+types/meta-ads';
import { foundOnSite, overviewTitleUnder } from './service-group.server';
import { MetaAdsPage, metaAdsCrumbs } from './service-meta-ads.server';

export const meta = pageMeta;
export const loader = (args: Route.LoaderArgs) => {
  const words = args.context.get(wordsContext);
  const page = words('meta-ads');
  const { searchTitle, title, description } = page;
  const path = '/meta/ads';
  return {
    head: headFor(args.context, {
      path,
      title: searchTitle,
      description,
      share: 'meta-ads',
      crumbs: metaAdsCrumbs(foundOnSite(words('services', overviewTitleUnder('/digitalMarketing'))), page),
      jsonLd: (publicUrl) => [service(publicUrl, words('site'), { name: title, description, path })],
    }),
    html: readOnce(args, 'meta-ads', () => <MetaAdsPage />),
  };
};

export default ReadingPage;
