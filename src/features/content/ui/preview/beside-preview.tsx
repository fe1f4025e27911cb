import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMatches } from '~/lib/browser/use-matches';
import { focusField } from '~/records/ui/ordered/reveal';
import { Button } from '~/ui/button';
import { Preview, type Previewed } from './preview';

interface BesidePreviewProps extends Previewed {
  /** The fields. */
  children: ReactNode;
}

/** The fields at the left and the page at the right, each leading to the other; where there is no room, one in place of the other. */
export function BesidePreview({ children, ...entry }: BesidePreviewProps) {
  const isWide = useIsWide();
  const [isShown, setIsShown] = useState(false);
  const [focused, setFocused] = useState<string>();
  const fields = useRef<HTMLDivElement>(null);

  function pick(path: string) {
    // A field that is not in sight cannot be typed into.
    flushSync(() => setIsShown(false));
    if (fields.current) focusField(fields.current, path);
  }

  useEffect(() => {
    const place = fields.current;
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const path = target.getAttribute('name') ?? target.closest('[data-path]')?.getAttribute('data-path');
      setFocused(path ?? undefined);
    };
    place?.addEventListener('focusin', follow);
    return () => place?.removeEventListener('focusin', follow);
  }, []);

  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:gap-6">
      {!isWide && (
        <Button variant="secondary" className="mb-4" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Back to the fields' : 'Preview'}
        </Button>
      )}
      <div ref={fields} hidden={!isWide && isShown}>
        {children}
      </div>
      {(isWide || isShown) && (
        <div className="h-[75dvh] xl:sticky xl:top-[calc(var(--editor-head)+1rem)] xl:h-[calc(100dvh-var(--editor-head)-2rem)]">
          <Preview {...entry} focused={focused} onPick={pick} />
        </div>
      )}
    </div>
  );
}

/** As wide as the classes above ask for. */
const WIDE = '(min-width: 80rem)';

const useIsWide = () => useMatches(WIDE);
