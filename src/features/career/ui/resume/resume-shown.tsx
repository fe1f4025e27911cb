import { useEffect } from 'react';
import { usePrivateFile } from '~/records/ui/details/private-picture';
import { guardFocus } from '~/ui/dialog/guard-focus';
import { Skeleton } from '~/ui/skeleton';
import { ResumeText } from './resume-text';
import { extensionOf } from './resumes-of';

interface ResumeShownProps {
  name: string;
  file: string;
  onRead: () => void;
}

/** A CV as browsers show it, or its words. Each look at it is an opening, which the server notes. */
export function ResumeShown(props: ResumeShownProps) {
  return /^docx?$/.test(extensionOf(props.file)) ? <ResumeText {...props} /> : <ResumeFile {...props} />;
}

const types: Record<string, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' };

function ResumeFile({ name, file, onRead }: ResumeShownProps) {
  const type = types[extensionOf(file)] ?? 'application/octet-stream';
  const { url, isError, error } = usePrivateFile(file, { type, gcTime: 0 });
  useEffect(() => {
    if (url) onRead();
  }, [url, onRead]);
  if (isError) {
    return (
      <p role="alert" className="p-4 text-sm text-danger sm:p-6">
        The CV could not be fetched. {error?.message}
      </p>
    );
  }
  if (!url) return <Skeleton className="size-full" />;
  if (type.startsWith('image/'))
    return <img src={url} alt={`CV of ${name}`} className="mx-auto max-w-full" />;
  // Phones hand PDF files to another program.
  if (!navigator.pdfViewerEnabled) {
    return (
      <p className="p-4 text-sm text-muted sm:p-6">
        This browser shows no PDF files within a page. Download it to read it.
      </p>
    );
  }
  return (
    <iframe
      ref={guardFocus}
      src={`${url}#navpanes=0&view=FitH`}
      title={`CV of ${name}`}
      className="block size-full"
    />
  );
}
