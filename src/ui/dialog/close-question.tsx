import type { ReactNode } from 'react';
import { Button } from '../button';
import { Dialog } from './dialog';

interface CloseQuestionProps {
  open: boolean;
  title: string;
  /** What becomes of what was written. */
  children: ReactNode;
  onClose: () => void;
  onGoOn: () => void;
}

/** Whoever closes a dialog in which they have written something may have meant to save it. */
export const CloseQuestion = ({ open, title, children, onClose, onGoOn }: CloseQuestionProps) => (
  <Dialog open={open} onClose={onGoOn} title={title} size="question">
    <p>{children}</p>
    <div className="mt-5 flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
      <Button onClick={onGoOn}>Go on writing</Button>
    </div>
  </Dialog>
);
