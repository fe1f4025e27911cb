import { data } from 'react-router';
import { brand } from '~/model/brand';
import { postForm } from '~/platform/pages/post-form.server';
import { RouteDialog } from '~/ui/dialog/route-dialog';
import { quoteWords } from '../forms/form-words';
import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import { itemList, product as productData } from '../head/structured-data.server';
import { PageTop } from '../page-top';
import { Reading } from '../reading';
import { readNow } from '../reading.server';
import type { Route } from './+types/iot-products';
import { ProductDetails, ProductGrid } from './product-views.server';
import {
  cataloguePath,
  isUnread,
  type Product,
  productAt,
  productPath,
  productsOnPage,
} from './products.server';
import { QuoteForm } from './quote-form';

export const meta = pageMeta;

const LAST_PAGE = 100_000;

export async function loader({ context, url: { searchParams: query } }: Route.LoaderArgs) {
  const page = Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), LAST_PAGE);
  const wanted = query.get('product') ?? query.get('quote');
  const [list, found] = await Promise.all([
    productsOnPage(context, page),
    wanted === null ? null : productAt(context, wanted),
  ]);
  const { items, pages } = isUnread(list) ? { items: list, pages: 1 } : list;
  const lost = wanted !== null && found === null;
  // A product that cannot be read for now must not be taken for one that is gone.
  const fault = [list, found].find(isUnread);
  const shown = isUnread(found) ? null : found;
  const answer = {
    head: headFor(
      context,
      shown
        ? factsOf(shown)
        : {
            ...listFacts(page, isUnread(items) ? [] : items),
            noindex: lost || fault !== undefined || page > pages,
          },
    ),
    closeTo: cataloguePath(page),
    grid: readNow('grid', <ProductGrid products={items} page={page} pages={pages} lost={lost} />),
    quoteFor: shown && query.has('quote') ? shown.productName : undefined,
    details:
      shown && query.has('product')
        ? readNow(shown._id, <ProductDetails product={shown} page={page} />)
        : undefined,
  };
  return data(answer, { status: fault ?? (lost ? 404 : 200) });
}

const catalogueFacts = (page: number) => ({
  path: cataloguePath(page),
  title: `IoT products: sensors, counters and gateways${page > 1 ? `, page ${page}` : ''}`,
  description: `Sensors, counters, meters and gateways for farms, cold rooms, factories and buildings, made in ${brand.address.city} and read in your own software.`,
  share: 'iot-products',
  crumbs: [['IoT Products', '/Iot-products']] as const,
});

const listFacts = (page: number, products: readonly Product[]) => ({
  ...catalogueFacts(page),
  jsonLd: (publicUrl: string) =>
    products.length > 0
      ? [
          itemList(
            publicUrl,
            products.map((product) => productPath(product)),
          ),
        ]
      : [],
});

const LONGEST_DESCRIPTION = 155;

function factsOf(product: Product) {
  const path = productPath(product);
  return {
    ...catalogueFacts(1),
    path,
    title: `${product.productName}, ${product.category}`,
    // By letters: half of one is none.
    description: [...product.description].slice(0, LONGEST_DESCRIPTION).join(''),
    crumbs: [
      ['IoT Products', '/Iot-products'],
      [product.productName, path],
    ] as const,
    jsonLd: (publicUrl: string) => [productData(publicUrl, { ...product, path })],
  };
}

/** Get Quote, posted by a browser without JavaScript. */
export const action = ({ request, context }: Route.ActionArgs) =>
  postForm(request, context, '/api/iot/quote/iot/quote/products', quoteWords);

export default function IotProducts({ loaderData, actionData }: Route.ComponentProps) {
  const { closeTo, grid, details, quoteFor } = loaderData;
  return (
    <>
      {(details || quoteFor) && (
        <RouteDialog key={quoteFor ?? details?.key} closeTo={closeTo} labelledBy="product-title">
          <div className={`mx-auto w-full px-4 py-20 sm:px-8 ${details ? 'max-w-6xl' : 'max-w-xl'}`}>
            {details && <Reading of={details} />}
            {quoteFor && <QuoteForm productName={quoteFor} posted={actionData} />}
          </div>
        </RouteDialog>
      )}
      <PageTop
        title={
          <>
            Things that <span className="text-accent">report for work</span>
          </>
        }
        lead="Sensors, counters and gateways that we build, fit and read out in your own software. Each comes with a year of data, a person to call and a price for one piece."
      />
      <Reading of={grid} />
    </>
  );
}
