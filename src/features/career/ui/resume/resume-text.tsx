import { useEffect } from 'react';
import { useCall } from '~/lib/use-call';
import type { fileTextCall } from '~/records/files/file-text-call';
import { Skeleton } from '~/ui/skeleton';

interface ResumeTextProps {
  name: string;
  file: string;
  onRead: () => void;
}

/** A CV that browsers do not show: its words. */
export function ResumeText({ name, file, onRead }: ResumeTextProps) {
  const path = `/files/private/${file.split('/').at(-1) ?? ''}/text` as const;
  const asked = useCall<typeof fileTextCall>(['file', file, 'text'], path, {
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = asked.data;
  useEffect(() => {
    if (found) onRead();
  }, [found, onRead]);
  if (asked.isError) {
    return (
      <p role="alert" className="p-4 text-sm text-danger sm:p-6">
        The CV could not be fetched. {asked.error.message}
      </p>
    );
  }
  if (!found) return <Skeleton className="size-full" />;
  if (found.text === null) {
    return (
      <p className="p-4 text-sm text-muted sm:p-6">
        This document cannot be read here. Download it to read it.
      </p>
    );
  }
  return (
    <section
      aria-label={`CV of ${name}`}
      className="mx-auto grid max-w-3xl gap-4 bg-surface px-4 py-5 sm:mt-6 sm:rounded-lg sm:p-8"
    >
      <p className="text-sm text-muted">The words of the document, without its layout.</p>
      <p className="leading-relaxed whitespace-pre-wrap wrap-anywhere">{found.text}</p>
      {found.isCut && (
        <p className="text-sm text-muted">There is more in the file. Download it to read all of it.</p>
      )}
    </section>
  );
}
