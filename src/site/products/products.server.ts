import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { callApiContext } from '~/lib/page-context';
import { iotProduct } from '~/resources/iot-product/iot-product';

const PAGE_SIZE = 12;
const SITEMAP_SIZE = 100;

const productPage = z.object({ items: z.array(iotProduct.row), page: z.number(), pages: z.number() });

export type Product = z.output<typeof iotProduct.row>;

/** Where a product is read about; `quote` asks for its price. */
export const productPath = (productName: string, what: 'product' | 'quote' = 'product') =>
  `/Iot-products?${what}=${encodeURIComponent(productName)}`;

async function ask(context: Readonly<RouterContextProvider>, query: Record<string, string>) {
  const url = `/api${iotProduct.endpoints.list}?${new URLSearchParams(query)}`;
  const { status, body } = await context.get(callApiContext)({ method: 'GET', url });
  return status === 200 ? productPage.parse(body) : undefined;
}

/** Undefined when the list could not be had. */
export const productsOnPage = (context: Readonly<RouterContextProvider>, page: number) =>
  ask(context, { page: String(page), pageSize: String(PAGE_SIZE) });

/** The first hundred, for the site map: more are found page by page. */
export const someProducts = async (context: Readonly<RouterContextProvider>) =>
  (await ask(context, { page: '1', pageSize: String(SITEMAP_SIZE) }))?.items ?? [];

/** The product of exactly that name, as its address carries it. */
export async function productNamed(context: Readonly<RouterContextProvider>, name: string) {
  const found = await ask(context, {
    page: '1',
    pageSize: '20',
    field: 'productName',
    q: name.slice(0, 200),
  });
  return found?.items.find(({ productName }) => productName === name);
}
