import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchFile } from '~/records/ui/details/fetch-file';
import { saveFile } from '~/records/ui/details/save-file';
import { hasWorked, showFailed } from '~/records/ui/list/outcomes';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { career } from '../../career';
import { extensionOf } from './resumes-of';

interface DownloadResumeProps {
  application: { _id: string; name: string };
  file: string;
  title: string;
}

export function DownloadResume({ application: { _id, name }, file, title }: DownloadResumeProps) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      saveFile(await fetchFile(file.replace('/api', '')), `CV ${name}.${extensionOf(file)}`);
      hasWorked(file);
      void queries.invalidateQueries({ queryKey: [career.name, 'history', _id] });
    } catch (fault) {
      showFailed(fault, { words: 'The CV could not be fetched.', about: file });
    }
    setBusy(false);
  }

  return (
    <Button size="sm" variant="secondary" busy={busy} busyLabel="Fetching..." onClick={download}>
      <Icon name="download" className="size-4.5" />
      Download {title}
    </Button>
  );
}
