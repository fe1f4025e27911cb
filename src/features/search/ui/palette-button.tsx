import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { paletteKeys } from '~/ui/keys/shortcut-keys';

interface PaletteButtonProps {
  toggle: () => void;
  /** It is about to be pressed. */
  reach: () => void;
}

/** Looks like what it opens; a drawing alone on phones. */
export function PaletteButton({ toggle, reach }: PaletteButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={toggle}
      onPointerEnter={reach}
      onFocus={reach}
      className={classNames(
        'flex items-center justify-center gap-2.5 rounded-md text-sm text-muted transition-colors hover:text-text',
        'max-md:ml-auto max-md:size-10 max-sm:size-11 max-md:hover:bg-sunken',
        'md:mr-auto md:h-10 md:w-full md:max-w-sm md:border md:border-line md:pr-2 md:pl-3 md:hover:border-control',
      )}
    >
      <Icon name="search" className="size-5 shrink-0 md:size-4.5" />
      <span className="min-w-0 flex-1 truncate text-left max-md:sr-only">Search or jump to…</span>
      <kbd className="rounded-sm border border-line px-1.5 py-0.5 font-text text-xs whitespace-nowrap max-md:hidden">
        {paletteKeys()}
      </kbd>
    </button>
  );
}
