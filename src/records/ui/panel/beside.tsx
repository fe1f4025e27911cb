import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { AnyRecord } from '~/model/resource';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { usePanelKeys } from './use-panel-keys';

/** What is read large beside a record, and goes on with the next: a file of it. */
export interface Beside {
  /** What it is called, in a few letters. */
  label: string;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  of: (row: AnyRecord) => ReactNode;
}

const KEY = 'v';

interface BesideButtonProps {
  beside: Beside;
  content: RefObject<HTMLElement | null>;
}

/** In the head of the panel, where it is in sight beside the facts and instead of them. */
export function BesideButton({ beside: { label, isOpen, onChange }, content }: BesideButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  usePanelKeys(content, (key) => {
    if (key === KEY) onChange(!isOpen);
    return key === KEY;
  });

  // What had the focus may be out of sight now: the facts on a narrow screen, or what stood beside them.
  const was = useRef(isOpen);
  useLayoutEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    const at = document.activeElement;
    if (!at || at === document.body || !at.checkVisibility()) button.current?.focus();
  }, [isOpen]);

  const words = `${isOpen ? 'Hide' : 'Read'} ${label}`;
  return (
    <Button
      ref={button}
      size="sm"
      variant="quiet"
      aria-label={`${words} (${KEY})`}
      title={`${words} (${KEY})`}
      aria-pressed={isOpen}
      onClick={() => onChange(!isOpen)}
    >
      <Icon name="file" />
      <span className="max-sm:hidden">{words}</span>
      <span className="sm:hidden">{label}</span>
    </Button>
  );
}
