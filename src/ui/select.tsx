import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

interface SelectProps extends ComponentProps<'select'> {
  /** How wide it is among what stands beside it. */
  place?: string;
}

/** What is chosen from, with our arrow: each browser's own stands elsewhere, and touches the border. */
export const Select = ({ place = 'block', className = '', ...select }: SelectProps) => (
  <span className={classNames('relative', place)}>
    <select {...select} className={classNames('control appearance-none truncate pr-10', className)} />
    <Icon
      name="chevron"
      className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
    />
  </span>
);
