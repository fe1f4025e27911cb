import { useState } from 'react';
import { Button } from '../button';

interface SureButtonProps {
  label: string;
  /** What it means, as a question. */
  question: string;
  busy: boolean;
  onSure: () => void;
}

/** A thumb needs more of it than a pointer. */
const TOUCHABLE = 'max-sm:min-h-11';

/** For what cannot be undone by another click: asks once more, in its own place. */
export function SureButton({ label, question, busy, onSure }: SureButtonProps) {
  // Undefined until it was asked for the first time: what was answered has the focus again.
  const [asking, setAsking] = useState<boolean>();
  if (!asking) {
    return (
      <Button
        size="sm"
        variant="secondary"
        className={TOUCHABLE}
        busy={busy}
        autoFocus={asking === false}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
    );
  }
  return (
    <fieldset aria-label={question} className="flex flex-wrap items-center gap-2">
      <span className="text-sm font-medium">{question}</span>
      <Button
        size="sm"
        variant="danger"
        className={TOUCHABLE}
        autoFocus
        onClick={() => {
          setAsking(false);
          onSure();
        }}
      >
        {label}
      </Button>
      <Button size="sm" variant="quiet" className={TOUCHABLE} onClick={() => setAsking(false)}>
        Keep it
      </Button>
    </fieldset>
  );
}
