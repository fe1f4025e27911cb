import type { ReactNode } from 'react';
import { LeafLines } from './leaf/leaf-lines';

/** Nothing to show, and what can be done about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-14 text-center">
      <LeafLines className="h-24 text-control" />
      <p className="font-medium">{title}</p>
      {children && <div className="text-sm text-muted">{children}</div>}
    </div>
  );
}
