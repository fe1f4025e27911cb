import { type RefObject, useState } from 'react';
import type { Autosave, Editing } from '~/ui/autosave/autosave';
import { showConflict } from '~/ui/autosave/both-sides';
import { isBad, savedWords } from '~/ui/autosave/saved-words';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import type { Business } from '../../business';
import { QuotationHead } from '../quotation-head';
import type { Quotation } from '../quotation-queries';
import { OpenPdf } from '../read/open-pdf';
import { Preview } from './preview';
import { SendDialog } from './send-dialog';
import { type Faults, firstFault } from './sheet/read-sheet';
import type { Sheet } from './sheet/sheet';
import type { Opened } from './use-draft';

interface DraftHeadProps {
  quotation: Quotation | undefined;
  opened: Opened;
  editing: Editing<Sheet>;
  autosave: RefObject<Autosave<Sheet> | undefined>;
  faults: Faults;
  totalPaise: number | undefined;
  ours: Business;
  onSent: (url: string) => void;
  /** It was to be sent, and cannot be yet. */
  onFaults: () => void;
}

/** Whether it is saved, and how it comes before the customer. */
export function DraftHead(props: DraftHeadProps) {
  const { quotation, opened, editing, autosave, faults, totalPaise, ours, onSent, onFaults } = props;
  const { save } = editing;
  const { name, company } = editing.data.customer;
  const [isSending, setSending] = useState(false);
  const missing = Object.keys(faults).length > 0;

  async function send() {
    onFaults();
    if (missing) return;
    await autosave.current?.sendNow();
    if (autosave.current?.present().save.is === 'saved') setSending(true);
  }

  return (
    <QuotationHead
      quotation={quotation}
      // All of it stands where it will: what comes with the first saving would move the lines away from under the hand.
      whose={{ name, company, personId: opened.personId, followupId: opened.forWhom.followupId }}
      aside={
        <>
          <Preview quotation={quotation} />
          <OpenPdf quotation={quotation} />
          <Button onClick={send}>Send…</Button>
        </>
      }
    >
      <p
        role="status"
        className={classNames('text-sm', isBad(save) && !missing ? 'font-medium text-danger' : 'text-muted')}
      >
        {missing && save.is !== 'conflict' && save.is !== 'unreached'
          ? `Not saved yet. ${firstFault(faults)}`
          : savedWords(save, save.is === 'conflict' ? save.theirs.userName : '')}
      </p>
      {save.is === 'conflict' && (
        <Button size="sm" variant="secondary" className="mt-2" onClick={showConflict}>
          Look at both sides
        </Button>
      )}
      {quotation && (
        <SendDialog
          {...{ quotation, ours, onSent }}
          totalPaise={totalPaise ?? 0}
          open={isSending}
          onClose={() => setSending(false)}
        />
      )}
    </QuotationHead>
  );
}
