import type { RouterContextProvider } from 'react-router';
import { services } from '../content/services';
import { type ServicePath, servicePath } from '../content/services/titles';
import { headFor } from '../head/head.server';
import { service as serviceData } from '../head/structured-data.server';
import { readNow, readOnce } from '../reading.server';
import { ServiceOverview } from './service-overview.server';
import { ServicePage, serviceCrumbs } from './service-page.server';

interface LoaderArgs {
  url: URL;
  request: Request;
  context: Readonly<RouterContextProvider>;
}

const LONGEST_TITLE = 80;

const pathOf = ({ pathname }: URL): ServicePath => {
  if (pathname.startsWith('/development')) return '/development';
  return pathname.startsWith('/brand') ? '/brand' : '/digitalMarketing';
};

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The page of the service that the query names; the overview without one; nothing but the words of an unknown one. */
export function readService(args: LoaderArgs) {
  const { url, request, context } = args;
  const path = pathOf(url);
  const group = services[path];
  const asked = url.searchParams.get('title')?.trim() || group.title;
  if (same(asked, group.title)) return overview(path, args);
  const service = group.services.find(({ title }) => same(asked, title));
  if (!service) return unknown(path, asked, args);
  const address = servicePath(path, service.title);
  return {
    head: headFor(context, {
      path: address,
      title: `${service.title} in Delhi NCR`,
      description: service.description,
      share: service.art,
      crumbs: serviceCrumbs(path, service),
      jsonLd: (publicUrl) => [
        serviceData(publicUrl, { name: service.title, description: service.description, path: address }),
      ],
    }),
    html: readOnce(request, address, () => <ServicePage path={path} service={service} />),
  };
}

function overview(path: ServicePath, { request, context }: LoaderArgs) {
  const { title, description, art } = services[path];
  return {
    head: headFor(context, {
      path,
      title: `${title} services in Delhi NCR`,
      description,
      share: art,
      crumbs: [[title, path]],
      jsonLd: (publicUrl) => [serviceData(publicUrl, { name: title, description, path })],
    }),
    html: readOnce(request, path, () => <ServiceOverview path={path} />),
  };
}

/** A visitor's own words: shown on the page, yet never in what other sites read of it, and not kept. */
function unknown(path: ServicePath, asked: string, { context }: LoaderArgs) {
  const { title, description, art } = services[path];
  return {
    head: headFor(context, { path, title, description, share: art, noindex: true }),
    html: readNow(
      'unknown',
      <section data-scheme="dark" className="py-24 lg:py-40">
        <h1 dir="auto" className="wrap text-display wrap-anywhere">
          {[...asked].slice(0, LONGEST_TITLE).join('')}
        </h1>
      </section>,
    ),
  };
}
