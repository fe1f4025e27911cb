import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '~/lib/api';
import { newQuotationAt, quotationAt } from '~/model/quotation-address';
import { Button, iconButtonLook } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Popup } from '~/ui/popup/popup';
import { type PopupItem, PopupItems } from '~/ui/popup/popup-items';
import type { newLinkCall, reviseQuotationCall } from '../../quotation-calls';
import { type Quotation, useQuotationAction } from '../quotation-queries';
import { LinkDialog } from './link-dialog';
import { OpenPdf } from './open-pdf';
import { OutcomeDialog } from './outcome-dialog';
import { VoidDialog } from './void-dialog';

type Asked = 'outcome' | 'void';

/** What can be done with one that was sent. */
export function SentActions({ quotation }: { quotation: Quotation }) {
  const { _id: id, status, followupId, personId } = quotation;
  const navigate = useNavigate();
  const { isBusy, run } = useQuotationAction(id);
  const [asked, setAsked] = useState<Asked>();
  const [url, setUrl] = useState('');
  const close = () => setAsked(undefined);
  const isOpen = status === 'Sent' || status === 'Viewed';

  async function revise() {
    const made = await run(() => callApi<typeof reviseQuotationCall>('POST', `/quotations/${id}/revise`));
    if (made) void navigate(quotationAt(made.quotation._id));
  }
  async function link() {
    const made = await run(() => callApi<typeof newLinkCall>('POST', `/quotations/${id}/link`));
    if (made) setUrl(made.url);
  }
  const copy = () =>
    navigate(
      newQuotationAt({
        copy: id,
        ...(followupId ? { followup: followupId } : { person: personId ?? undefined }),
      }),
    );

  const items: readonly (false | PopupItem)[] = [
    isOpen && { icon: 'outside', words: 'A link for the customer', run: link },
    isOpen && { icon: 'check', words: 'Note what they said', run: () => setAsked('outcome') },
    { icon: 'copy', words: 'Copy to a new one', run: copy },
    status !== 'Void' && { icon: 'close', words: 'Take it back', run: () => setAsked('void') },
  ];

  return (
    <>
      <OpenPdf quotation={quotation} />
      {status === 'Accepted' && <OpenPdf quotation={quotation} paper="proforma" />}
      {status !== 'Accepted' && (
        <Button busy={isBusy} busyLabel="One moment…" onClick={revise}>
          Revise
        </Button>
      )}
      <Popup
        label={
          <>
            <Icon name="more" />
            <span className="sr-only">More</span>
          </>
        }
        title="More"
        className={iconButtonLook('border border-control', 'size-11')}
      >
        {(shut) => <PopupItems items={items} shut={shut} />}
      </Popup>
      <OutcomeDialog quotation={quotation} open={asked === 'outcome'} onClose={close} />
      <VoidDialog quotation={quotation} open={asked === 'void'} onClose={close} />
      <LinkDialog quotation={quotation} url={url} onClose={() => setUrl('')} />
    </>
  );
}
