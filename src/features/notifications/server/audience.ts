import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '~/lib/time';
import { openAmong } from '~/platform/auth/sessions/sessions';
import type { Database } from '~/platform/db/schema';
import type { Notification } from '../notifications-call';
import { changedSince, changesFor, type IdsByResource } from './changes';
import type { Hub } from './hub';
import { lately, SHOWN } from './limits';
import { arrivedSince, countUnread } from './queries';
import { isFor, type Reader, readersOf } from './readers';

/** Between two looks there is at least so much time, and four times as much as the last one took, up to the longest. */
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 3 * SECOND;
const PAUSE_PER_LOOK = 4;

export interface Member {
  userId: string;
  sessionId: string;
  push(news: { fresh: readonly Notification[]; unread: number; changed: IdsByResource }): void;
  end(): void;
}

/**
 * All who listen in this process. One look into the database, of a few questions, is for all of them together, however many
 * they are and however often they are woken: the rest of the dashboard needs the database, too.
 */
export function createAudience(db: Database, hub: Hub, areaOf: (resource: string) => string | undefined) {
  const members = new Set<Member>();
  /** Who was there at the last look, and what was new to them then. */
  let known = new Map<string, ReadonlySet<string>>();
  /** Which changes were there at the last look. */
  let seenChanges: ReadonlySet<string> = new Set();
  let since = '';
  let unsubscribe: (() => void) | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;

  function leave(member: Member) {
    members.delete(member);
    if (members.size > 0) return;
    unsubscribe?.();
    unsubscribe = undefined;
  }

  /** The next one, which all share who ask before it begins. */
  function nextLook() {
    next ??= running.then(() => {
      next = undefined;
      const began = performance.now();
      const looking = look();
      running = looking
        .catch(() => {})
        .then(() => {
          const wanted = PAUSE_PER_LOOK * (performance.now() - began);
          const ms = Math.min(Math.max(wanted, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
          return pause(ms, undefined, { ref: false });
        });
      return looking;
    });
    return next;
  }

  async function look() {
    if (members.size === 0) return;
    const present = [...members];
    // Whoever was blocked or logged out hears nothing more; an open tab alone does not count as being there.
    const open = await openAmong(
      db,
      present.map(({ sessionId }) => sessionId),
    );
    for (const member of present) if (!open.has(member.sessionId)) member.end();
    const there = present.filter(({ sessionId }) => open.has(sessionId));
    const people = [...new Set(there.map(({ userId }) => userId))];
    const from = lately();
    const arrived = await arrivedSince(db, people, since);
    const changes = await changedSince(db, since);
    const newChanges = changes.filter(({ _id }) => !seenChanges.has(_id));
    const readers = await readersOf(db, people);
    const unread = await countUnread(db, [...readers.values()]);
    const recent = new Map(people.map((id) => [id, recentOf(arrived, readers.get(id))]));
    for (const { userId, push } of there) {
      const seen = known.get(userId);
      const reader = readers.get(userId);
      // Of somebody who has only just come nothing is fresh: the list that they ask for has it.
      const mayRing = seen && !reader?.isQuiet;
      const fresh = mayRing ? (recent.get(userId) ?? []).filter(({ _id }) => !seen.has(_id)) : [];
      const changed = seen && reader ? changesFor(newChanges, reader, areaOf) : {};
      push({ fresh, unread: unread.get(userId) ?? 0, changed });
    }
    known = new Map(people.map((id) => [id, new Set(recent.get(id)?.map(({ _id }) => _id))]));
    seenChanges = new Set(changes.map(({ _id }) => _id));
    since = from;
  }

  return {
    /** Answers how to leave, once it is known what is not news to them. */
    async join(member: Member) {
      if (members.size === 0) {
        known.clear();
        since = lately();
      }
      members.add(member);
      // A look that fails tells nobody anything; the next one makes up for it.
      const look = () => void nextLook().catch(() => {});
      unsubscribe ??= hub.subscribe({ look, end: () => [...members].forEach((one) => void one.end()) });
      try {
        await nextLook();
      } catch (fault) {
        leave(member);
        throw fault;
      }
      return () => leave(member);
    },
  };
}

/** No more than the bell shows. */
const recentOf = (arrived: Awaited<ReturnType<typeof arrivedSince>>, reader: Reader | undefined) =>
  arrived
    .filter((one) => reader !== undefined && isFor(reader, one))
    .slice(-SHOWN)
    .map(({ userId: _whose, area: _area, exceptUserId: _who, ...one }) => ({ ...one, readAt: null }));
