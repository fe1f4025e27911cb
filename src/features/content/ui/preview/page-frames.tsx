import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '~/ui/skeleton';
import { whenAwake } from '../../preview-awake';
import { showPlace, watchPlaces } from './field-places';
import { changedWords, typedInto } from './typed-words';

interface PageFramesProps {
  /** Of the page; undefined until it is known. */
  address: string | undefined;
  saved: { version: number; data: unknown };
  /** What is not saved yet is seen at once, where it can be. */
  typed: unknown;
  width: number;
  focused: string | undefined;
  onPick: (path: string) => void;
  onEnded: () => void;
}

/**
 * The page of each version in a frame of its own: the next one is fetched behind the one that is seen, and takes its place
 * where that was scrolled to. So nothing flickers, and whoever types sees the page change under the same words.
 */
export function PageFrames({ address, saved, typed, width, focused, onPick, onEnded }: PageFramesProps) {
  const { version } = saved;
  const [shown, setShown] = useState<number>();
  const [place, room] = useRoom();
  const scale = Math.min(1, room.width / width);
  const seen = useRef<HTMLIFrameElement>(null);
  const pick = useRef(onPick);
  pick.current = onPick;

  useEffect(() => {
    const page = seen.current?.contentDocument;
    if (shown !== undefined && focused !== undefined && page) showPlace(page, focused);
  }, [shown, focused]);

  const latest = useRef({ saved, typed });
  latest.current = { saved, typed };
  const write = useRef<ReturnType<typeof typedInto>>(undefined);
  const written = useRef(typed);
  useEffect(() => {
    write.current?.(changedWords(written.current, typed));
    written.current = typed;
  }, [typed]);

  function show(frame: HTMLIFrameElement, drawn: number) {
    const page = frame.contentDocument;
    if (!page?.querySelector('[data-preview]')) return onEnded();
    watchPlaces(page, (path) => pick.current(path));
    const top = seen.current?.contentWindow?.scrollY ?? 0;
    // All of it is laid out at once: what is above must be as high as it is.
    page.documentElement.dataset.whole = '';
    frame.contentWindow?.scrollTo({ top, behavior: 'instant' });
    seen.current = frame;
    write.current = undefined;
    whenAwake(page, () => {
      // Another one may have taken its place meanwhile.
      if (seen.current !== frame) return;
      write.current = typedInto(page);
      const { saved: now, typed: words } = latest.current;
      if (drawn === now.version) write.current(changedWords(now.data, words));
    });
    setShown(drawn);
  }

  // In this order, the newer one last: a frame that changes its place is loaded anew.
  const versions = [...new Set([shown ?? version, version])];
  return (
    <div
      ref={place}
      className="relative min-h-96 flex-1 overflow-hidden rounded-md border border-line bg-sunken"
    >
      {shown === undefined && <Skeleton className="absolute inset-0" />}
      {address &&
        room.width > 0 &&
        versions.map((drawn) => (
          <iframe
            key={drawn}
            data-beside-form=""
            title={drawn === shown ? 'Preview of the page' : 'The next preview'}
            src={address}
            onLoad={({ currentTarget }) => show(currentTarget, drawn)}
            aria-hidden={drawn !== shown}
            tabIndex={drawn === shown ? undefined : -1}
            className={`absolute top-0 origin-top-left border-0 bg-page ${drawn === shown ? '' : '-z-10 opacity-0'}`}
            style={{
              width,
              height: room.height / scale,
              left: Math.max(0, (room.width - width * scale) / 2),
              transform: `scale(${scale})`,
            }}
          />
        ))}
    </div>
  );
}

/** How much room an element has. */
function useRoom() {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, room] as const;
}
