import { defineSingle } from '../../collection';
import { metaAdsPage } from './entry';
import { metaAds as seed } from './seed';

export const metaAds = defineSingle({
  name: 'meta-ads',
  title: 'A month of Meta Ads',
  entry: metaAdsPage,
  shownOn: '/meta/ads',
  seed,
});
