import { type KeyboardEvent, useEffect, useState } from 'react';
import { bytesInWords } from '~/lib/figures';
import { Button, IconButton } from '~/ui/button';
import { CloseQuestion } from '~/ui/dialog/close-question';
import { Dialog } from '~/ui/dialog/dialog';
import { CheckboxField, TextField } from '~/ui/forms/field';
import { FaultyFields } from '~/ui/forms/form';
import { Icon } from '~/ui/icon';
import { LONGEST_ALT } from '../media-call';
import type { Upload, useUploads } from './use-uploads';

/** What was chosen, to be described before it is sent: a picture that nobody has described is asked for by nobody later. */
export function UploadDialog({ uploads, busy, change, sendAll, close, drop }: ReturnType<typeof useUploads>) {
  const ready = uploads.filter(({ isRefused, added }) => !isRefused && !added);
  const errors = Object.fromEntries(uploads.map(({ id, fault }) => [`alt-${id}`, fault]));
  const [asking, setAsking] = useState(false);
  const isDescribed = ready.some(({ alt }) => alt.trim() !== '');

  // Not a form of its own: it also stands within others, which Enter would send.
  function sendByKey(event: KeyboardEvent) {
    const { key, isComposing } = event.nativeEvent;
    if (key !== 'Enter' || isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!busy && ready.length > 0) void sendAll();
  }

  return (
    <>
      <Dialog
        open={uploads.length > 0}
        onClose={() => (isDescribed && !busy ? setAsking(true) : close())}
        title={uploads.length === 1 ? 'What does it show?' : 'What do they show?'}
        size="lg"
        footer={
          <Button busy={busy} busyLabel="Uploading..." disabled={ready.length === 0} onClick={sendAll}>
            {ready.length === 1 ? 'Upload picture' : `Upload ${ready.length} pictures`}
          </Button>
        }
      >
        <FaultyFields errors={errors}>
          <ul className="grid gap-6" onKeyDown={sendByKey}>
            {uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                busy={busy}
                onChange={(changes) => change(upload.id, changes)}
                onDrop={() => drop(upload.id)}
              />
            ))}
          </ul>
        </FaultyFields>
      </Dialog>
      <CloseQuestion
        open={asking}
        title="Close without uploading?"
        onClose={() => {
          setAsking(false);
          close();
        }}
        onGoOn={() => setAsking(false)}
      >
        What you have written about the pictures goes with them.
      </CloseQuestion>
    </>
  );
}

interface UploadRowProps {
  upload: Upload;
  busy: boolean;
  onChange: (changes: Partial<Upload>) => void;
  onDrop: () => void;
}

function UploadRow({ upload, busy, onChange, onDrop }: UploadRowProps) {
  const { id, file, alt, decorative, progress, fault, isRefused, added } = upload;
  const isOpen = !isRefused && !added;
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-start gap-3">
      {isRefused ? <span /> : <Thumbnail file={file} />}
      <div className="grid min-w-0 gap-3">
        <p className="text-sm wrap-anywhere">
          <span className="font-medium">{file.name}</span>{' '}
          <span className="text-muted">{bytesInWords(file.size)}</span>
        </p>
        {isOpen && (
          <>
            <TextField
              name={`alt-${id}`}
              label="Description"
              hint="Read out to those who cannot see it, and where it cannot be loaded."
              maxLength={LONGEST_ALT}
              disabled={decorative}
              value={alt}
              onChange={({ target }) => onChange({ alt: target.value, fault: '' })}
            />
            <CheckboxField
              name={`decorative-${id}`}
              label="Decorative: it says nothing that the words around it do not say"
              checked={decorative}
              onChange={({ target }) => onChange({ decorative: target.checked, fault: '' })}
            />
          </>
        )}
        {progress !== undefined && (
          <progress
            aria-label={`${file.name} on its way`}
            value={progress}
            className="w-full accent-action"
          />
        )}
        <p role="status" className="text-sm">
          {added ? 'In the library' : isRefused && <span className="text-danger">{fault}</span>}
        </p>
      </div>
      {/* What is on its way arrives, whoever wants it back. */}
      {!busy && (
        <IconButton label={`Leave out ${file.name}`} onClick={onDrop}>
          <Icon name="close" />
        </IconButton>
      )}
    </li>
  );
}

function Thumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className="grid aspect-square overflow-hidden rounded-md border border-line bg-sunken">
      {address && <img src={address} alt="" className="size-full object-cover" />}
    </span>
  );
}
