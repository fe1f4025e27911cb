import { renderToStaticMarkup } from 'react-dom/server';
import { RouteDialog } from '~/ui/route-dialog';
import { quoteWords } from '../form-words';
import { headFor } from '../head.server';
import { pageMeta } from '../page-head';
import { PageTop } from '../page-top';
import { postForm } from '../post-form.server';
import { Reading } from '../reading';
import { product as productData } from '../structured-data.server';
import type { Route } from './+types/iot-products';
import { ProductDetails, ProductGrid } from './product-views.server';
import { productNamed, productPath, productsOnPage } from './products.server';
import { QuoteForm } from './quote-form';

export const meta = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams;
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const wanted = query.get('product') ?? query.get('quote');
  const [list, shown] = await Promise.all([
    productsOnPage(context, page),
    wanted ? productNamed(context, wanted) : undefined,
  ]);
  const { items, pages = 1 } = list ?? {};
  const what = query.has('quote') ? 'quote' : 'product';
  return {
    head: headFor(context, shown ? factsOf(shown) : { ...catalogueFacts, noindex: page > pages }),
    page,
    grid: renderToStaticMarkup(<ProductGrid products={items} page={page} pages={pages} />),
    quoteFor: shown && what === 'quote' ? shown.productName : undefined,
    details:
      shown && what === 'product' ? renderToStaticMarkup(<ProductDetails product={shown} />) : undefined,
  };
}

const catalogueFacts = {
  path: '/Iot-products',
  title: 'IoT products: sensors, counters and gateways',
  description:
    'Sensors, counters, meters and gateways for farms, cold rooms, factories and buildings, made in Faridabad and read in your own software.',
  share: 'iot-products',
  crumbs: [['IoT Products', '/Iot-products']],
} as const;

type Shown = NonNullable<Awaited<ReturnType<typeof productNamed>>>;

function factsOf(shown: Shown) {
  const path = productPath(shown.productName);
  return {
    ...catalogueFacts,
    path,
    title: `${shown.productName}, ${shown.category}`,
    description: shown.description.slice(0, 155),
    crumbs: [...catalogueFacts.crumbs, [shown.productName, path]] as const,
    jsonLd: (publicUrl: string) => [productData(publicUrl, shown)],
  };
}

/** Get Quote, posted by a browser without JavaScript. */
export const action = ({ request, context }: Route.ActionArgs) =>
  postForm(request, context, '/api/iot/quote/iot/quote/products', quoteWords);

export default function IotProducts({ loaderData, actionData }: Route.ComponentProps) {
  const { page, grid, details, quoteFor } = loaderData;
  return (
    <>
      <PageTop
        title={
          <>
            Things that <span className="text-accent">report for work</span>
          </>
        }
        lead="Sensors, counters and gateways that we build, fit and read out in your own software. Each comes with a year of data, a person to call and a price for one piece."
      />
      <Reading html={grid} />
      {(details || quoteFor) && (
        <RouteDialog
          key={quoteFor ?? details}
          closeTo={page > 1 ? `/Iot-products?page=${page}` : '/Iot-products'}
          labelledBy="product-title"
        >
          <div className={`mx-auto w-full px-4 py-20 sm:px-8 ${details ? 'max-w-6xl' : 'max-w-xl'}`}>
            {details && <Reading html={details} />}
            {quoteFor && <QuoteForm productName={quoteFor} posted={actionData} />}
          </div>
        </RouteDialog>
      )}
    </>
  );
}
