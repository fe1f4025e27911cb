import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useMay } from '~/platform/auth/ui/session';
import { fetchFile } from '~/records/ui/details/fetch-file';
import { usePrivateFile } from '~/records/ui/details/private-picture';
import { saveFile } from '~/records/ui/details/save-file';
import { hasWorked, showFailed } from '~/records/ui/list/outcomes';
import { Button } from '~/ui/button';
import { guardFocus } from '~/ui/dialog/guard-focus';
import { Icon } from '~/ui/icon';
import { Skeleton } from '~/ui/skeleton';
import { career } from './career';
import { ResumeText } from './ui/resume-text';

interface Application {
  _id: string;
  name: string;
  resume: string;
}

interface ResumeProps {
  application: Application;
  /** What it is, where there are several. */
  title?: string;
}

/** The CV, to read here or to keep. It is fetched when somebody asks for it, not before. */
export function Resume({ application, title = 'CV' }: ResumeProps) {
  const { _id, name, resume } = application;
  const queries = useQueryClient();
  const showInHistory = useCallback(
    () => void queries.invalidateQueries({ queryKey: [career.name, 'history', _id] }),
    [queries, _id],
  );
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  const may = useMay();
  if (!resume || !may('files:read')) return null;
  const isDocument = /^docx?$/.test(extensionOf(resume));

  async function download() {
    setBusy(true);
    try {
      saveFile(await fetchFile(resume.replace('/api', '')), `CV ${name}.${extensionOf(resume)}`);
      hasWorked(resume);
      showInHistory();
    } catch (fault) {
      showFailed(fault, { words: 'The CV could not be fetched.', about: resume });
    }
    setBusy(false);
  }

  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-base">{title}</h3>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name="file" className="size-4.5" />
          {open ? `Hide ${title}` : `Preview ${title}`}
        </Button>
        <Button size="sm" variant="secondary" busy={busy} busyLabel="Fetching..." onClick={download}>
          <Icon name="download" className="size-4.5" />
          Download {title}
        </Button>
      </div>
      {open && isDocument && <ResumeText application={application} onRead={showInHistory} />}
      {open && !isDocument && <Preview application={application} onRead={showInHistory} />}
    </section>
  );
}

const types: Record<string, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' };

function Preview({ application, onRead }: { application: Application; onRead: () => void }) {
  const { name, resume } = application;
  const type = types[extensionOf(resume)] ?? 'application/octet-stream';
  // Each look at it is an opening, which the server notes.
  const { url, isError, error } = usePrivateFile(resume, { type, gcTime: 0 });
  useEffect(() => {
    if (url) onRead();
  }, [url, onRead]);
  const look = 'w-full scroll-mb-5 rounded-md border border-line bg-sunken';
  if (isError) {
    return (
      <p role="alert" className="text-sm text-danger">
        The CV could not be fetched. {error?.message}
      </p>
    );
  }
  if (!url) return <Skeleton className={`${look} h-64`} />;
  if (type.startsWith('image/'))
    return <img ref={bringIntoView} src={url} alt={`CV of ${name}`} className={look} />;
  // Phones hand PDF files to another program.
  if (!navigator.pdfViewerEnabled) {
    return (
      <p className="text-sm text-muted">
        This browser shows no PDF files within a page. Download it to read it.
      </p>
    );
  }
  return (
    <iframe
      ref={show}
      src={`${url}#navpanes=0&view=FitH`}
      title={`CV of ${name}`}
      // Within the dialog's height, so that the buttons above it stay in sight.
      className={`${look} h-[min(60dvh,28rem)]`}
    />
  );
}

function show(frame: HTMLIFrameElement) {
  bringIntoView(frame);
  return guardFocus(frame);
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

const extensionOf = (address: string) => address.split('.').at(-1) ?? '';
