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
import { markAll, markOne } from './mark-read';
import { countUnread, newest } from './queries';
import { readersOf } from './readers';
import { liveStreams } from './stream';

const tag = 'Notifications';
/** More than anybody clicks, in one process. */
const MARKS = { name: 'marks as read', most: 120, windowMs: MINUTE };

/** What is new, for each person apart. */
export const notificationsApi: ApiModule = (api, services) => {
  const { config, db } = services;
  const hub = createHub(db, config.databaseUrl);
  // An open stream would otherwise keep the server from ever stopping.
  api.addHook('preClose', () => hub.close());
  api.addHook('onResponse', async ({ method }, { statusCode }) => {
    // Whoever is refused has changed nothing that somebody else would have to look at.
    if (method !== 'GET' && method !== 'HEAD' && statusCode < 300) hub.wake();
  });
  const streams = liveStreams(services, hub);
  const waitOf = limitInProcess(MARKS);
  /** Each writes, and wakes whoever listens. */
  const bound = ({ caller = '' }: FastifyRequest) => refuseIfWaiting(waitOf(caller));
  const route = routesOf(api, tag);

  route(notificationsCall, { access: 'dashboard:read' }, async (request) => {
    const { _id } = signedIn(request).user;
    const reader = (await readersOf(db, [_id])).get(_id);
    const live = streams.isOpenTo(request);
    if (!reader) return { items: [], unread: 0, live };
    const unread = (await countUnread(db, [reader])).get(_id) ?? 0;
    return { items: await newest(db, reader), unread, live };
  });

  route(readOneCall, { access: 'dashboard:read' }, async (request) => {
    bound(request);
    const isNew = await markOne(db, signedIn(request).user._id, request.params.id);
    if (!isNew) throw missing('There is no such unread notification.');
    return { message: 'Marked as read' };
  });

  route(readAllCall, { access: 'dashboard:read' }, async (request) => {
    bound(request);
    await markAll(db, signedIn(request).user._id);
    return { message: 'All marked as read' };
  });

  fileRoutesOf(api, tag)(
    {
      method: 'GET',
      path: NOTIFICATION_STREAM,
      summary:
        'Live: server-sent events with the newest notification, the unread count, and which records others have changed',
    },
    { access: 'notifications:listen', confirm: 'never', produces: 'text/event-stream' },
    streams.open,
  );
};
