import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AppError } from '~/lib/errors';
import type { Firm } from '~/model/firm';

const page = { background: '#04130e', color: '#eef4ef', margin: 0, padding: '15vh 8vw', fontSize: 20 };

type Ours = Pick<Firm, 'name' | 'mails'>;

/** What a browser shows when a form could not even be read: the sentence, and the way back to what was typed. Whoever only asked for a page has typed nothing. */
export function sendFaultPage(reply: FastifyReply, { status, message, headers }: AppError, ours: Ours) {
  const { address } = ours.mails.support;
  const way = (
    <p>
      Go back with your browser: what you typed is still there. Or write to{' '}
      <a href={`mailto:${address}`} style={{ color: '#7be5a3' }}>
        {address}
      </a>
      .
    </p>
  );
  const isSent = reply.request.method !== 'GET' && reply.request.method !== 'HEAD';
  const words = isSent
    ? { title: 'Not sent', heading: 'This was not sent', text: message, children: way }
    : { title: 'Not shown', heading: 'This page could not be shown', text: message };
  return sendPlainPage(reply.headers(headers ?? {}), status, words, ours);
}

interface PlainWords {
  heading: string;
  /** Of the tab, where it is not the heading. */
  title?: string;
  text: string;
  children?: ReactNode;
}

/** A page that stands on nothing but its words. */
export function sendPlainPage(
  reply: FastifyReply,
  status: number,
  { heading, title = heading, text, children }: PlainWords,
  { name }: Pick<Firm, 'name'>,
) {
  const html = renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${name}`}</title>
      </head>
      <body style={{ ...page, fontFamily: 'system-ui, sans-serif', lineHeight: 1.6 }}>
        <h1 style={{ fontSize: 40, margin: '0 0 16px' }}>{heading}</h1>
        <p>{text}</p>
        {children}
      </body>
    </html>,
  );
  return reply.status(status).type('text/html; charset=utf-8').send(`<!doctype html>${html}`);
}
