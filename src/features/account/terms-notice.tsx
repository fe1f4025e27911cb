import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, OFFLINE } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast/toast';
import type { agreeCall, termsCall } from './account-call';

const KEY = ['account', 'terms'];

/** For whoever agreed to terms that are not in force any more. Nothing is withheld from who does not agree yet. */
export function TermsNotice() {
  const queries = useQueryClient();
  const { data } = useCall<typeof termsCall>(KEY, '/user/terms');
  const [busy, setBusy] = useState(false);
  const { agreed, inForce } = data ?? {};
  if (!agreed || !inForce || agreed === inForce) return null;

  async function agree(version: string) {
    setBusy(true);
    try {
      const { message } = await callApi<typeof agreeCall>('PUT', '/user/terms', { body: { version } });
      toast.success(message);
    } catch (fault) {
      toast.error(fault instanceof Error ? fault.message : OFFLINE);
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: KEY });
    }
  }

  return (
    <section
      aria-label="New terms"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-warning-soft p-4 text-sm text-on-warning-soft"
    >
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-3">
        <Icon name="file" className="size-5 shrink-0" />
        <span>
          Our terms of service have changed since you agreed to them.{' '}
          <a href="/terms" target="_blank" rel="noopener" className="font-semibold underline">
            Read the terms in force
          </a>
        </span>
      </p>
      <Button size="sm" busy={busy} onClick={() => agree(inForce)}>
        I agree
      </Button>
    </section>
  );
}
