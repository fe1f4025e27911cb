import { typeOfKey } from '../content/kinds';

/** Records hold the addresses of their files, so that a row is what is sent; the store knows them by key. */
export const fileUrl = (key: string) => (key.startsWith('public/') ? `/files/${key}` : `/api/files/${key}`);

/** The key behind an address that this product gave out, written exactly so; undefined for anything else. */
export function fileKey(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const key = address.replace(/^(?:\/api)?\/files\//, '');
  return typeOfKey(key) !== undefined && fileUrl(key) === address ? key : undefined;
}
