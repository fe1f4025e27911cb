import { useState } from 'react';
import { useMay } from '~/dashboard/session';
import { OFFLINE, storedToken } from '~/lib/api';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast';

interface ResumeButtonProps {
  application: { name: string; resume: string };
}

/** The CV is private: a plain link would not carry the token, so the file is fetched and then handed to the browser. */
export function ResumeButton({ application: { name, resume } }: ResumeButtonProps) {
  const [busy, setBusy] = useState(false);
  const may = useMay();
  if (!resume || !may('files:read')) return null;

  async function download() {
    setBusy(true);
    try {
      const response = await fetch(resume, { headers: { Authorization: `Bearer ${storedToken()}` } });
      if (!response.ok) throw new Error(`The file answered ${response.status}.`);
      save(await response.blob(), `CV ${name}.${resume.split('.').at(-1)}`);
    } catch {
      toast.error(OFFLINE);
    }
    setBusy(false);
  }

  return (
    <Button variant="secondary" busy={busy} busyLabel="Fetching..." onClick={download} className="w-fit">
      <Icon name="download" />
      Download CV
    </Button>
  );
}

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken hold of the file by then, however slowly it writes it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
