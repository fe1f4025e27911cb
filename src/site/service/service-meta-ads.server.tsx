import type { MetaAdsPage as MetaAdsWords } from '~/features/content/types/meta-ads/entry';
import { Closing } from '../closing.server';
import type { Crumb } from '../head/structured-data.server';
import { unmarked, useWords } from '../words.server';
import { ServiceCards } from './service-cards.server';
import { groupUnder, type ServiceGroup } from './service-group.server';
import { ServiceHead } from './service-head.server';
import { MetaMonth } from './service-meta-month.server';
import { Placements } from './service-placements.server';
import { ServiceSiblings } from './service-siblings.server';

export const metaAdsCrumbs = (
  { overview }: ServiceGroup,
  { crumb }: Pick<MetaAdsWords, 'crumb'>,
): Crumb[] => [
  [overview.title, '/digitalMarketing'],
  [crumb, '/meta/ads'],
];

export function MetaAdsPage() {
  const words = useWords('meta-ads');
  const group = groupUnder(useWords('services'), '/digitalMarketing');
  // Its drawing and its cards are those of the service.
  const service =
    group.services.find(({ title }) => unmarked(title) === unmarked(words.title)) ?? group.overview;
  return (
    <>
      <ServiceHead {...words} picture={service.picture} crumbs={metaAdsCrumbs(group, words)} />
      <MetaMonth />
      <Placements />
      <section className="wrap py-20 lg:py-28">
        <h2 className="mb-10 max-w-2xl text-3xl lg:mb-14">
          {words.cardsHeading.plain} <span className="text-accent">{words.cardsHeading.green}</span>
        </h2>
        <ServiceCards grid="five" cards={service.cards} lit={3} />
      </section>
      <ServiceSiblings group={group} />
      <Closing />
    </>
  );
}
