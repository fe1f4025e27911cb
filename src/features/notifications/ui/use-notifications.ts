import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { callApi } from '~/lib/api';
import { MINUTE, now, SECOND } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { boardsFollow } from '~/records/ui/board/refresh-boards';
import { refresh } from '~/records/ui/list/refresh';
import type { Notification, notificationsCall, readAllCall, readOneCall } from '../notifications-call';
import { listen } from './stream';

const KEY = ['notifications'];
/** What comes in a burst is looked at once. */
const GATHER_MS = 150;
const FIRST_ASK_MS = 30 * SECOND;
const LONGEST_ASK_MS = 5 * MINUTE;

type Notifications = z.output<(typeof notificationsCall)['answer']>;

/** Whoever gets no stream asks by themselves, ever more seldom. */
const askAgain = ({ state }: { state: { dataUpdateCount: number } }) =>
  Math.min(FIRST_ASK_MS * 2 ** Math.max(0, state.dataUpdateCount - 1), LONGEST_ASK_MS);

/** What is new for this person, live; lists and figures on the screen follow. */
export function useNotifications() {
  const queries = useQueryClient();
  const [latest, setLatest] = useState<string>();
  const [listens, setListens] = useState(false);
  const query = useCall<typeof notificationsCall>(KEY, '/notifications', {
    refetchInterval: listens ? false : askAgain,
  });
  // A place may be gone while this page has one; it is given up only when it is refused.
  if (query.data?.live && !listens) setListens(true);

  useEffect(() => {
    if (listens) return;
    // What was hidden is asked for anew when it is seen; a page that stood beside another window was seen all along.
    const look = () => void queries.refetchQueries({ queryKey: KEY, stale: true });
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [queries, listens]);

  useEffect(() => {
    if (!listens) return;
    let fresh: Notification[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    function show() {
      timer = undefined;
      void queries.invalidateQueries({ queryKey: KEY });
      if (fresh.length === 0) return;
      setLatest(fresh.length === 1 ? fresh[0]?.text : `${fresh.length} new notifications`);
      void refresh(queries, ...fresh.map(({ resource }) => resource));
      fresh = [];
    }
    const soon = () => {
      timer ??= setTimeout(show, GATHER_MS);
    };
    const boards = boardsFollow(queries);
    const leave = listen({
      onNew(notification) {
        fresh.push(notification);
        soon();
      },
      onUnread(unread) {
        const known = queries.getQueryData<Notifications>(KEY);
        if (known && known.unread !== unread) soon();
      },
      onChanged: boards.tell,
      onReturn: () => queries.invalidateQueries(),
      onRefused() {
        queries.setQueryData<Notifications>(KEY, (known) => known && { ...known, live: false });
        setListens(false);
      },
    });
    return () => {
      clearTimeout(timer);
      boards.stop();
      leave();
    };
  }, [queries, listens]);

  /** Shown as read at once; the server's count has the last word. */
  async function read(isIt: (one: Notification) => boolean, tell: () => Promise<unknown>) {
    const readAt = now();
    await queries.cancelQueries({ queryKey: KEY });
    queries.setQueryData<Notifications>(KEY, (known) => {
      if (!known) return known;
      const items = known.items.map((one) => (one.readAt || !isIt(one) ? one : { ...one, readAt }));
      const newlyRead = items.filter((one, index) => one !== known.items[index]).length;
      return { ...known, items, unread: known.unread - newlyRead };
    });
    // One that another tab has marked meanwhile is refused; it is read all the same.
    await tell().catch(() => {});
    await queries.invalidateQueries({ queryKey: KEY });
  }

  return {
    ...query,
    latest,
    readOne: ({ _id }: Notification) =>
      read(
        (one) => one._id === _id,
        () => callApi<typeof readOneCall>('PUT', `/notifications/${_id}/read`),
      ),
    readAll: () =>
      read(
        () => true,
        () => callApi<typeof readAllCall>('PUT', '/notifications/read'),
      ),
  };
}
