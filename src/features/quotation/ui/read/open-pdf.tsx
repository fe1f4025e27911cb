import { useState } from 'react';
import { fetchFile } from '~/records/ui/details/fetch-file';
import { saveFile } from '~/records/ui/details/save-file';
import { showFailed } from '~/records/ui/list/outcomes';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { Quotation } from '../quotation-queries';

interface OpenPdfProps {
  /** Undefined: it is not there yet. */
  quotation: Pick<Quotation, '_id' | 'number'> | undefined;
  paper?: 'proforma';
}

/** The paper as a file: only a session opens it, so it is fetched and handed to the browser. */
export function OpenPdf({ quotation, paper }: OpenPdfProps) {
  const [isBusy, setBusy] = useState(false);
  const label = paper ? 'Proforma' : 'PDF';
  async function open() {
    if (!quotation) return;
    const { _id, number } = quotation;
    setBusy(true);
    try {
      const file = await fetchFile(`/quotations/${_id}/pdf${paper ? `?paper=${paper}` : ''}`);
      saveFile(file, `${[number?.replaceAll('/', '-') ?? 'draft', paper].filter(Boolean).join('-')}.pdf`);
    } catch (fault) {
      showFailed(fault, { words: `${label} could not be opened.`, about: `${label} ${_id}` });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="secondary" disabled={!quotation} busy={isBusy} busyLabel="One moment…" onClick={open}>
      <Icon name="download" className="size-4.5" />
      {label}
    </Button>
  );
}
