import { PageLinks } from '~/site/page-links.server';
import { buttonLook } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { phoneLink } from '../content/phone-link';
import { useWords } from '../words.server';
import { cataloguePath, isUnread, type Product, productPath, type Unread, wordsFor } from './products.server';

interface ProductGridProps {
  products: readonly Product[] | Unread;
  page: number;
  pages: number;
  /** The address named a product that is not there. */
  lost: boolean;
}

/** One product of each page is shown large. */
export function ProductGrid({ products, page, pages, lost }: ProductGridProps) {
  if (isUnread(products)) return <NoProducts fault={products} />;
  if (products.length === 0) return <NoProducts />;
  return (
    <section aria-labelledby="products-title" className="wrap py-16 lg:py-24">
      <h2 id="products-title" className="sr-only">
        Products
      </h2>
      {lost && (
        <p role="status" className="mb-8 rounded-md bg-warning-soft p-4 text-on-warning-soft">
          That product is not in the catalogue any more. These are.
        </p>
      )}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product, index) => (
          <ProductCard key={product._id} product={product} page={page} large={index === 0} />
        ))}
        <MadeToMeasure />
      </ul>
      {pages > 1 && (
        <PageLinks
          of="products"
          page={page}
          pages={pages}
          to={cataloguePath}
          before="Previous"
          after="Next"
        />
      )}
    </section>
  );
}

interface ProductCardProps {
  product: Product;
  page: number;
  large: boolean;
}

function ProductCard({ product, page, large }: ProductCardProps) {
  const { productName, brandName, category, subcategory, description } = product;
  return (
    <li
      data-reveal=""
      className={classNames(
        'flex min-w-0 flex-col overflow-hidden rounded-leaf border border-line bg-surface wrap-anywhere',
        large && 'sm:col-span-2 lg:flex-row',
      )}
    >
      <img
        src={product.imageSmall}
        srcSet={`${product.imageSmall} 480w, ${product.image} 960w`}
        sizes={
          large
            ? '(min-width: 64rem) 32rem, 100vw'
            : '(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw'
        }
        alt={`${productName} by ${brandName}`}
        width={960}
        height={720}
        {...(large ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        className={classNames('aspect-4/3 w-full object-cover', large && 'lg:aspect-auto lg:w-3/5')}
      />
      <div className="flex flex-1 flex-col gap-3 p-6">
        <p className="text-sm text-muted">
          {category} / {subcategory}
        </p>
        <h3 className={large ? 'text-2xl' : 'text-xl'}>{productName}</h3>
        <p className={classNames('text-muted', large ? 'line-clamp-6' : 'line-clamp-3')}>{description}</p>
        <p className="mt-auto flex flex-wrap gap-3 pt-3">
          <a
            href={productPath(product, { page })}
            data-keep-scroll=""
            className={buttonLook({ variant: 'secondary' })}
          >
            Read More <span className="sr-only">about {productName}</span>
          </a>
          <a
            href={productPath(product, { what: 'quote', page })}
            data-keep-scroll=""
            aria-label={`Get Quote for ${productName}`}
            className={buttonLook({})}
          >
            Get Quote
          </a>
        </p>
      </div>
    </li>
  );
}

/** Fills the row that a large first card leaves open. */
function MadeToMeasure() {
  const { before, green, after, text, button } = useWords('site').products.order;
  return (
    <li
      data-scheme="dark"
      data-reveal=""
      className="flex flex-col justify-between gap-8 rounded-leaf border border-line p-6 lg:col-span-2 lg:p-10"
    >
      <h3 className="max-w-md text-2xl">
        {before && `${before} `}
        <span className="text-accent">{green}</span>
        {after && ` ${after}`}
      </h3>
      <div className="grid gap-5">
        <p className="max-w-md text-muted">{text}</p>
        <p>
          <a href="/contact-us" className={buttonLook({})}>
            {button}
          </a>
        </p>
      </div>
    </li>
  );
}

function NoProducts({ fault }: { fault?: Unread }) {
  const [phone] = useWords('site').mobiles;
  return (
    <section className="wrap grid gap-4 py-24">
      <h2 className="text-2xl">{fault ? 'Failed to fetch products' : 'No products found'}</h2>
      <p className="max-w-prose text-muted">
        {fault
          ? `${wordsFor(fault)} Load the page again in a minute, or call `
          : 'There is nothing on this page of the catalogue. Tell us what you want to measure: call '}
        <a href={phoneLink(phone?.number ?? '')} className="text-text underline underline-offset-4">
          {phone?.number}
        </a>
        .
      </p>
      <p>
        <a href="/Iot-products" className={buttonLook({ variant: 'secondary' })}>
          The whole catalogue
        </a>
      </p>
    </section>
  );
}

/** Everything that is known of a product. */
export function ProductDetails({ product, page }: { product: Product; page: number }) {
  const { productName, brandName, category, subcategory, description, specification } = product;
  return (
    <article
      data-scheme="light"
      className="slide-in grid grid-cols-[minmax(0,1fr)] content-start overflow-hidden rounded-leaf wrap-anywhere lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]"
    >
      <img
        src={product.image}
        alt={`${productName} by ${brandName}`}
        width={960}
        height={720}
        className="aspect-4/3 w-full object-cover"
      />
      <div className="grid content-start gap-5 p-6 lg:row-span-2 lg:p-10">
        <p className="text-sm text-muted">
          {brandName}, {category} / {subcategory}
        </p>
        <h2 id="product-title" className="text-3xl">
          {productName}
        </h2>
        {[...new Set(description.split(/\n{2,}/))].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a
            href={productPath(product, { what: 'quote', page })}
            data-keep-scroll=""
            className={buttonLook({ size: 'lg' })}
          >
            Get Quote
          </a>
        </p>
      </div>
      <div className="p-6 lg:p-10">
        <h3 className="mb-2 text-lg">Specification</h3>
        <ul className="border-t border-line text-sm">
          {[...new Set(specification)].map((line) => (
            <li key={line} className="border-b border-line py-2">
              {line}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
