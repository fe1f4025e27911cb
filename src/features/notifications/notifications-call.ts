import { z } from 'zod';
import { defineCall } from '~/lib/call';

const done = z.object({ message: z.string() });

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

/** My newest, and how many of all are unread. */
export const notificationsCall = defineCall({
  method: 'GET',
  path: '/notifications',
  answer: z.object({
    items: z.array(notification),
    unread: z.int(),
    /** Whether the stream is open to the caller; else they ask again from time to time. */
    live: z.boolean(),
  }),
});

export const readOneCall = defineCall({ method: 'PUT', path: '/notifications/:id/read', answer: done });

export const readAllCall = defineCall({ method: 'PUT', path: '/notifications/read', answer: done });

/** Server-sent events: each new notification, and the unread count whenever it changes. */
export const NOTIFICATION_STREAM = '/notifications/stream';
