import { SECOND } from '~/lib/time';
import { onDemandThread } from '~/platform/threads/on-demand-thread';

type Thread<Answer> = Parameters<typeof onDemandThread<unknown, Answer>>[0];

/** Draws one after the other: two hundred lines take a second. */
export const drawingThread = <Question, Answer>(drawing: Omit<Thread<Answer>, 'memory' | 'idleMs'>) =>
  onDemandThread<Question, Answer>({
    ...drawing,
    memory: { maxOldGenerationSizeMb: 256 },
    idleMs: 30 * SECOND,
  });
