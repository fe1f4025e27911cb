import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { isUnsaved } from '~/ui/forms/form-draft';

interface DraftDialogProps extends ComponentProps<typeof Dialog> {
  content?: RefObject<HTMLDivElement | null>;
}

/** A dialog in which somebody writes. What is typed stays as a draft when it is closed, and whoever closes it is told so: they may have meant to save it. */
export function DraftDialog({ content, onClose, children, ...dialog }: DraftDialogProps) {
  const own = useRef<HTMLDivElement>(null);
  const within = content ?? own;
  const [asking, setAsking] = useState(false);

  function close() {
    setAsking(false);
    onClose();
  }

  return (
    <>
      <Dialog {...dialog} onClose={() => (hasTyped(within.current) ? setAsking(true) : close())}>
        <div ref={within}>{children}</div>
      </Dialog>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Close without saving?" size="question">
        <p>What you typed is kept and will be here when you open it again.</p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            Close
          </Button>
          <Button onClick={() => setAsking(false)}>Go on writing</Button>
        </div>
      </Dialog>
    </>
  );
}

const hasTyped = (within: ParentNode | null) =>
  Array.from(within?.querySelectorAll('form') ?? []).some(isUnsaved);
