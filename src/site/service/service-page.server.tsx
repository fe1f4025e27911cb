import { Closing } from '../closing';
import { services } from '../content/services';
import type { Service } from '../content/services/service';
import { type ServicePath, servicePath } from '../content/services/titles';
import type { Crumb } from '../head/structured-data.server';
import { ServiceCards } from './service-cards.server';
import { ServiceHead } from './service-head.server';
import { ServiceProof } from './service-proof.server';
import { ServiceQuestions } from './service-questions.server';
import { ServiceSiblings } from './service-siblings.server';

const grids = { '/development': 'six', '/brand': 'mirrored', '/digitalMarketing': 'five' } as const;

export const serviceCrumbs = (path: ServicePath, { title }: Service): Crumb[] => [
  [services[path].title, path],
  [title, servicePath(path, title)],
];

export const ServicePage = ({ path, service }: { path: ServicePath; service: Service }) => (
  <>
    <ServiceHead {...service} crumbs={serviceCrumbs(path, service)} />
    <section className="wrap py-20 lg:py-28">
      <h2 className="mb-10 max-w-2xl text-3xl lg:mb-14">
        {service.cardsHeading.plain} <span className="text-accent">{service.cardsHeading.green}</span>
      </h2>
      <ServiceCards grid={grids[path]} cards={service.cards} lit={services[path].services.indexOf(service)} />
    </section>
    <ServiceProof {...service} />
    <ServiceQuestions questions={service.questions} />
    <ServiceSiblings path={path} name={services[path].title} current={service.title} />
    <Closing />
  </>
);
