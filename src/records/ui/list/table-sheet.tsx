import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';

interface TableSheetProps {
  /** What is said when it could not be read; the reason itself unless told. */
  title?: string;
  fault?: Error | null;
  onRetry?: () => void;
  children?: ReactNode;
}

/** What a table lies on; the reason and a second try in its place when it could not be read. */
export function TableSheet({ title, fault, onRetry, children }: TableSheetProps) {
  return (
    <div className="mb-4 overflow-hidden rounded-lg xl:border xl:border-line xl:bg-surface">
      {fault ? (
        <EmptyState title={title ?? fault.message}>
          {title && <p className="mb-3">{fault.message}</p>}
          <Button size="sm" variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        </EmptyState>
      ) : (
        children
      )}
    </div>
  );
}
