import { expect } from '@playwright/test';

interface Patience {
  message?: string;
  timeout?: number;
}

/** Asked every tenth of a second; by itself `expect.poll` waits ever longer, up to a second. */
export const eventually = <Answer>(question: () => Answer | Promise<Answer>, patience: Patience = {}) =>
  expect.poll(question, { intervals: [100], ...patience });
