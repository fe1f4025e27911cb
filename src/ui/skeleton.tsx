import { classNames } from './class-names';

/** The shape of what is coming. Whoever shows it says so once, by `LoadingWords`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('breathe block h-4 rounded-sm bg-line', className)} />
  );
}

export const LoadingWords = () => (
  <p role="status" className="sr-only">
    Loading...
  </p>
);
