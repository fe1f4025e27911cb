import { data } from 'react-router';
import type { SiteFacts } from '~/features/content/types/site/entry';
import { postForm } from '~/platform/pages/post-form.server';
import { RouteDialog } from '~/ui/dialog/route-dialog';
import { quoteWords } from '../forms/form-words';
import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import { itemList, product as productData } from '../head/structured-data.server';
import { PageTop } from '../page-top';
import { Reading } from '../reading';
import { readNow } from '../reading.server';
import { wordsContext } from '../words.server';
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

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const words = context.get(wordsContext)('site').products;
  const query = args.url.searchParams;
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
        ? factsOf(words, shown)
        : {
            ...listFacts(words, page, isUnread(items) ? [] : items),
            noindex: lost || fault !== undefined || page > pages,
          },
    ),
    top: { heading: words.heading, lead: words.lead },
    closeTo: cataloguePath(page),
    grid: readNow(args, 'grid', <ProductGrid products={items} page={page} pages={pages} lost={lost} />),
    quoteFor: shown && query.has('quote') ? shown.productName : undefined,
    details:
      shown && query.has('product')
        ? readNow(args, shown._id, <ProductDetails product={shown} page={page} />)
        : undefined,
  };
  return data(answer, { status: fault ?? (lost ? 404 : 200) });
}

type PageWords = SiteFacts['products'];

const catalogueFacts = ({ title, description }: PageWords, page: number) => ({
  path: cataloguePath(page),
  title: `${title}${page > 1 ? `, page ${page}` : ''}`,
  description,
  share: 'iot-products',
  crumbs: [['IoT Products', '/Iot-products']] as const,
});

const listFacts = (words: PageWords, page: number, products: readonly Product[]) => ({
  ...catalogueFacts(words, page),
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

function factsOf(words: PageWords, product: Product) {
  const path = productPath(product);
  return {
    ...catalogueFacts(words, 1),
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
  const { top, closeTo, grid, details, quoteFor } = loaderData;
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
            {`${top.heading.plain} `}
            <span className="text-accent">{top.heading.green}</span>
          </>
        }
        lead={top.lead}
      />
      <Reading of={grid} />
    </>
  );
}
