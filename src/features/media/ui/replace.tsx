import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { amount } from '~/lib/figures';
import { refresh } from '~/records/ui/list/refresh';
import { Button } from '~/ui/button';
import { faultOfFile } from '~/ui/forms/file-rules';
import { toast } from '~/ui/toast/toast';
import { type Media, media } from '../media';
import { ChooseButton } from './choose-button';
import { replacePicture } from './media-calls';
import { pictureRules } from './picture-rules';

/** Another file in its place, wherever it is used: asked once more, since visitors see it at once. */
export function Replace({ picture, places }: { picture: Media; places: number }) {
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState('');
  const buttons = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);

  // The button that was pressed makes room for others, whose place the keyboard would lose.
  useEffect(() => {
    const isAsked = file !== undefined;
    if (isAsked !== wasAsked.current) buttons.current?.querySelector('button')?.focus();
    wasAsked.current = isAsked;
  }, [file]);

  function choose([chosen]: readonly File[]) {
    const refusal = chosen && faultOfFile(chosen, pictureRules)?.words;
    setFault(refusal ?? '');
    setFile(refusal ? undefined : chosen);
  }

  async function replace(chosen: File) {
    setProgress(0);
    try {
      const { message } = await replacePicture(picture._id, chosen, setProgress);
      toast.success(message);
      setFile(undefined);
      await refresh(queries, media.name);
    } catch (cause) {
      setFault(cause instanceof Error ? cause.message : 'Something went wrong.');
    } finally {
      setProgress(undefined);
    }
  }

  return (
    <div ref={buttons} className="grid gap-2">
      {file ? (
        <fieldset className="grid gap-2">
          <legend className="text-sm font-medium wrap-anywhere">
            Replace it by {file.name}
            {places > 0 && ` in ${amount(places, 'place')}`}?
          </legend>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              className="min-h-11"
              busy={progress !== undefined}
              busyLabel="Uploading..."
              onClick={() => replace(file)}
            >
              Replace everywhere
            </Button>
            <Button size="sm" variant="quiet" className="min-h-11" onClick={() => setFile(undefined)}>
              Keep the old one
            </Button>
          </div>
          {progress !== undefined && (
            <progress aria-label="On its way" value={progress} className="w-full accent-action" />
          )}
        </fieldset>
      ) : (
        <ChooseButton variant="secondary" onChosen={choose}>
          Replace...
        </ChooseButton>
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {fault}
      </p>
    </div>
  );
}
