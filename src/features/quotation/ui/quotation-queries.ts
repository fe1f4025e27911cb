import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { useCall } from '~/lib/use-call';
import { showFailed } from '~/records/ui/list/outcomes';
import { refresh } from '~/records/ui/list/refresh';
import { toast } from '~/ui/toast/toast';
import type { businessCall } from '../business';
import { quotation } from '../quotation';
import type { quotationCall } from '../quotation-calls';

export type Quotation = z.output<typeof quotation.row>;

const keyOf = (id: string) => [quotation.name, 'whole', id];

/** Asked once for each time that it is opened: what comes later comes by what is done with it here. */
export const useQuotation = (id: string, enabled: boolean) =>
  useCall<typeof quotationCall>(keyOf(id), `/quotations/${id}`, {
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const BUSINESS_KEY = ['settings', 'business'];

export const useBusiness = () => useCall<typeof businessCall>(BUSINESS_KEY, '/settings/business');

/** What a change has made of it; all that lists it is asked anew. */
export function takeQuotation(queries: QueryClient, changed: Quotation) {
  queries.setQueryData<Quotation>(keyOf(changed._id), changed);
  void queries.invalidateQueries({
    predicate: ({ queryKey: [name, kind] }) => name === quotation.name && kind !== 'whole',
  });
}

interface Answer {
  message: string;
  quotation?: Quotation;
}

/** Says what was done; its lead, and whom it is for, follow. */
export function useTakeAnswer() {
  const queries = useQueryClient();
  return ({ message, quotation: changed }: Answer) => {
    toast.success(message);
    if (changed) takeQuotation(queries, changed);
    void refresh(queries, 'followup', 'person');
  };
}

/** What is done with a whole quotation by one press; what does not work is said. */
export function useQuotationAction(id: string) {
  const queries = useQueryClient();
  const takeAnswer = useTakeAnswer();
  const [isBusy, setBusy] = useState(false);
  async function run<Done extends Answer>(call: () => Promise<Done>): Promise<Done | undefined> {
    setBusy(true);
    try {
      const answer = await call();
      takeAnswer(answer);
      return answer;
    } catch (fault) {
      showFailed(fault, { about: `quotation ${id}` });
      void queries.invalidateQueries({ queryKey: keyOf(id) });
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}
