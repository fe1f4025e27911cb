import { createContext } from 'react-router';
import { formatMoment } from '~/lib/time';

interface Shown {
  expiresAt: string;
  /** For whoever is logged in, in this browser, and nobody else. */
  isOwn: boolean;
}

/** There where a page is not what visitors see. */
export const previewContext = createContext<Shown | null>(null);

/** Says of a page that it is none yet, and to whom it shows itself until when. */
export const PreviewBanner = ({ expiresAt, isOwn }: Shown) => (
  <aside
    aria-label="Preview"
    data-preview=""
    data-scheme="dark"
    className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-4 py-2 text-center text-sm print:static"
  >
    <p>
      <strong className="text-accent">Preview: not published.</strong>{' '}
      {isOwn
        ? 'You alone see this, until you log out.'
        : `Whoever has this link sees it until ${formatMoment(expiresAt)} (India).`}{' '}
      Forms send nothing.
    </p>
  </aside>
);
