import { iconButtonLook } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { withCommandKey } from '~/ui/keys/shortcut-keys';
import { Popup } from '~/ui/popup/popup';
import { type PopupItem, PopupItems } from '~/ui/popup/popup-items';
import type { LineActions } from './line-keys';

interface LineMenuProps {
  at: number;
  actions: LineActions;
  /** Whether what few lines have is in sight. */
  isOpen: boolean;
  onOpen: () => void;
  className: string;
}

/** What is done with a line by hand; the keys for it stand beside. */
export function LineMenu({ at, actions, isOpen, onOpen, className }: LineMenuProps) {
  const items: readonly (false | PopupItem)[] = [
    { icon: 'edit', words: isOpen ? 'Fewer fields' : 'Section, note, optional', run: onOpen },
    { icon: 'plus', words: 'Add a line below', keys: 'Enter', run: () => actions.add(at) },
    { icon: 'copy', words: 'Copy the line', keys: withCommandKey('D'), run: () => actions.copy(at) },
    at > 0 && { icon: 'up', words: 'Move up', keys: 'Alt ↑', run: () => actions.move(at, -1) },
    at < actions.count - 1 && {
      icon: 'down',
      words: 'Move down',
      keys: 'Alt ↓',
      run: () => actions.move(at, 1),
    },
    { icon: 'trash', words: 'Remove the line', run: () => actions.remove(at) },
  ];
  return (
    <span className={className}>
      <Popup
        label={
          <>
            <Icon name="more" className="size-4.5" />
            <span className="sr-only">Line {at + 1}</span>
          </>
        }
        title={`Line ${at + 1}`}
        className={iconButtonLook('', 'size-9 @max-4xl:size-11')}
      >
        {(shut) => <PopupItems items={items} shut={shut} />}
      </Popup>
    </span>
  );
}
