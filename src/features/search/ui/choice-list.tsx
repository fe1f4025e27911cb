import { useEffect } from 'react';
import { phoneWords } from '~/lib/phone-words';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import type { Choice, Group } from './choices';
import { Marked } from './marked';

interface ChoiceListProps {
  id: string;
  groups: readonly Group[];
  active: Choice | undefined;
  typed: string;
  onActive: (choice: Choice) => void;
  onChoose: (choice: Choice) => void;
}

/** The id of a choice's element; an address has characters that an id may not have. */
export const elementId = (listId: string, { id }: Choice) => `${listId}-${encodeURIComponent(id)}`;

/** Numbers as people read them. */
const inGroups = (detail: string) => detail.replace(/\+\d{7,15}/g, (number) => phoneWords(number));

/** The keyboard stays in the input: it says which choice is active, the list only shows it. */
export function ChoiceList({ id, groups, active, typed, onActive, onChoose }: ChoiceListProps) {
  const activeId = active && elementId(id, active);
  useEffect(() => {
    const element = activeId ? document.getElementById(activeId) : null;
    element?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div id={id} role="listbox" aria-label="Results" className="flex flex-col gap-2 p-2">
      {groups.map((group, index) => (
        // biome-ignore lint/a11y/useSemanticElements: options are grouped, not fields
        <div key={group.title} role="group" aria-labelledby={`${id}-group-${index}`}>
          <p id={`${id}-group-${index}`} role="presentation" className="px-3 pt-1.5 pb-1 text-xs text-muted">
            {group.title}
          </p>
          {group.choices.map((choice) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the active one
            // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the input chooses it
            <div
              key={choice.id}
              id={elementId(id, choice)}
              role="option"
              aria-selected={choice === active}
              onPointerMove={() => choice !== active && onActive(choice)}
              onClick={() => onChoose(choice)}
              className={classNames(
                'group relative flex min-h-11 cursor-pointer scroll-my-8 items-center gap-3 rounded-md px-3 py-1.5 text-sm',
                'before:absolute before:inset-y-2 before:left-0 before:w-1 before:rounded-r-full',
                'aria-selected:bg-sunken aria-selected:before:bg-accent',
              )}
            >
              <Icon name={choice.icon} className="size-4.5 shrink-0 text-muted" />
              <span className="grid min-w-0 flex-1">
                <span className="grid min-w-0 sm:flex sm:items-baseline sm:gap-3">
                  <span className="min-w-0 truncate font-medium sm:max-w-3/5 sm:shrink-0">
                    <Marked text={choice.title} typed={typed} />
                  </span>
                  {choice.detail && (
                    <span className="min-w-0 flex-1 truncate text-muted max-sm:text-xs">
                      <Marked text={inGroups(choice.detail)} typed={typed} />
                    </span>
                  )}
                </span>
                {choice.subject && (
                  <span className="truncate text-xs text-muted tabular-nums">{choice.subject}</span>
                )}
              </span>
              <Icon
                name="enter"
                className="invisible size-4 shrink-0 text-muted group-aria-selected:visible"
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
