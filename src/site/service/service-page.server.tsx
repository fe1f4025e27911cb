import type { Service } from '~/features/content/types/services/entry';
import { servicePath } from '~/features/content/types/services/paths';
import { Closing } from '../closing.server';
import type { Crumb } from '../head/structured-data.server';
import { ServiceCards } from './service-cards.server';
import type { ServiceGroup } from './service-group.server';
import { ServiceHead } from './service-head.server';
import { ServiceProof } from './service-proof.server';
import { ServiceQuestions } from './service-questions.server';
import { ServiceSiblings } from './service-siblings.server';

const grids = { '/development': 'six', '/brand': 'mirrored', '/digitalMarketing': 'five' } as const;

export const serviceCrumbs = ({ path, overview }: ServiceGroup, { title }: Service): Crumb[] => [
  [overview.title, path],
  [title, servicePath(path, title)],
];

export const ServicePage = ({ group, service }: { group: ServiceGroup; service: Service }) => (
  <>
    <ServiceHead {...service} crumbs={serviceCrumbs(group, service)} />
    <section className="wrap py-20 lg:py-28">
      <h2 className="mb-10 max-w-2xl text-3xl lg:mb-14">
        {service.cardsHeading.plain} <span className="text-accent">{service.cardsHeading.green}</span>
      </h2>
      <ServiceCards
        grid={grids[group.path]}
        cards={service.cards}
        lit={group.services.findIndex(({ title }) => title === service.title)}
      />
    </section>
    <ServiceProof {...service} />
    <ServiceQuestions questions={service.questions} />
    <ServiceSiblings group={group} current={service.title} />
    <Closing />
  </>
);
