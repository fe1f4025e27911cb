import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon';

/** Opens without a script, too. */
export const Fold = ({
  title,
  isOpen,
  children,
}: {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}) => (
  <details open={isOpen} className="group rounded-leaf border border-line bg-surface">
    <summary className="flex min-h-13 items-center justify-between px-5 font-semibold sm:px-8">
      {title}
      <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
    </summary>
    <div className="px-5 pb-5 sm:px-8 sm:pb-8">{children}</div>
  </details>
);
