import type { Tone } from '~/model/resource';

/** How far an application is. */
export const stages = {
  New: 'New',
  'In Review': 'In Review',
  Interview: 'Interview',
  Offered: 'Offered',
  Hired: 'Hired',
  Rejected: 'Rejected',
} as const;

/** Those that one comes through, in their order. A refusal may follow on any of them. */
export const way = ['New', 'In Review', 'Interview', 'Offered', 'Hired'] as const;

/** That stage and those behind it: whoever has reached one of them came at least as far. */
export const fromOn = (stage: (typeof way)[number]): readonly string[] => way.slice(way.indexOf(stage));

export const stageTones: Record<keyof typeof stages, Tone> = {
  New: 'plain',
  'In Review': 'busy',
  Interview: 'busy',
  Offered: 'busy',
  Hired: 'good',
  Rejected: 'bad',
};

/** So long a refusal waits, and can be taken back. */
export const REFUSAL_WAITS_MINUTES = 15;

/** It does not go on from there, unless somebody takes that back. */
export const isClosed = (stage: unknown) => stage === 'Hired' || stage === 'Rejected';
