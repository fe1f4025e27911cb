import { useState } from 'react';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { TextAreaField } from '~/ui/forms/field';
import { Icon } from '~/ui/icon';
import type { Media } from './media';
import { LONGEST_ALT } from './media-call';
import PictureChoice from './picture-choice';
import PictureUpload from './picture-upload';
import { useNamedPicture } from './ui/media-calls';
import { PictureThumbnail } from './ui/picture-grid';
import { useDropped } from './ui/use-dropped';

interface PictureFieldProps {
  field: { path: string; label: string; schema: { optional: boolean } };
  /** `{media, alt}`, as the words of the site have it. */
  value: unknown;
  onChange: (next: { media: string; alt: string }) => void;
  error: string | undefined;
}

const textIn = (value: unknown, key: 'media' | 'alt') => {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, key) : '';
  return typeof found === 'string' ? found : '';
};

/** A picture of the library, and what it shows here, where that is not what the library says. */
export default function PictureField({ field, value, onChange, error }: PictureFieldProps) {
  const { path, label, schema } = field;
  const [name, alt] = [textIn(value, 'media'), textIn(value, 'alt')];
  const [choosing, setChoosing] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const { isOver, place } = useDropped(setFiles);
  const { data, isPending } = useNamedPicture(name);
  const picture = name ? data?.picture : undefined;
  const isGone = name !== '' && !isPending && !picture;

  function choose({ _id }: Media) {
    setChoosing(false);
    // What was said of the one before is not true of this one.
    if (_id !== picture?._id) onChange({ media: _id, alt: '' });
  }

  return (
    <fieldset
      {...place}
      className={classNames(
        'col-span-full grid min-w-0 gap-3',
        isOver && 'rounded-md outline-2 outline-offset-4 outline-accent',
      )}
    >
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <div className="w-32 shrink-0">
          {picture ? (
            <PictureThumbnail picture={picture} />
          ) : (
            <p className="grid aspect-4/3 place-items-center rounded-md border border-line bg-sunken p-2 text-center text-sm text-muted">
              {isGone ? 'Not in the library any more' : name ? '' : 'No picture'}
            </p>
          )}
        </div>
        <div className="grid min-w-0 justify-items-start gap-1">
          <p className="text-sm wrap-anywhere">{picture?.name}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="secondary"
              className="min-h-11"
              name={path}
              onClick={() => setChoosing(true)}
            >
              {picture ? 'Choose another' : 'Choose a picture'}
            </Button>
            {schema.optional && name !== '' && (
              <Button
                size="sm"
                variant="quiet"
                className="min-h-11"
                aria-label={`${label}: no picture`}
                onClick={() => onChange({ media: '', alt: '' })}
              >
                No picture
              </Button>
            )}
          </div>
        </div>
      </div>
      {error && (
        <p className="flex gap-1.5 text-sm text-danger">
          <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {name !== '' && (
        <TextAreaField
          name={`${path}.alt`}
          label="What it shows here"
          rows={2}
          maxLength={LONGEST_ALT}
          hint={picture?.alt ? `Left empty, it says: ${picture.alt}` : undefined}
          value={alt}
          onChange={({ target }) => onChange({ media: name, alt: target.value })}
        />
      )}
      <PictureChoice
        open={choosing}
        onClose={() => setChoosing(false)}
        title={`${label}: choose a picture`}
        onChoose={choose}
      />
      {files.length > 0 && (
        <PictureUpload
          files={files}
          onAdded={([first]) => first && choose(first)}
          onClose={() => setFiles([])}
        />
      )}
    </fieldset>
  );
}
