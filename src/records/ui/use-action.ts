import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '~/ui/toast/toast';
import { hasWorked, showFailed } from './list/outcomes';

/** Says what came of it, and reads anew what it has changed. */
export function useAction(queryKey: string) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function run<Answer>(call: () => Promise<Answer>, done?: string | ((answer: Answer) => string)) {
    setBusy(true);
    try {
      const answer = await call();
      const words = typeof done === 'function' ? done(answer) : done;
      if (words) toast.success(words, { about: [queryKey] });
      else hasWorked(queryKey);
    } catch (fault) {
      showFailed(fault, { about: queryKey });
    }
    await queries.invalidateQueries({ queryKey: [queryKey] });
    setBusy(false);
  }
  return { busy, run };
}
