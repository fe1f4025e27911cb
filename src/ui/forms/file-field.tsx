import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon';
import { toast } from '../toast/toast';
import { Field, type InputProps } from './field';
import { type FileRules, faultOfFile } from './file-rules';

interface FileProps extends Omit<InputProps, 'accept'>, FileRules {
  /** What is chosen now; nothing when it was let go of. */
  onChosen?: (file: File | undefined) => void;
}

/** What the server would refuse is refused here, before it is sent: in the same words, and let go of again. */
export function FileField({
  label,
  hint,
  missing,
  className,
  accept,
  kinds,
  maxBytes,
  onChosen,
  ...input
}: FileProps) {
  const [refusal, setRefusal] = useState('');
  const ref = useRef<HTMLInputElement>(null);

  // A form that starts over lets go of the file and says nothing of it.
  useEffect(() => {
    const form = ref.current?.form;
    const forget = () => {
      setRefusal('');
      onChosen?.(undefined);
    };
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, [onChosen]);

  function check(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.currentTarget;
    const [file] = chosen.files ?? [];
    const fault = file && faultOfFile(file, { accept, kinds, maxBytes });
    const id = input.name;
    // Nothing chosen is what a refusal leaves behind.
    if (file) setRefusal(fault?.words ?? '');
    onChosen?.(fault ? undefined : file);
    if (!fault) return void toast.dismiss(id);
    if (fault.isWrongKind) toast.error(fault.words, { id });
    chosen.value = '';
    // No draft of the form keeps it.
    chosen.dispatchEvent(new Event('input', { bubbles: true }));
  }

  const note = refusal ? (
    <span className="flex gap-1.5 text-danger">
      <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
      {refusal}
    </span>
  ) : (
    hint
  );
  return (
    <Field {...{ name: input.name, label, hint: note, missing, className }}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          ref={ref}
          aria-invalid={refusal ? true : wiring['aria-invalid']}
          type="file"
          accept={accept}
          onChange={check}
          className="control file:mr-4 file:min-h-8 file:cursor-pointer file:rounded-sm file:bg-sunken file:px-3 file:text-sm file:font-semibold"
        />
      )}
    </Field>
  );
}
