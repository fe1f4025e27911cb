import type { FastifyRequest } from 'fastify';
import { AppError } from '~/lib/errors';

/** Far more than any form of ours has. */
const MOST_PARTS = 40;

/**
 * As browsers write it, and in no other way: a boundary that is quoted, hidden behind another word or named twice would be
 * one thing to us, who count by it, and another to whoever takes the form apart.
 */
const MULTIPART = /^multipart\/form-data; ?boundary=([\w'()+.-]{1,70})$/i;
const PLAIN = /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i;

export const unreadable = () => new AppError(400, 'invalid_input', 'The request could not be understood.');

/**
 * React Router reads a form itself, but without a limit, and takes one that cannot be read for a fault of the page: so
 * it arrives here first, within the limit of every body, and is its sender's fault.
 */
export async function readableForm(request: FastifyRequest, body: Buffer) {
  const type = request.headers['content-type'] ?? '';
  const boundary = MULTIPART.exec(type)?.[1];
  if (!boundary && !PLAIN.test(type)) throw unreadable();
  // Each part costs far more than its bytes, so they are counted before they are taken apart.
  if (isMoreThan(MOST_PARTS, boundary ? `--${boundary}` : '&', body)) throw unreadable();
  const form = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } });
  await form.formData().catch(() => {
    throw unreadable();
  });
  return body;
}

function isMoreThan(most: number, mark: string, body: Buffer) {
  let at = -1;
  for (let found = 0; found <= most; found++) {
    at = body.indexOf(mark, at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** Nothing at all is an empty form. */
export function formOf(request: FastifyRequest, headers: Headers) {
  if (request.body instanceof Uint8Array) return new Uint8Array(request.body);
  headers.set('Content-Type', 'application/x-www-form-urlencoded');
  return '';
}
