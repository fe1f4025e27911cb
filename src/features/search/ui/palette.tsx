import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SHORTEST_SEARCH } from '~/features/search/search-rules';
import { type User, useLogOut } from '~/platform/auth/ui/session';
import { IconButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { addRecentChoice } from '~/ui/recent';
import { holdPageStill } from '~/ui/shell/hold-page-still';
import { useTheme } from '~/ui/shell/theme';
import { ChoiceList, elementId } from './choice-list';
import { actionsFor, type Choice, narrowed, pagesFor, recentGroup } from './choices';
import { useRecordSearch } from './record-search';

interface PaletteProps {
  user: User;
  /** What was typed before it was there; taken out of it. */
  first: RefObject<string>;
  onClose: () => void;
  onHelp: () => void;
}

/** Pages, actions and records behind one input: type a few letters, press Enter. */
export default function Palette({ user, first, onClose, onHelp }: PaletteProps) {
  const navigate = useNavigate();
  const listId = useId();
  const [input, setInput] = useState('');
  // React may show it a while after it was drawn: what was typed meanwhile belongs to it, too.
  useLayoutEffect(() => {
    const typed = first.current;
    first.current = '';
    if (typed) setInput(typed);
  }, [first]);
  const [activeId, setActiveId] = useState<string>();
  const typed = input.trim();
  const groups = useGroups(user, typed, onHelp);
  const choices = groups.shown.flatMap((group) => group.choices);
  const active = choices.find(({ id }) => id === activeId) ?? choices[0];

  function choose(choice: Choice) {
    onClose();
    choice.run?.();
    if (!choice.to) return;
    addRecentChoice(user._id, { ...choice, to: choice.to });
    void navigate(choice.to);
  }

  function steer(event: KeyboardEvent) {
    const at = active ? choices.indexOf(active) : -1;
    const places: Record<string, number> = {
      ArrowDown: (at + 1) % choices.length,
      ArrowUp: (at - 1 + choices.length) % choices.length,
      Home: 0,
      End: choices.length - 1,
    };
    const next = choices[places[event.key] ?? -1];
    // A word that an input method is still putting together ends with Enter, too.
    const chosen = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (next) setActiveId(next.id);
    else if (chosen && active) choose(active);
    else return;
    event.preventDefault();
  }

  return (
    <Sheet onClose={onClose}>
      <div className="flex items-center gap-3 border-b border-line px-4 sm:px-5">
        <Icon name="search" className="size-5 shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label="Search or jump to"
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && elementId(listId, active)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={120}
          placeholder="Page, name, phone or email"
          value={input}
          onChange={(event) => {
            setInput(event.target.value);
            setActiveId(undefined);
          }}
          onKeyDown={steer}
          className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
        <IconButton label="Close" onClick={onClose} className="-mr-2 sm:hidden">
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain">
        {choices.length > 0 && (
          <ChoiceList
            id={listId}
            groups={groups.shown}
            active={active}
            typed={typed}
            onActive={({ id }) => setActiveId(id)}
            onChoose={choose}
          />
        )}
        {groups.words && choices.length === 0 && <EmptyState title={groups.words} />}
        {groups.words && choices.length > 0 && (
          <p className="px-5 pt-1 pb-4 text-sm text-muted">{groups.words}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {typed && (groups.words ?? `${choices.length} results`)}
      </p>
      <p
        aria-hidden="true"
        className="hidden gap-5 border-t border-line px-5 py-2.5 text-xs text-muted sm:flex"
      >
        <span>↑ ↓ to move</span>
        <span>Enter to open</span>
        <span>Esc to close</span>
      </p>
    </Sheet>
  );
}

/** What is offered for what was typed, and what there is to say about it. */
function useGroups({ _id, role }: User, typed: string, showHelp: () => void) {
  const [theme, chooseTheme] = useTheme();
  const logOut = useLogOut();
  const records = useRecordSearch(typed);
  const offered = [pagesFor(role), actionsFor(role, { theme, chooseTheme, showHelp, logOut })];
  const groups = typed
    ? [...offered.map((group) => narrowed(group, typed)), ...records.groups]
    : [recentGroup(_id), ...offered];
  const shown = groups.filter(({ choices }) => choices.length > 0);
  const short = records.tooShort && `Records are found from ${SHORTEST_SEARCH} characters on.`;
  const words = records.fault ?? (records.nothing ? 'No matching records found.' : short || undefined);
  return { shown, words };
}

/** From the top of the window, where the eye is; all of it on a phone. */
function Sheet({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  // Before the element leaves the page, or the browser could not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const unlock = holdPageStill();
    return () => {
      unlock();
      dialog.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it by key
    <dialog
      ref={ref}
      aria-label="Search or jump to"
      onClick={(event) => event.target === ref.current && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="sheet mx-auto mt-0 hidden h-dvh max-h-none w-full max-w-full flex-col overflow-hidden bg-surface text-text shadow-float open:flex sm:mt-[12dvh] sm:h-[min(34rem,76dvh)] sm:max-w-2xl sm:rounded-lg sm:border sm:border-line"
    >
      {children}
    </dialog>
  );
}
