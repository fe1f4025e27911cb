import type { DatabaseTransaction } from './schema';

/** What is asked for once in a transaction, by its key: the answer is the same for all who share it. */
export function onceIn<Answer>(ask: (trx: DatabaseTransaction, key: string) => Promise<Answer>) {
  const known = new WeakMap<DatabaseTransaction, Map<string, Promise<Answer>>>();
  return (trx: DatabaseTransaction, key = ''): Promise<Answer> => {
    const here = known.get(trx) ?? new Map<string, Promise<Answer>>();
    known.set(trx, here);
    const answer = here.get(key) ?? ask(trx, key);
    here.set(key, answer);
    return answer;
  };
}
