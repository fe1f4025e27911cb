import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { catalogueChangesCall, iotProduct } from '~/features/iot-product/iot-product';
import { callApiContext } from '~/lib/page-context';

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

/** Why the catalogue could not be read, as the page answers it: this network has asked too often, or nobody can tell. */
export type Unread = 429 | 503;
export const isUnread = (read: unknown): read is Unread => typeof read === 'number';
const unread = (status: number): Unread => (status === 429 ? 429 : 503);

export const wordsFor = (fault: Unread) =>
  fault === 429 ? 'Your network has asked for the catalogue too often.' : 'The catalogue did not answer.';

const ask = (context: Context, url: string) =>
  context.get(callApiContext)({ method: 'GET', url, table: iotProduct.table });

export async function productsOnPage(context: Context, page: number) {
  const url = `/api${iotProduct.endpoints.list}?page=${page}&pageSize=${PAGE_SIZE}`;
  const { status, body } = await ask(context, url);
  return status === 200 ? productPage.parse(body) : unread(status);
}

/** For the site map; the pages of the catalogue lead to what is beyond them. */
export async function catalogueChanges(context: Context) {
  const { status, body } = await ask(context, `/api${catalogueChangesCall.path}`);
  return status === 200 ? catalogueChangesCall.answer.parse(body) : unread(status);
}

/** Null when there is none, or none any more. */
export async function productAt(context: Context, address: string) {
  const [id] = ID.exec(address) ?? [];
  if (!id) return null;
  const { status, body } = await ask(context, `/api/records/${iotProduct.name}/${id}`);
  if (status === 404) return null;
  return status === 200 ? iotProduct.row.parse(body) : unread(status);
}
