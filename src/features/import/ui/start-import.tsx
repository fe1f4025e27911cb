import { type DragEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi, OFFLINE } from '~/lib/api';
import { AppError } from '~/lib/errors';
import type { Resource } from '~/model/resource';
import { buttonLook } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { SelectField } from '~/ui/forms/field';
import { faultOfFile } from '~/ui/forms/file-rules';
import { Icon } from '~/ui/icon';
import { LARGEST_FILE_BYTES, type uploadImportCall } from '../import-call';
import { Fault } from './fault';
import { Steps } from './steps';

/** What browsers on Windows take a CSV file for where Excel is installed is among them. */
const RULES = {
  accept: '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,application/vnd.ms-excel',
  kinds: 'CSV file',
  maxBytes: LARGEST_FILE_BYTES,
};

/** Of what it is a list, and the file: chosen or dropped, it is read at once. */
export function StartImport({ kinds, chosen }: { kinds: readonly Resource[]; chosen: string }) {
  const [kind, setKind] = useState(kinds.find(({ name }) => name === chosen)?.name ?? kinds[0]?.name ?? '');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [over, setOver] = useState(false);
  const navigate = useNavigate();
  const id = useId();

  async function take(file: File | undefined) {
    if (!file || busy) return;
    const refusal = faultOfFile(file, RULES)?.words ?? '';
    setFault(refusal);
    if (refusal) return;
    setBusy(true);
    const form = new FormData();
    form.set('resource', kind);
    form.set('file', file);
    try {
      const { _id } = await callApi<typeof uploadImportCall>('POST', '/imports', { form });
      await navigate(`?id=${_id}`);
    } catch (refused) {
      setFault(refused instanceof AppError ? refused.message : OFFLINE);
      setBusy(false);
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    <>
      <h1 className="text-2xl">Import</h1>
      <Steps at={0} />
      <div className="grid gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6">
        <SelectField
          name="resource"
          label="What is it a list of?"
          options={Object.fromEntries(kinds.map(({ name, title }) => [name, title]))}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
          className="max-w-sm"
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; who does not drag chooses one below */}
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classNames(
            'grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-4 py-10 text-center transition-colors',
            over ? 'border-action bg-accent-soft' : 'border-control',
          )}
        >
          <Icon name="table" className="size-8 text-muted" />
          <p className="font-medium">{busy ? 'Reading the file…' : 'Drop a CSV file here'}</p>
          <input
            id={id}
            type="file"
            accept={RULES.accept}
            disabled={busy}
            aria-describedby={`${id}-note`}
            className="peer sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              void take(file);
              // The same file, mended, may be chosen again.
              currentTarget.value = '';
            }}
          />
          <label
            htmlFor={id}
            className={buttonLook(
              { variant: 'primary' },
              'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-50',
            )}
          >
            Choose a file
          </label>
          <p id={`${id}-note`} className="max-w-md text-sm text-muted">
            From Excel: File, Save As, “CSV UTF-8”. Up to 5 MB and 20,000 rows, the names of the columns in
            the first line. Nothing is added before you have seen what would be.
          </p>
          <p role="status" className="sr-only">
            {busy ? 'Reading the file…' : ''}
          </p>
        </div>
        <Fault words={fault} />
      </div>
    </>
  );
}
