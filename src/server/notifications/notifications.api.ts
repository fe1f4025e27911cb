import { z } from 'zod';
import { identifier } from '~/lib/fields';
import { NOTIFICATION_STREAM, notificationsCall, readAllCall, readOneCall } from '~/lib/notifications-call';
import { signedIn } from '~/server/auth/access';
import { missing } from '~/server/errors';
import type { Api, Services } from '~/server/services';
import type { Hub } from './hub';
import { countUnread, markRead, newest } from './queries';
import { liveStreams } from './stream';

const tags = ['Notifications'];

/** What is new, for each person apart. */
export function notificationsApi(api: Api, { db }: Services, hub: Hub) {
  api.get(notificationsCall.path, {
    config: { access: 'dashboard:read' },
    schema: {
      tags,
      summary: 'My newest notifications, and how many are unread',
      response: { 200: notificationsCall.answer },
    },
    handler: async (request) => {
      const { _id } = signedIn(request).user;
      return { items: await newest(db, _id), unread: await countUnread(db, _id) };
    },
  });

  api.put(readOneCall.path, {
    config: { access: 'dashboard:read' },
    schema: {
      tags,
      summary: 'Mark one as read',
      params: z.object({ id: identifier() }),
      response: { 200: readOneCall.answer },
    },
    handler: async (request) => {
      const { numUpdatedRows } = await markRead(db, signedIn(request).user._id)
        .where('_id', '=', request.params.id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw missing('There is no such unread notification.');
      hub.wake();
      return { message: 'Marked as read' };
    },
  });

  api.put(readAllCall.path, {
    config: { access: 'dashboard:read' },
    schema: { tags, summary: 'Mark all as read', response: { 200: readAllCall.answer } },
    handler: async (request) => {
      await markRead(db, signedIn(request).user._id).execute();
      hub.wake();
      return { message: 'All marked as read' };
    },
  });

  api.get(NOTIFICATION_STREAM, {
    config: { access: 'dashboard:read', confirm: 'never', produces: 'text/event-stream' },
    exposeHeadRoute: false,
    schema: { tags, summary: 'Live: server-sent events with the newest notification and the unread count' },
    handler: liveStreams(db, hub),
  });
}
