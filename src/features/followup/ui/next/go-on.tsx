import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { callApi } from '~/lib/api';
import type { Resource } from '~/model/resource';
import { refresh } from '~/records/ui/list/refresh';
import type { stepCall } from '../../calls/step-call';
import { followup } from '../../followup';
import { hasNothingAhead, useWhatsNext } from '../whats-next';

type Lead = Pick<z.output<typeof followup.row>, '_id' | 'stage' | 'nextDate' | 'valuePaise'>;

/** What comes next, where nothing is ahead of a lead after what was done. That is logged by then, whatever is answered. */
export function useGoOn(resource: Resource) {
  const queries = useQueryClient();
  const { ask, question } = useWhatsNext();
  async function goOn(lead: Lead) {
    const next = hasNothingAhead(lead) ? await ask({ valuePaise: lead.valuePaise }) : undefined;
    if (!next) return;
    await callApi<typeof stepCall>('POST', `/followup/step/${followup.name}/${lead._id}`, { body: next });
    void refresh(queries, followup.name, resource.name);
  }
  return { goOn, question };
}
