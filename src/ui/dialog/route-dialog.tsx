import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Icon } from '../icon';
import { holdPageStill } from '../shell/hold-page-still';

interface RouteDialogProps {
  /** The address of the page behind. */
  closeTo: string;
  /** The id of its heading. */
  labelledBy: string;
  children: ReactNode;
}

/**
 * A full-screen overlay with an address of its own: the server sends it open, Back closes it, and without a script its
 * Close is a link to the page behind. A script makes it modal: focus stays inside, goes back afterwards, Esc closes.
 */
export function RouteDialog({ closeTo, labelledBy, children }: RouteDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isOfServer] = useState(useIsWaking());

  // Before the element leaves the page, or the browser could not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let letGo = () => {};
    const makeModal = () => {
      // It would take the keyboard from whoever types beside the frame.
      if (window.frameElement?.hasAttribute('data-beside-form')) return;
      // Not closed first: the server's copy has faded in already and must not do so again.
      dialog.removeAttribute('open');
      dialog.showModal();
      letGo = holdPageStill();
      dialog.addEventListener('close', letGo);
    };
    // The whole page is styled anew for it. Where it is in sight already that has a moment of its own, after the waking.
    const timer = isOfServer ? setTimeout(makeModal) : undefined;
    if (!isOfServer) makeModal();
    return () => {
      clearTimeout(timer);
      letGo();
      dialog.close();
    };
  }, [isOfServer]);

  /**
   * At once, before the page behind has answered. Whoever came from that page goes back to it, so that Back does not
   * open this again.
   */
  const close = useCallback(() => {
    ref.current?.close();
    return state?.from === closeTo ? navigate(-1) : navigate(closeTo, { preventScrollReset: true });
  }, [state, closeTo, navigate]);

  /** The press itself would follow the link, or take the focus from where closing has brought it. */
  function closeByPress(event: MouseEvent) {
    event.preventDefault();
    close();
  }

  /** Beside what it holds, and not on its scroll bar. */
  function closeBeside(event: MouseEvent<HTMLDialogElement>) {
    const onScrollBar = event.clientX >= event.currentTarget.clientWidth;
    if (event.target === event.currentTarget && event.button === 0 && !onScrollBar) closeByPress(event);
  }

  return (
    <dialog
      ref={ref}
      open
      data-still={isOfServer ? '' : undefined}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onMouseDown={closeBeside}
      className="overlay fixed inset-0 z-30 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-ink-950 text-text sm:bg-ink-950/96 sm:backdrop-blur-md"
    >
      {/* Sticky: what is fixed would scroll along, since the blur makes the dialog its frame. */}
      <div className="sticky top-0 z-10 h-0">
        <Link
          to={closeTo}
          onClick={closeByPress}
          className="absolute top-4 right-4 inline-flex min-h-11 items-center gap-2 rounded-md bg-ink-950 px-4 font-semibold text-white outline-leaf-300 hover:bg-ink-800"
        >
          <Icon name="close" className="size-5" />
          Close
        </Link>
      </div>
      {children}
    </dialog>
  );
}

const neverChanges = () => () => undefined;

/** Whether the server draws this, or a browser takes over what it drew. */
const useIsWaking = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
