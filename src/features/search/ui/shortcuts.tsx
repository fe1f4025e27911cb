import { Dialog } from '~/ui/dialog/dialog';
import { paletteKeys, undoKeys, withCommandKey } from '~/ui/keys/shortcut-keys';

const shortcuts = [
  { keys: [paletteKeys()], what: 'Search, jump to a page, or do something' },
  { keys: ['/'], what: 'Search in the list on the screen; ↓ leads on to its rows' },
  { keys: ['f'], what: 'Filter that list' },
  { keys: ['↑', '↓'], what: 'From row to row of a table' },
  { keys: ['Enter'], what: 'Open the row' },
  { keys: ['j', 'k'], what: 'To the next or previous record while one is open' },
  { keys: ['1', '…', '6'], what: 'To a stage while an application is open' },
  { keys: ['v'], what: 'Read its CV beside it' },
  { keys: ['i'], what: 'Invite to an interview' },
  { keys: [withCommandKey('Enter')], what: 'Save what was noted about it' },
  { keys: ['Space'], what: 'Tick the row' },
  { keys: ['Shift', '↓'], what: 'Tick row after row' },
  { keys: ['b'], what: 'To what can be done with the ticked rows' },
  { keys: ['m'], what: 'Move the card of a board' },
  { keys: [undoKeys()], what: 'Undo what was done last with records' },
  { keys: ['Esc'], what: 'Close what is open' },
  { keys: ['?'], what: 'This list' },
];

/** What the keyboard can do. */
export default function Shortcuts({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-3">
        {shortcuts.map(({ keys, what }) => (
          <div key={what} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded-sm border border-control px-2 py-0.5 text-center font-text text-sm whitespace-nowrap"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
