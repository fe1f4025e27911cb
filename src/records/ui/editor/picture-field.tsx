import { useEffect, useState } from 'react';
import { LARGEST_PICTURE_BYTES } from '~/lib/file-words';
import { FileField } from '~/ui/forms/file-field';
import type { FileRules } from '~/ui/forms/file-rules';

interface PictureFieldProps {
  name: string;
  label: string;
  hint: string;
  /** The picture that is there now. */
  present?: React.ReactNode;
  required?: boolean;
  rules: Pick<FileRules, 'accept' | 'kinds'>;
}

/** A picture, seen before it is sent. */
export function PictureField({ name, label, hint, present, required, rules }: PictureFieldProps) {
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<string>();

  useEffect(() => {
    if (!file) return setPreview(undefined);
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  return (
    <div className="col-span-full grid items-start gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="grid aspect-4/3 w-32 place-items-center overflow-hidden rounded-md border border-line bg-sunken text-sm text-muted">
        {preview ? (
          <img src={preview} alt="What you chose" className="size-full object-contain" />
        ) : (
          (present ?? 'No picture')
        )}
      </div>
      <FileField
        name={name}
        label={label}
        hint={hint}
        {...rules}
        maxBytes={LARGEST_PICTURE_BYTES}
        onChosen={setFile}
        {...(required ? { required } : {})}
      />
    </div>
  );
}
