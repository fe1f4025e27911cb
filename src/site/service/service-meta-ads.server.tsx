import { Closing } from '../closing';
import { services } from '../content/services';
import { metaAds } from '../content/services/digital-marketing/meta-ads';
import { metaAdsHead } from '../content/services/meta-month';
import type { Crumb } from '../head/structured-data.server';
import { ServiceCards } from './service-cards.server';
import { ServiceHead } from './service-head.server';
import { MetaMonth } from './service-meta-month.server';
import { Placements } from './service-placements.server';
import { ServiceSiblings } from './service-siblings.server';

const group = services['/digitalMarketing'];

export const metaAdsCrumbs: Crumb[] = [
  [group.title, '/digitalMarketing'],
  ['A month of Meta Ads', '/meta/ads'],
];

export const MetaAdsPage = () => (
  <>
    <ServiceHead {...metaAdsHead} art={metaAds.art} crumbs={metaAdsCrumbs} />
    <MetaMonth />
    <Placements />
    <section className="wrap py-20 lg:py-28">
      <h2 className="mb-10 max-w-2xl text-3xl lg:mb-14">
        How the price <span className="text-accent">comes down</span>
      </h2>
      <ServiceCards grid="five" cards={metaAds.cards} lit={3} />
    </section>
    <ServiceSiblings path="/digitalMarketing" name={group.title} />
    <Closing />
  </>
);
