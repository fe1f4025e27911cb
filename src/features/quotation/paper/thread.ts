import { parentPort } from 'node:worker_threads';
import display from '../fonts/bricolage-grotesque-bold.ttf?inline';
import bold from '../fonts/noto-sans-bold.ttf?inline';
import devanagariBold from '../fonts/noto-sans-devanagari-bold.ttf?inline';
import devanagariRegular from '../fonts/noto-sans-devanagari-regular.ttf?inline';
import regular from '../fonts/noto-sans-regular.ttf?inline';
import type { Paper } from './content';
import { drawPaper } from './paper';

/** A font as it stands in the program itself: `data:…;base64,` and its bytes. */
const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

const fonts = {
  display: bytesOf(display),
  regular: bytesOf(regular),
  bold: bytesOf(bold),
  devanagariRegular: bytesOf(devanagariRegular),
  devanagariBold: bytesOf(devanagariBold),
};

/** Papers come in one by one, and go out as PDFs. */
parentPort?.on('message', async (paper: Paper) => {
  try {
    parentPort?.postMessage({ bytes: await drawPaper(paper, fonts) });
  } catch (fault) {
    parentPort?.postMessage({ fault: fault instanceof Error ? fault.message : String(fault) });
  }
});
