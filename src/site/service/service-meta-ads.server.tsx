import type { MetaAdsPage as MetaAdsWords } from '~/features/content/types/meta-ads/entry';
import type { Service } from '~/features/content/types/services/entry';
import { Closing } from '../closing.server';
import type { Crumb } from '../head/structured-data.server';
import { unmarked, useWords } from '../words.server';
import { ServiceCards } from './service-cards.server';
import { foundOnSite, groupUnder, overviewUnder, serviceUnder } from './service-group.server';
import { ServiceHead } from './service-head.server';
import { MetaMonth } from './service-meta-month.server';
import { Placements } from './service-placements.server';
import { ServiceSiblings } from './service-siblings.server';

export const metaAdsCrumbs = (above: string, { crumb }: Pick<MetaAdsWords, 'crumb'>): Crumb[] => [
  [above, '/digitalMarketing'],
  [crumb, '/meta/ads'],
];

/** Its drawing and its cards are those of the service. */
const shownOfService = (called: string) => (all: readonly Service[]) => {
  const isIt = (title: string) => unmarked(title) === unmarked(called);
  const service = serviceUnder('/digitalMarketing', isIt)(all) ?? overviewUnder('/digitalMarketing')(all);
  return service && { picture: service.picture, cards: service.cards };
};

export function MetaAdsPage() {
  const words = useWords('meta-ads');
  const group = foundOnSite(useWords('services', groupUnder('/digitalMarketing')));
  const { picture, cards } = foundOnSite(useWords('services', shownOfService(words.title)));
  return (
    <>
      <ServiceHead {...words} picture={picture} crumbs={metaAdsCrumbs(group.overview.title, words)} />
      <MetaMonth />
      <Placements />
      <section className="wrap py-20 lg:py-28">
        <h2 className="mb-10 max-w-2xl text-3xl lg:mb-14">
          {words.cardsHeading.plain} <span className="text-accent">{words.cardsHeading.green}</span>
        </h2>
        <ServiceCards grid="five" cards={cards} lit={3} />
      </section>
      <ServiceSiblings group={group} />
      <Closing />
    </>
  );
}
