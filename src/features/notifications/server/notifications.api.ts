import type { FastifyRequest } from 'fastify';
import { MINUTE } from '~/lib/time';
import { signedIn } from '~/platform/auth/access/access';
import { missing } from '~/platform/http/errors';
import { fileRoutesOf, routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { limitInProcess } from '~/platform/limits/call-limits';
import { refuseIfWaiting } from '~/platform/limits/refusals';
import { NOTIFICATION_STREAM, notificationsCall, readAllCall, readOneCall } from '../notifications-call';
import { createHub } from './hub';
import { countUnread, markRead, newest } from './queries';
import { liveStreams } from './stream';

const tag = 'Notifications';
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
  const bound = ({ caller = '' }: FastifyRequest) => refuseIfWaiting(waitOf(caller));
  const route = routesOf(api, tag);

  route(notificationsCall, { access: 'dashboard:read' }, async (request) => {
    const { _id } = signedIn(request).user;
    const [items, unread] = [await newest(db, _id), await countUnread(db, _id)];
    return { items, unread, live: streams.isOpenTo(request) };
  });

  route(readOneCall, { access: 'dashboard:read' }, async (request) => {
    bound(request);
    const { numUpdatedRows } = await markRead(db, signedIn(request).user._id)
      .where('_id', '=', request.params.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw missing('There is no such unread notification.');
    return { message: 'Marked as read' };
  });

  route(readAllCall, { access: 'dashboard:read' }, async (request) => {
    bound(request);
    await markRead(db, signedIn(request).user._id).execute();
    return { message: 'All marked as read' };
  });

  fileRoutesOf(api, tag)(
    {
      method: 'GET',
      path: NOTIFICATION_STREAM,
      summary: 'Live: server-sent events with the newest notification and the unread count',
    },
    { access: 'notifications:listen', confirm: 'never', produces: 'text/event-stream' },
    streams.open,
  );
};
