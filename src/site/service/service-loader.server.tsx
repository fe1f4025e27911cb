import type { RouterContextProvider } from 'react-router';
import type { Service, ServicePath } from '~/features/content/types/services/entry';
import { servicePath } from '~/features/content/types/services/paths';
import { headFor } from '../head/head.server';
import { shareCardOfService } from '../head/share-card-words.server';
import { service as serviceData } from '../head/structured-data.server';
import { tellMissing } from '../lead-on.server';
import { readNow, readOnce } from '../reading.server';
import { pictureContext, unmarked, wordsContext } from '../words.server';
import {
  foundOnSite,
  groupUnder,
  overviewTitleUnder,
  overviewUnder,
  serviceUnder,
} from './service-group.server';
import { ServiceOverview } from './service-overview.server';
import { ServicePage, serviceCrumbs } from './service-page.server';

interface LoaderArgs {
  url: URL;
  request: Request;
  context: Readonly<RouterContextProvider>;
}

const LONGEST_TITLE = 80;

/** Of a preview the path is longer. */
const pathOf = ({ pathname }: URL): ServicePath => {
  const last = pathname.replace(/\/$/, '').split('/').at(-1);
  if (last === 'development') return '/development';
  return last === 'brand' ? '/brand' : '/digitalMarketing';
};

const called = (asked: string) => (title: string) => asked.toLowerCase() === unmarked(title).toLowerCase();

function shownElsewhere({ context }: LoaderArgs, service: Service) {
  const shareCard = shareCardOfService(service, context.get(wordsContext));
  const picture = context.get(pictureContext)(service.picture.media);
  return { share: shareCard.share, shareCard, picture };
}

/** The page of the service that the query names; the overview without one; nothing but the words of an unknown one. */
export function readService(args: LoaderArgs) {
  const { url, context } = args;
  const path = pathOf(url);
  const words = context.get(wordsContext);
  const above = foundOnSite(words('services', overviewTitleUnder(path)));
  const asked = url.searchParams.get('title')?.trim() || unmarked(above);
  if (called(asked)(above)) return overview(foundOnSite(words('services', overviewUnder(path))), args);
  const service = words('services', serviceUnder(path, called(asked)));
  if (!service) return unknown(foundOnSite(words('services', overviewUnder(path))), asked, args);
  const group = foundOnSite(words('services', groupUnder(path)));
  const address = servicePath(path, service.title);
  const site = words('site');
  return {
    head: headFor(context, {
      path: address,
      title: `${service.title} in ${site.services.area}`,
      description: service.description,
      ...shownElsewhere(args, service),
      crumbs: serviceCrumbs(group, service),
      jsonLd: (publicUrl) => [
        serviceData(publicUrl, site, {
          name: service.title,
          description: service.description,
          path: address,
        }),
      ],
    }),
    html: readOnce(args, address, () => <ServicePage group={group} service={service} />),
  };
}

function overview(page: Service, args: LoaderArgs) {
  const { path, title, description } = page;
  const site = args.context.get(wordsContext)('site');
  return {
    head: headFor(args.context, {
      path,
      title: `${title} services in ${site.services.area}`,
      description,
      ...shownElsewhere(args, page),
      crumbs: [[title, path]],
      jsonLd: (publicUrl) => [serviceData(publicUrl, site, { name: title, description, path })],
    }),
    html: readOnce(args, path, () => <ServiceOverview page={page} />),
  };
}

/** A visitor's own words: shown on the page, yet never in what other sites read of it, and not kept. */
function unknown(page: Service, asked: string, args: LoaderArgs) {
  const { path, title, description } = page;
  tellMissing(args.context);
  return {
    head: headFor(args.context, { path, title, description, ...shownElsewhere(args, page), noindex: true }),
    html: readNow(
      args,
      'unknown',
      <section data-scheme="dark" className="py-24 lg:py-40">
        <h1 dir="auto" className="wrap text-display wrap-anywhere">
          {[...asked].slice(0, LONGEST_TITLE).join('')}
        </h1>
      </section>,
    ),
  };
}
