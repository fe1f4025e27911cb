import { SECOND } from '~/lib/time';
import { onDemandThread, type ThreadSettings } from '~/platform/threads/on-demand-thread';

/** Draws one after the other: two hundred lines take a second. What it refuses to draw it would refuse again. */
export const drawingThread = <Question, Answer>(drawing: Omit<ThreadSettings<Answer>, 'memory' | 'idleMs'>) =>
  onDemandThread<Question, Answer>({
    ...drawing,
    memory: { maxOldGenerationSizeMb: 256 },
    idleMs: 30 * SECOND,
  });
