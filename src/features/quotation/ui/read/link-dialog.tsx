import { inRupees } from '~/model/money/rupees';
import { Button, buttonLook } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { Icon } from '~/ui/icon';
import { copyText } from '~/ui/toast/copy-text';
import type { Quotation } from '../quotation-queries';

interface LinkDialogProps {
  quotation: Quotation;
  /** Empty: none is open. */
  url: string;
  title?: string;
  onClose: () => void;
}

/** The customer's link, to be handed on. It is told once: only its hash is stored. */
export function LinkDialog({ quotation, url, title = 'A link for the customer', onClose }: LinkDialogProps) {
  const { number, name, phone, totalPaise } = quotation;
  const words = `Quotation ${number} for ${name}, ${inRupees(totalPaise)}: ${url}`;
  return (
    <Dialog open={url !== ''} onClose={onClose} title={title} size="question">
      <div className="grid gap-4">
        <p>Whoever has this link can read the quotation and accept it. It is shown only now.</p>
        <input
          aria-label="Link"
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="control"
        />
        <div className="flex flex-wrap justify-end gap-3">
          <a
            href={`https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(words)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonLook({ variant: 'secondary' })}
          >
            <Icon name="chat" className="size-4.5" />
            WhatsApp
          </a>
          <Button onClick={() => copyText(url, 'Link copied')}>
            <Icon name="copy" className="size-4.5" />
            Copy link
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
