import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppError } from '~/lib/errors';
import type { AnyRecord } from '~/model/resource';
import { Button } from '~/ui/button';
import { LoadingWords, Skeleton } from '~/ui/skeleton';

interface LoadedRecordProps {
  record: UseQueryResult<AnyRecord>;
  children: (row: AnyRecord) => ReactNode;
}

/** A record, or that it is on its way, or why there is none. */
export function LoadedRecord({ record, children }: LoadedRecordProps) {
  if (record.data) return children(record.data);
  if (record.isError) {
    // What the server refused it refuses again.
    const isRefused =
      record.error instanceof AppError && record.error.status >= 400 && record.error.status < 500;
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        {record.error.message}
        {!isRefused && (
          <Button size="sm" variant="secondary" onClick={() => record.refetch()}>
            Try again
          </Button>
        )}
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      <LoadingWords />
      <Skeleton className="w-1/2" />
      <Skeleton className="w-3/4" />
      <Skeleton className="w-2/3" />
    </div>
  );
}
