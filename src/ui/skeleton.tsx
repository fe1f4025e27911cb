import { classNames } from './class-names';

/** The shape of what is coming. Whoever shows it says "Loading..." once, elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('breathe block h-4 rounded-sm bg-line', className)} />
  );
}
