import type { FastifyRequest } from 'fastify';
import type { Author } from '~/model/author';
import { signedIn } from './access/access';
import type { Session } from './sessions/sessions';

export const visitor: Author = { userId: null, userName: 'Visitor' };

export const authorOf = (request: FastifyRequest): Author => author(signedIn(request));

export const author = ({ user }: Session): Author => ({ userId: user._id, userName: user.name });
