import { parentPort } from 'node:worker_threads';

/** The thread's end of `on-demand-thread.ts`: what comes in one by one goes out as it is answered. */
export const answerInThread = <Question>(answer: (question: Question) => unknown) =>
  parentPort?.on('message', async (question: Question) => {
    try {
      parentPort?.postMessage({ answer: await answer(question) });
    } catch (fault) {
      parentPort?.postMessage({ fault: fault instanceof Error ? fault.message : String(fault) });
    }
  });
