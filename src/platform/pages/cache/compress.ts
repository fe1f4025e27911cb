import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const SMALLEST_WORTH_IT = 1024;
const WINDOW_BITS = 18;

/**
 * quick: about as small as the highest quality, in a fiftieth of its time, so that a request may wait for it.
 * thorough: for what is sent again and again. One step more would take three times as long, for two bytes of a hundred.
 */
const EFFORTS = { quick: { brotli: 5, gzip: 6 }, thorough: { brotli: 10, gzip: 9 } } as const;

export type Effort = keyof typeof EFFORTS;

export const isWorthPacking = (body: Buffer) => body.length >= SMALLEST_WORTH_IT;

export async function compress(body: Buffer, encoding: Encoding, effort: Effort = 'quick'): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipped(body, { level: EFFORTS[effort].gzip });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: EFFORTS[effort].brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // As far back as a page reaches; further would take up megabytes for nothing.
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  });
}
