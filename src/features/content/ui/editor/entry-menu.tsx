import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button, iconButtonLook } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { Icon } from '~/ui/icon';
import { Popup, popupItemLook } from '~/ui/popup/popup';
import { type PopupItem, PopupItems } from '~/ui/popup/popup-items';
import type { EntryPlace, WholeEntry } from './entry-queries';
import { ScheduleDialog } from './schedule-dialog';
import type { EntryActions } from './use-entry-actions';

interface EntryMenuProps {
  place: EntryPlace;
  entry: WholeEntry;
  mayPublish: boolean;
  /** There is something that visitors do not see yet. */
  hasDraft: boolean;
  actions: EntryActions;
}

/** What is seldom done with an entry. */
export function EntryMenu({ place, entry, mayPublish, hasDraft, actions }: EntryMenuProps) {
  const [asked, setAsked] = useState<'schedule' | 'unpublish' | 'trash'>();
  const close = () => setAsked(undefined);
  const { single, published, scheduledAt, title } = entry;
  const items: (false | PopupItem)[] = [
    mayPublish &&
      hasDraft && {
        icon: 'clock',
        words: scheduledAt ? 'Publish at another time' : 'Publish at a time',
        run: () => setAsked('schedule'),
      },
    mayPublish &&
      scheduledAt !== null && { icon: 'close', words: 'Cancel the time', run: actions.unschedule },
    hasDraft &&
      published !== null &&
      (mayPublish || scheduledAt === null) && {
        icon: 'restore',
        words: 'Throw the draft away',
        run: actions.discard,
      },
    { icon: 'close', words: 'End its preview links', run: actions.endPreviews },
    mayPublish &&
      !single &&
      published !== null && {
        icon: 'eye-off',
        words: 'Take it off the site',
        run: () => setAsked('unpublish'),
      },
    mayPublish && !single && { icon: 'trash', words: 'Move to the trash', run: () => setAsked('trash') },
  ];
  return (
    <>
      <Popup
        label={
          <>
            <Icon name="more" />
            <span className="sr-only">More</span>
          </>
        }
        title="More"
        className={iconButtonLook('border border-control', 'size-11')}
      >
        {(shut) => (
          <>
            <PopupItems items={items} shut={shut} />
            <Link
              to={`/dashboard/content/${place.collection}/${place.id}/versions`}
              data-item=""
              className={popupItemLook}
            >
              <Icon name="table" className="size-4.5 shrink-0 text-muted" />
              Earlier versions
            </Link>
          </>
        )}
      </Popup>
      <ScheduleDialog open={asked === 'schedule'} onClose={close} onSchedule={actions.publish} />
      <Question
        open={asked === 'unpublish'}
        onClose={close}
        title="Take it off the site?"
        label="Take it off the site"
        onSure={actions.unpublish}
      >
        Visitors do not see “{title}” any more. What it says becomes its draft, and can be published again.
      </Question>
      <Question
        open={asked === 'trash'}
        onClose={close}
        title="Move to the trash?"
        label="Move to the trash"
        onSure={() => actions.trash(title)}
      >
        {published ? `Visitors do not see “${title}” any more. ` : ''}It can be brought back from the trash.
      </Question>
    </>
  );
}

interface QuestionProps {
  open: boolean;
  onClose: () => void;
  title: string;
  label: string;
  onSure: () => void;
  children: ReactNode;
}

function Question({ open, onClose, title, label, onSure, children }: QuestionProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} size="question">
      <p>{children}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Leave it
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose();
            onSure();
          }}
        >
          {label}
        </Button>
      </div>
    </Dialog>
  );
}
