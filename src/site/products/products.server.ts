import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { callApiContext } from '~/lib/page-context';
import { iotProduct } from '~/resources/iot-product/iot-product';

type Context = Readonly<RouterContextProvider>;

const PAGE_SIZE = 12;
const SITEMAP_SIZE = 100;
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const productPage = z.object({ items: z.array(iotProduct.row), page: z.number(), pages: z.number() });

export type Product = z.output<typeof iotProduct.row>;

interface PathOptions {
  /** To read about it, or to ask for its price. */
  what?: 'product' | 'quote';
  /** The page of the catalogue behind it. */
  page?: number;
}

/** The name is for people, the id behind it finds the product. */
export function productPath({ productName, _id }: Product, { what = 'product', page = 1 }: PathOptions = {}) {
  // By letters: half of one cannot stand in an address.
  const words = [...productName.replaceAll(/[^\p{L}\p{N}]+/gu, '-')].slice(0, 60).join('');
  return `${cataloguePath(page)}${page > 1 ? '&' : '?'}${what}=${encodeURIComponent(`${words}-${_id}`)}`;
}

export const cataloguePath = (page: number) => (page > 1 ? `/Iot-products?page=${page}` : '/Iot-products');

async function productsOn(context: Context, page: number, pageSize: number) {
  const url = `/api${iotProduct.endpoints.list}?page=${page}&pageSize=${pageSize}`;
  const { status, body } = await context.get(callApiContext)({ method: 'GET', url, table: iotProduct.table });
  return status === 200 ? productPage.parse(body) : undefined;
}

/** Undefined when the list could not be had. */
export const productsOnPage = (context: Context, page: number) => productsOn(context, page, PAGE_SIZE);

/** For the site map; the pages of the catalogue lead to what is beyond them. Undefined like the others. */
export const newestProducts = async (context: Context) => (await productsOn(context, 1, SITEMAP_SIZE))?.items;

/** Null when there is none, or none any more; undefined when nobody could tell. */
export async function productAt(context: Context, address: string) {
  const [id] = ID.exec(address) ?? [];
  if (!id) return null;
  const url = `/api/records/${iotProduct.name}/${id}`;
  const { status, body } = await context.get(callApiContext)({ method: 'GET', url, table: iotProduct.table });
  if (status === 404) return null;
  return status === 200 ? iotProduct.row.parse(body) : undefined;
}
