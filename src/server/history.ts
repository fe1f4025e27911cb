import type { FastifyRequest } from 'fastify';
import { now } from '~/lib/time';
import type { Resource } from '~/resources/resource';
import { newId } from '~/server/ids';
import { signedIn } from './auth/access';
import type { Session } from './auth/sessions';
import type { DatabaseTransaction, Row } from './db/schema';
import { writeTogether } from './db/write-together';
import { changesBetween } from './history-changes';

/** Who makes a change. */
export interface Author {
  userId: string | null;
  userName: string;
}

export const visitor: Author = { userId: null, userName: 'Visitor' };

export const authorOf = (request: FastifyRequest): Author => author(signedIn(request));

export const author = ({ user }: Session): Author => ({ userId: user._id, userName: user.name });

interface Change {
  resource: Resource;
  recordId: string;
  action: Row<'history'>['action'];
  author: Author;
  before?: object;
  after?: object;
}

/** Kept in the transaction of the change. Only fields that the record shows: no password or token is among them. */
export async function remember(trx: DatabaseTransaction, change: Change) {
  const fields = Object.keys(change.resource.row.shape).filter((field) => field !== '_id');
  const changes = changesBetween(
    fields,
    new Map(Object.entries(change.before ?? {})),
    new Map(Object.entries(change.after ?? {})),
  );
  const row = {
    _id: newId(),
    resource: change.resource.name,
    recordId: change.recordId,
    at: now(),
    ...change.author,
    action: change.action,
    changes,
  };
  await writeTogether(trx, { history: [row] });
}
