import { fetchFile } from '~/records/ui/details/fetch-file';
import { saveFile } from '~/records/ui/details/save-file';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Fault } from './fault';
import { useStep } from './imports';

interface SaveFaultsProps {
  _id: string;
  fileName: string;
  /** As high as the buttons beside it. */
  size?: 'sm' | 'md';
}

/** For as long as the import is stored: before it is carried out, and whenever it is looked at again. */
export function SaveFaults({ _id, fileName, size = 'md' }: SaveFaultsProps) {
  const { busy, fault, run } = useStep();
  const save = () =>
    run(async () => saveFile(await fetchFile(`/imports/${_id}/faults.csv`), `mend-${fileName}`));
  return (
    <>
      <Button variant="secondary" size={size} busy={busy} onClick={save}>
        <Icon name="download" className="size-4.5" />
        Save the rows with faults
      </Button>
      <Fault words={fault} />
    </>
  );
}

export const HowToMend = () => (
  <p className="max-w-2xl text-sm text-muted">
    Mend them there and import that file: the good rows are not in it.
  </p>
);
