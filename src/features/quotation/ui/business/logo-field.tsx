import { lazy, Suspense, useState } from 'react';
import type { Media } from '~/features/media/media';
import { orReload } from '~/lib/browser/or-reload';
import { Button } from '~/ui/button';
import { LeafMark } from '~/ui/leaf/leaf';

const PictureChoice = lazy(orReload(() => import('~/features/media/picture-choice')));

/** What lies in the store: what was drawn for the site is a part of the program. */
const isStored = ({ url }: Media) => url.startsWith('/files/public/');

/** A picture of the library, or our leaf. */
export function LogoField({ value }: { value: string }) {
  const [logo, setLogo] = useState(value);
  const [choosing, setChoosing] = useState(false);
  const [fault, setFault] = useState('');

  function choose(picture: Media) {
    setChoosing(false);
    setFault(isStored(picture) ? '' : 'That one is drawn for the site. Upload the logo as a picture.');
    if (isStored(picture)) setLogo(picture.url);
  }

  return (
    <fieldset className="col-span-full grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-medium">Logo</legend>
      <input type="hidden" name="logo" value={logo} />
      <div className="flex flex-wrap items-center gap-4">
        <div className="grid h-20 w-44 shrink-0 place-items-center rounded-md border border-line bg-white p-2 text-ink-950">
          {logo ? (
            <img src={logo} alt="The logo as it is" className="max-h-full max-w-full object-contain" />
          ) : (
            <LeafMark className="h-12" />
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" className="min-h-11" onClick={() => setChoosing(true)}>
            Choose a picture
          </Button>
          {logo && (
            <Button size="sm" variant="secondary" className="min-h-11" onClick={() => setLogo('')}>
              Our leaf
            </Button>
          )}
        </div>
      </div>
      {fault && (
        <p role="alert" className="text-sm text-danger">
          {fault}
        </p>
      )}
      {choosing && (
        <Suspense>
          <PictureChoice open title="Choose a logo" onClose={() => setChoosing(false)} onChoose={choose} />
        </Suspense>
      )}
    </fieldset>
  );
}
