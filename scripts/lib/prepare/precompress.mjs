import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|html|txt|xml|json|webmanifest)$/;
const SMALLEST_WORTH_IT = 1024;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Compresses the browser's files once, when they are all built, as hard as it goes; the server only picks the twin. */
export async function precompress(folder) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(path.join(folder, file))));
}

async function compress(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST_WORTH_IT) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gz(content, { level: 9 }));
}
