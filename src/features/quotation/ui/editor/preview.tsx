import { useState } from 'react';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import type { Quotation } from '../quotation-queries';
import { QuotationSheet } from '../read/quotation-sheet';

/** What is saved of it, as it is read. */
export function Preview({ quotation }: { quotation: Quotation | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" disabled={!quotation} onClick={() => setOpen(true)}>
        Preview
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="As it is read" size="lg">
        {quotation && <QuotationSheet quotation={quotation} />}
      </Dialog>
    </>
  );
}
