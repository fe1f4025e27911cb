import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { SECOND } from '~/lib/time';
import { boundedQueue } from '~/platform/limits/bounded-queue';

/** Two hundred lines take a second; whatever takes this long never ends. */
const LONGEST_MS = 60 * SECOND;
/** One that nobody has needed for so long gives its memory back. */
const IDLE_MS = 30 * SECOND;
const MOST_MEMORY = { maxOldGenerationSizeMb: 256 };

/** What the thread itself answered: it would answer so again. */
export class UndrawableError extends Error {}

interface Drawing<Answer> {
  /** The words of its program, which is large: most processes never draw anything. */
  load: () => Promise<{ default: string }>;
  answer: z.ZodType<Answer>;
  mostWaiting: number;
  onFull: () => Error;
}

/** Draws one after the other in a thread beside this one, whose requests go on meanwhile. */
export function drawingThread<Question, Answer>({ load, answer, mostWaiting, onFull }: Drawing<Answer>) {
  const answered = z.object({ answer: answer.optional(), fault: z.string().optional() });
  const oneByOne = boundedQueue(1, mostWaiting, onFull);
  let thread: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;

  async function startThread() {
    const { default: program } = await load();
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

  return (question: Question): Promise<Answer> =>
    oneByOne(async () => {
      clearTimeout(resting);
      const drawer = thread ?? (await startThread());
      thread = drawer;
      drawer.ref();
      drawer.postMessage(question);
      let isSound = false;
      try {
        // A fault of the thread itself is thrown here.
        const [message] = await once(drawer, 'message', { signal: AbortSignal.timeout(LONGEST_MS) });
        const { answer: drawn, fault } = answered.parse(message);
        // It has said what it could not do, and can do the next.
        isSound = true;
        if (drawn === undefined) throw new UndrawableError(`Nothing was drawn: ${fault}`);
        return drawn;
      } catch (fault) {
        if (thread === drawer && !isSound) endThread();
        throw fault;
      } finally {
        drawer.unref();
        resting = setTimeout(endThread, IDLE_MS).unref();
      }
    });
}
