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
