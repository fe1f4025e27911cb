import { hash, randomBytes } from 'node:crypto';

/** 256 random bits. What leaves the server is never stored; what is stored cannot be used. */
export const newToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => hash('sha256', token, 'base64url');
