import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import { CloseQuestion } from '~/ui/dialog/close-question';
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
      <CloseQuestion
        open={asking}
        title="Close without saving?"
        onClose={close}
        onGoOn={() => setAsking(false)}
      >
        What you typed is kept and will be here when you open it again.
      </CloseQuestion>
    </>
  );
}

const hasTyped = (within: ParentNode | null) =>
  Array.from(within?.querySelectorAll('form') ?? []).some(isUnsaved);
