import { LoadingWords, Skeleton } from '~/ui/skeleton';

const BARS = [40, 55, 30, 70, 45, 60, 35, 80, 50, 65, 40, 75, 55, 90, 60, 70];

/** The shape of the plots, before they and their figures are there. */
export function PlotsLoading() {
  return (
    <div className="grid min-w-0 gap-4" aria-busy="true">
      <LoadingWords />
      <div className={sheetLook}>
        <div className="flex min-h-13 items-center bg-surface px-5">
          <Skeleton className="w-36" />
        </div>
        <div className="flex h-78 items-end gap-1.5 bg-surface p-5 sm:h-86">
          {BARS.map((height, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <span key={index} className="flex-1" style={{ height: `${height}%` }}>
              <Skeleton className="h-full" />
            </span>
          ))}
        </div>
        <BarsLoading count={9} />
      </div>
      <div className={sheetLook}>
        <BarsLoading count={6} />
      </div>
    </div>
  );
}

const sheetLook = 'grid gap-px overflow-hidden rounded-lg border border-line bg-line';

function BarsLoading({ count }: { count: number }) {
  return (
    <div className="grid gap-px sm:grid-cols-2">
      {['one', 'other'].map((name) => (
        <div key={name} className="grid content-start gap-5 bg-surface p-5">
          {BARS.slice(-count).map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <span key={index} style={{ width: `${width}%` }}>
              <Skeleton className="my-1" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
