import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { callApiContext } from '~/lib/page-context';
import { catalogueChangesCall, iotProduct } from '~/resources/iot-product/iot-product';

type Context = Readonly<RouterContextProvider>;

const PAGE_SIZE = 12;
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
export function productPath(
  { productName, _id }: Pick<Product, 'productName' | '_id'>,
  { what = 'product', page = 1 }: PathOptions = {},
) {
  // By letters: half of one cannot stand in an address.
  const words = [...productName.replaceAll(/[^\p{L}\p{N}]+/gu, '-')].slice(0, 60).join('');
  return `${cataloguePath(page)}${page > 1 ? '&' : '?'}${what}=${encodeURIComponent(`${words}-${_id}`)}`;
}

export const cataloguePath = (page: number) => (page > 1 ? `/Iot-products?page=${page}` : '/Iot-products');

/** Undefined when the list could not be had. */
export async function productsOnPage(context: Context, page: number) {
  const url = `/api${iotProduct.endpoints.list}?page=${page}&pageSize=${PAGE_SIZE}`;
  const { status, body } = await context.get(callApiContext)({ method: 'GET', url, table: iotProduct.table });
  return status === 200 ? productPage.parse(body) : undefined;
}

/** For the site map; the pages of the catalogue lead to what is beyond them. Undefined like the others. */
export async function catalogueChanges(context: Context) {
  const url = `/api${catalogueChangesCall.path}`;
  const { status, body } = await context.get(callApiContext)({ method: 'GET', url, table: iotProduct.table });
  return status === 200 ? catalogueChangesCall.answer.parse(body) : undefined;
}

/** Null when there is none, or none any more; undefined when nobody could tell. */
export async function productAt(context: Context, address: string) {
  const [id] = ID.exec(address) ?? [];
  if (!id) return null;
  const url = `/api/records/${iotProduct.name}/${id}`;
  const { status, body } = await context.get(callApiContext)({ method: 'GET', url, table: iotProduct.table });
  if (status === 404) return null;
  return status === 200 ? iotProduct.row.parse(body) : undefined;
}
