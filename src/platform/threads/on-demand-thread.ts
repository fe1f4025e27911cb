import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { z } from 'zod';
import { SECOND } from '~/lib/time';
import { boundedQueue } from '~/platform/limits/bounded-queue';

/** Whatever takes this long never ends. */
const LONGEST_MS = 60 * SECOND;

/** What the thread itself answered, in its words: it is not broken, and can be asked the next. */
export class ThreadRefusal extends Error {}

export interface ThreadSettings<Answer> {
  /** The words of its program, which may be large: most processes need none of it. */
  load: () => Promise<{ default: string }>;
  answer: z.ZodType<Answer>;
  memory: ResourceLimits;
  /** One that nobody has needed for so long gives its memory back. */
  idleMs: number;
  mostWaiting: number;
  onFull: () => Error;
}

/** Asks one question after the other in a thread beside this one, whose requests go on meanwhile. To start one costs as much as many an answer. */
export function onDemandThread<Question, Answer>({ load, answer, ...bounds }: ThreadSettings<Answer>) {
  const answered = z.object({ answer: answer.optional(), fault: z.string().optional() });
  const oneByOne = boundedQueue(1, bounds.mostWaiting, bounds.onFull);
  let thread: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;

  async function startThread() {
    const { default: program } = await load();
    const started = new Worker(program, { eval: true, resourceLimits: bounds.memory });
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
      const asked = thread ?? (await startThread());
      thread = asked;
      asked.ref();
      asked.postMessage(question);
      let isSound = false;
      const gone = new AbortController();
      const onExit = () => gone.abort();
      asked.once('exit', onExit);
      try {
        const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(LONGEST_MS)]);
        // A fault of the thread itself is thrown here.
        const [message] = await once(asked, 'message', { signal });
        const { answer: said, fault } = answered.parse(message);
        // It has said what it could not do, and can do the next.
        isSound = true;
        if (said === undefined) throw new ThreadRefusal(fault);
        return said;
      } catch (fault) {
        if (thread === asked && !isSound) endThread();
        throw fault;
      } finally {
        asked.off('exit', onExit);
        asked.unref();
        resting = setTimeout(endThread, bounds.idleMs).unref();
      }
    });
}
