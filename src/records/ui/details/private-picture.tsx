import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Skeleton } from '~/ui/skeleton';
import { fetchFile } from './fetch-file';

interface PrivatePictureProps {
  src: string;
  alt: string;
  className?: string;
}

/** A picture that only a session opens. */
export function PrivatePicture({ src, alt, className }: PrivatePictureProps) {
  const address = usePrivateFile(src);
  if (address.isError) return <span className="text-sm text-muted">The picture could not be loaded.</span>;
  if (!address.url) return <Skeleton className={className ?? ''} />;
  return <img src={address.url} alt={alt} className={className} />;
}

interface FileOptions {
  type?: string;
  /** For how long it is at hand without being fetched anew. */
  gcTime?: number;
}

/** An address within this page for a file that needs the token. It is let go of with the component. */
export function usePrivateFile(src: string, { type, gcTime = 60_000 }: FileOptions = {}) {
  const file = useQuery({
    queryKey: ['file', src],
    queryFn: () => fetchFile(src.replace('/api', '')),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.data) return;
    // The type is ours to say: a file must not be taken for a page, whatever it holds.
    const address = URL.createObjectURL(type ? new Blob([file.data], { type }) : file.data);
    setUrl(address);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(address);
    };
  }, [file.data, type]);
  return { url, file: file.data, isError: file.isError, error: file.error };
}
