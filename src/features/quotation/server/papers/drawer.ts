import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { SECOND } from '~/lib/time';
import { boundedQueue } from '~/platform/limits/bounded-queue';
import type { Paper } from '../../paper/content';

/** Two hundred lines take a second; whatever takes this long never ends. */
const LONGEST_MS = 60 * SECOND;
/** One that nobody has needed for so long gives its memory back. */
const IDLE_MS = 30 * SECOND;
const MOST_MEMORY = { maxOldGenerationSizeMb: 256 };

const answered = z.object({ bytes: z.instanceof(Uint8Array).optional(), fault: z.string().optional() });

const oneByOne = boundedQueue(1, 200, () => {
  const sentence = 'Many quotations are being drawn at the moment. Please try again in a minute.';
  return new AppError(503, 'overloaded', sentence, undefined, { 'Retry-After': '60' });
});

let thread: Worker | undefined;
let resting: NodeJS.Timeout | undefined;

/** A paper as a PDF. It is drawn in a thread beside this one, whose requests go on meanwhile. */
export const draw = (paper: Paper): Promise<Buffer> =>
  oneByOne(async () => {
    clearTimeout(resting);
    const drawer = thread ?? (await startThread());
    thread = drawer;
    drawer.ref();
    drawer.postMessage(paper);
    try {
      // A fault of the thread itself is thrown here.
      const [message] = await once(drawer, 'message', { signal: AbortSignal.timeout(LONGEST_MS) });
      const { bytes, fault } = answered.parse(message);
      if (!bytes) throw new Error(`A paper could not be drawn: ${fault}`);
      return Buffer.from(bytes);
    } catch (fault) {
      if (thread === drawer) endThread();
      throw fault;
    } finally {
      drawer.unref();
      resting = setTimeout(endThread, IDLE_MS).unref();
    }
  });

/** The program is large, and most processes never draw anything. */
async function startThread() {
  const { default: program } = await import('../../paper/thread?thread');
  const started = new Worker(program, { eval: true, resourceLimits: MOST_MEMORY });
  const isGone = () => {
    if (thread === started) thread = undefined;
  };
  return started.on('error', isGone).on('exit', isGone);
}

function endThread() {
  void thread?.terminate();
  thread = undefined;
}
