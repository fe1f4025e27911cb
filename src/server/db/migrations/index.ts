import type { Database } from '../schema';
import { foundation } from './0001-foundation';

/** In the order they are applied. A migration that has shipped is never edited: add the next one. */
export const migrations: Record<string, (db: Database) => Promise<void>> = {
  '0001-foundation': foundation,
};
