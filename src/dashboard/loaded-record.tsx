import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnyRecord } from '~/resources/resource';
import { Skeleton } from '~/ui/skeleton';

interface LoadedRecordProps {
  record: UseQueryResult<AnyRecord>;
  children: (row: AnyRecord) => ReactNode;
}

/** A record, or that it is on its way, or why there is none. */
export function LoadedRecord({ record, children }: LoadedRecordProps) {
  if (record.data) return children(record.data);
  if (record.isError) return <p role="alert">{record.error.message}</p>;
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <Skeleton className="w-1/2" />
      <Skeleton className="w-3/4" />
      <Skeleton className="w-2/3" />
    </div>
  );
}
