import { useState } from 'react';
import { fetchFile } from '~/records/ui/details/fetch-file';
import { saveFile } from '~/records/ui/details/save-file';
import { hasWorked, showFailed } from '~/records/ui/list/outcomes';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { Quotation } from '../quotation-queries';

interface OrderFileProps {
  quotation: Quotation;
  address: string;
}

/** What the customer has ordered by, to save. */
export function OrderFile({ quotation: { number }, address }: OrderFileProps) {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const name = `Order ${number?.replaceAll('/', '-')}.${address.split('.').at(-1)}`;
      saveFile(await fetchFile(address.replace('/api', '')), name);
      hasWorked(address);
    } catch (fault) {
      showFailed(fault, { words: 'The order could not be fetched.', about: address });
    }
    setBusy(false);
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={busy}
      busyLabel="Fetching…"
      onClick={download}
      className="mt-2 min-h-11"
    >
      <Icon name="download" className="size-4.5" />
      Their order
    </Button>
  );
}
