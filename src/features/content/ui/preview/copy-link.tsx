import { useState } from 'react';
import { callApi, OFFLINE } from '~/lib/api';
import { formatMoment } from '~/lib/time';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast/toast';
import type { previewCall } from '../../preview-call';

/** For people without an account. Where the browser does not copy, the link is shown to be copied by hand. */
export function CopyLink({ path }: { path: `/content/${string}/${string}` }) {
  const [busy, setBusy] = useState(false);
  async function copy() {
    setBusy(true);
    try {
      const { url, expiresAt } = await callApi<typeof previewCall>('POST', `${path}/preview`);
      await navigator.clipboard.writeText(url).then(
        () => toast.success(`Link copied. Whoever has it sees the draft until ${formatMoment(expiresAt)}.`),
        () => toast(`The browser does not let this page copy. The link is ${url}`),
      );
    } catch (fault) {
      toast.error(fault instanceof Error ? fault.message : OFFLINE);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button size="sm" variant="quiet" busy={busy} onClick={copy} title="Copy preview link">
      <Icon name="copy" className="size-4.5" />
      <span className="max-2xl:sr-only">Copy preview link</span>
    </Button>
  );
}
