import type { ReactNode } from 'react';
import type { AnyRecord } from '~/model/resource';

/** How and when somebody was just reached for from a panel. */
export interface Reached {
  way: 'call' | 'whatsapp' | 'mail';
  at: string;
  /** Which of several addresses is written to. */
  to?: string;
}

export interface TalkState {
  /** Undefined: nobody was, or what came of it is written down. */
  reached: Reached | undefined;
  onDone: () => void;
}

/** What a kind of record asks for when somebody was reached for. */
export type Talk = (row: AnyRecord, state: TalkState) => ReactNode;
