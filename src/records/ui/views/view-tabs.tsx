import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isStaff } from '~/model/permissions';
import type { Resource } from '~/model/resource';
import { useIsVisible, useUser } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Popup, popupItemLook } from '~/ui/popup/popup';
import { useOwnParams } from '~/ui/shell/own-address';
import { CountLinks } from '../list/head/count-links';
import type { ListState } from '../list/list-state';
import { type SavedView, useViews } from './use-views';
import { ViewDialog } from './view-dialog';
import { asShown, isShown, isWholeList, lastView, noteLastView, queryOf } from './view-query';

/** The list as it is asked for again and again: the views it comes with, one's own, and those of colleagues. */
export function ViewTabs({ resource, state }: { resource: Resource; state: ListState }) {
  const { views, mayChange, add, change, remove } = useViews(resource);
  const { role } = useUser();
  const [saving, setSaving] = useState<'new' | SavedView>();
  const query = queryOf(state);
  const isVisible = useIsVisible(resource);
  // A client is not offered what only the staff may filter by.
  const own = (resource.views ?? []).filter(({ query: asked }) =>
    fieldsIn(asked).every((field) => isVisible({ field })),
  );
  const tabs = [{ name: 'All', query: '' }, ...own, ...views];
  const current = tabs.find((tab) => isShown(tab.query, state));
  const saved = views.find((view) => view === current);
  useLastView(resource, current?.query);
  const isNew = saving === 'new';
  if (tabs.length === 1 && current) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <CountLinks
        label="Views"
        links={tabs.map((tab) => ({
          to: `?${asShown(tab.query, state)}`,
          title: tab.name,
          ...hintOf(views.find((view) => view === tab)),
          count: null,
          current: tab === current,
        }))}
      />
      {saved && mayChange(saved) && (
        <Popup
          label={
            <>
              View
              <Icon name="chevron" className="size-4" />
            </>
          }
          title={`View ${saved.name}`}
          className={buttonLook}
        >
          {(close) => (
            <>
              <button
                type="button"
                data-item=""
                // biome-ignore lint/a11y/noAutofocus: whoever opened it goes on in it
                autoFocus
                className={popupItemLook}
                onClick={() => {
                  close();
                  setSaving(saved);
                }}
              >
                <Icon name="edit" className="size-4 text-muted" />
                Rename or share
              </button>
              <button
                type="button"
                data-item=""
                className={popupItemLook}
                onClick={() => {
                  close();
                  void remove(saved);
                }}
              >
                <Icon name="trash" className="size-4 text-muted" />
                Delete {saved.name}
              </button>
            </>
          )}
        </Popup>
      )}
      {!current && (
        <Button size="sm" variant="quiet" onClick={() => setSaving('new')}>
          Save as view
        </Button>
      )}
      <ViewDialog
        view={isNew ? { name: '', shared: false } : saving}
        title={isNew ? 'Save as view' : 'Rename view'}
        mayShare={isStaff(role)}
        save={(named) => (isNew || !saving ? add({ ...named, query }) : change(saving, named))}
        onClose={() => setSaving(undefined)}
      />
    </div>
  );
}

const hintOf = (view: SavedView | undefined) =>
  view && !view.isOwn ? { hint: `Shared by ${view.ownerName}` } : {};

const fieldsIn = (query: string) =>
  Array.from(new URLSearchParams(query).keys(), (key) => key.replace(/^\w+\./, ''));

const buttonLook =
  'inline-flex min-h-9 items-center gap-1 rounded-md px-2.5 text-sm font-semibold hover:bg-sunken max-sm:min-h-11';

/** The view that was used last is there on return; what stands in the address goes before it, and what was meant by a link. */
function useLastView({ name }: Resource, current: string | undefined) {
  const { _id } = useUser();
  const isWhole = isWholeList(useLocation().state);
  const [params, setParams] = useOwnParams();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const last = opened || isWhole || params.size > 0 ? null : lastView(_id, name);
    setOpened(true);
    if (last) setParams(last, { replace: true, preventScrollReset: true });
    else if (current !== undefined) noteLastView(_id, name, current);
  }, [_id, name, params, setParams, current, opened, isWhole]);
}
