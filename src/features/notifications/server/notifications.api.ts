import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { MINUTE } from '~/lib/time';
import { identifier } from '~/model/fields';
import { signedIn } from '~/platform/auth/access/access';
import { missing } from '~/platform/http/errors';
import { schemaOf } from '~/platform/http/schema-of';
import type { ApiModule } from '~/platform/http/services';
import { limitInProcess } from '~/platform/limits/call-limits';
import { refuseIfWaiting } from '~/platform/limits/refusals';
import { NOTIFICATION_STREAM, notificationsCall, readAllCall, readOneCall } from '../notifications-call';
import { createHub } from './hub';
import { countUnread, markRead, newest } from './queries';
import { liveStreams } from './stream';

const tags = ['Notifications'];
/** More than anybody clicks, in one process. */
const MARKS = { name: 'marks as read', most: 120, windowMs: MINUTE };

/** What is new, for each person apart. */
export const notificationsApi: ApiModule = (api, { config, db }) => {
  const hub = createHub(db, config.databaseUrl);
  // An open stream would otherwise keep the server from ever stopping.
  api.addHook('preClose', () => hub.close());
  api.addHook('onResponse', async ({ method }, { statusCode }) => {
    // Whoever is refused has changed nothing that somebody else would have to look at.
    if (method !== 'GET' && method !== 'HEAD' && statusCode < 300) hub.wake();
  });
  const streams = liveStreams(db, hub);
  const waitOf = limitInProcess(MARKS);
  /** Each writes, and wakes whoever listens. */
  const bounded = async ({ caller = '' }: FastifyRequest) => refuseIfWaiting(waitOf(caller));

  api.get(notificationsCall.path, {
    config: { access: 'dashboard:read' },
    schema: schemaOf(notificationsCall, {
      tags,
      summary: 'My newest notifications, and how many are unread',
    }),
    handler: async (request) => {
      const { _id } = signedIn(request).user;
      const [items, unread] = [await newest(db, _id), await countUnread(db, _id)];
      return { items, unread, live: streams.isOpenTo(request) };
    },
  });

  api.put(readOneCall.path, {
    config: { access: 'dashboard:read' },
    preHandler: bounded,
    schema: schemaOf(readOneCall, {
      tags,
      summary: 'Mark one as read',
      params: z.object({ id: identifier() }),
    }),
    handler: async (request) => {
      const { numUpdatedRows } = await markRead(db, signedIn(request).user._id)
        .where('_id', '=', request.params.id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw missing('There is no such unread notification.');
      return { message: 'Marked as read' };
    },
  });

  api.put(readAllCall.path, {
    config: { access: 'dashboard:read' },
    preHandler: bounded,
    schema: schemaOf(readAllCall, { tags, summary: 'Mark all as read' }),
    handler: async (request) => {
      await markRead(db, signedIn(request).user._id).execute();
      return { message: 'All marked as read' };
    },
  });

  api.get(NOTIFICATION_STREAM, {
    config: { access: 'notifications:listen', confirm: 'never', produces: 'text/event-stream' },
    exposeHeadRoute: false,
    schema: { tags, summary: 'Live: server-sent events with the newest notification and the unread count' },
    handler: streams.open,
  });
};
