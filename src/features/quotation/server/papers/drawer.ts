import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { drawingThread } from '~/platform/typesetting/drawing-thread';
import type { Paper } from '../../paper/content';

const drawInThread = drawingThread<Paper, Uint8Array>({
  load: () => import('../../paper/thread?thread'),
  answer: z.instanceof(Uint8Array),
  mostWaiting: 200,
  onFull() {
    const sentence = 'Many quotations are being drawn at the moment. Please try again in a minute.';
    return new AppError(503, 'overloaded', sentence, undefined, { 'Retry-After': '60' });
  },
});

/** A paper as a PDF. */
export const draw = async (paper: Paper) => Buffer.from(await drawInThread(paper));
