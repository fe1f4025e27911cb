import { Icon, type IconName } from '../icon';
import { popupItemLook } from './popup';

/** Something that a popup offers to do; the keys for it stand beside. */
export interface PopupItem {
  icon: IconName;
  words: string;
  keys?: string;
  run: () => void;
}

interface PopupItemsProps {
  items: readonly (false | PopupItem)[];
  shut: () => void;
}

/** What can be done now, one below the other: each shuts the popup and is done. */
export const PopupItems = ({ items, shut }: PopupItemsProps) =>
  items.map(
    (item) =>
      item && (
        <button
          key={item.words}
          type="button"
          data-item=""
          className={popupItemLook}
          onClick={() => {
            shut();
            item.run();
          }}
        >
          <Icon name={item.icon} className="size-4.5 shrink-0 text-muted" />
          {item.words}
          {item.keys && <kbd className="ml-auto text-muted max-sm:hidden">{item.keys}</kbd>}
        </button>
      ),
  );
