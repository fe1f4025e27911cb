import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done, identifier } from '~/model/fields';

const notification = z.object({
  _id: z.string(),
  /** What it is about: the resource's name, and the record's id. */
  resource: z.string(),
  recordId: z.string(),
  text: z.string(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
});
export type Notification = z.output<typeof notification>;

export const notificationsCall = defineCall({
  method: 'GET',
  path: '/notifications',
  summary: 'My newest notifications, and how many are unread',
  answer: z.object({
    items: z.array(notification),
    unread: z.int(),
    /** Whether the stream is open to the caller; else they ask again from time to time. */
    live: z.boolean(),
  }),
});

export const readOneCall = defineCall({
  method: 'PUT',
  path: '/notifications/:id/read',
  summary: 'Mark one as read',
  params: z.object({ id: identifier() }),
  answer: done,
});

export const readAllCall = defineCall({
  method: 'PUT',
  path: '/notifications/read',
  summary: 'Mark all as read',
  answer: done,
});

/** Server-sent events: each new notification, and the unread count whenever it changes. */
export const NOTIFICATION_STREAM = '/notifications/stream';
