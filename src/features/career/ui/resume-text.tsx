import { useEffect } from 'react';
import { useCall } from '~/lib/use-call';
import type { fileTextCall } from '~/records/files/file-text-call';
import { Skeleton } from '~/ui/skeleton';

interface ResumeTextProps {
  application: { name: string; resume: string };
  onRead: () => void;
}

/** A CV that browsers do not show: its words. */
export function ResumeText({ application: { name, resume }, onRead }: ResumeTextProps) {
  // Each look at it is an opening, which the server notes.
  const asked = useCall<typeof fileTextCall>(
    ['file', resume, 'text'],
    `/files/private/${resume.split('/').at(-1) ?? ''}/text`,
    {
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  const found = asked.data;
  useEffect(() => {
    if (found) onRead();
  }, [found, onRead]);
  if (asked.isError) {
    return (
      <p role="alert" className="text-sm text-danger">
        The CV could not be fetched. {asked.error.message}
      </p>
    );
  }
  if (!found) return <Skeleton className="h-64 w-full rounded-md" />;
  if (found.text === null)
    return <p className="text-sm text-muted">This document cannot be read here. Download it to read it.</p>;
  return (
    <section
      aria-label={`CV of ${name}`}
      className="grid gap-4 rounded-md border border-line bg-sunken p-4 sm:p-6"
    >
      <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{found.text}</p>
      {found.isCut && (
        <p className="text-sm text-muted">There is more in the file. Download it to read all of it.</p>
      )}
    </section>
  );
}
