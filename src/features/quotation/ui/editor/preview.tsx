import { useState } from 'react';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import type { Quotation } from '../quotation-queries';
import { QuotationSheet } from '../read/quotation-sheet';

/** What is saved of it, as it is read. */
export function Preview({ quotation }: { quotation: Quotation }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Preview
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="As it is read" size="lg">
        <QuotationSheet quotation={quotation} />
      </Dialog>
    </>
  );
}
