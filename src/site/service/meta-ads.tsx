import { metaAdsHead } from '../content/services/meta-month';
import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import { service } from '../head/structured-data.server';
import ReadingPage from '../reading';
import { readOnce } from '../reading.server';
import type { Route } from './+types/meta-ads';
import { MetaAdsPage, metaAdsCrumbs } from './service-meta-ads.server';

export const meta = pageMeta;
export const loader = ({ context, request }: Route.LoaderArgs) => ({
  head: headFor(context, {
    path: '/meta/ads',
    title: 'Meta Ads: a month, week by week',
    description: metaAdsHead.description,
    share: 'meta-ads',
    crumbs: metaAdsCrumbs,
    jsonLd: (publicUrl) => [
      service(publicUrl, { name: 'Meta Ads', description: metaAdsHead.description, path: '/meta/ads' }),
    ],
  }),
  html: readOnce(request, 'meta-ads', () => <MetaAdsPage />),
});

export default ReadingPage;
