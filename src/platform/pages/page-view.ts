import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider } from 'react-router';
import type { Firm } from '~/model/firm';
import type { FreshPage } from './cache/cached-page';
import { sendPlainPage } from './fault-page';

/** Pages as they are not for everybody: drawn for whoever has the address, each time anew. */
export interface PageView {
  /** What their addresses begin with: who follows a link in one of them stays among them. */
  base: string;
  /** Whether our own pages may show it in a frame. */
  framed: boolean;
  /** What the pages read. */
  provide(context: RouterContextProvider): void;
  /** The last touch to what is sent. */
  finish(text: string): string;
}

/** Where a reader belongs who asks for what is no page of the view. */
interface Elsewhere {
  leadTo: string;
}

/** What the token shows at that address, which is the rest of the URL; nothing once it has ended. */
export type OpenView = (
  request: FastifyRequest,
  token: string,
  address: string,
) => Promise<PageView | Elsewhere | undefined>;

/** Nobody stores it, finds it, or hears from where a reader came. */
const UNSEEN = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
} as const;

/** The scripts of the page run as they do for visitors; yet no form can be sent from it. */
const NOTHING_SENT = 'sandbox allow-same-origin allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** On top of what any page has. */
export function viewHeaders(headers: FreshPage['headers'], { framed }: PageView) {
  const [, policy] = headers.find(([name]) => name === 'content-security-policy') ?? [];
  const framedBy = framed ? policy?.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : policy;
  return Object.entries({
    ...UNSEEN,
    // A browser opens nothing that is held to a sandbox and has a group of windows of its own.
    'cross-origin-opener-policy': 'unsafe-none',
    ...(framed ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
    ...(framedBy ? { 'content-security-policy': `${framedBy}; ${NOTHING_SENT}` } : {}),
  });
}

const TOKEN = /^[\w-]{43}$/;

/** The addresses under which views stand. */
export function serveViews(
  pages: FastifyInstance,
  { prefix, open, shownFirm }: { prefix: string; open: OpenView; shownFirm: () => Firm },
  draw: (request: FastifyRequest, reply: FastifyReply, view: PageView) => Promise<unknown>,
) {
  const route = { schema: { hide: true }, config: { access: 'public', publicRead: true } } as const;
  for (const url of [`${prefix}/:token`, `${prefix}/:token/*`]) {
    // Not left to the page, which would name its address in the log.
    pages.post(url, route, (_request, reply) =>
      sendPlainPage(reply.headers(UNSEEN), 405, NOTHING_TAKEN, shownFirm()),
    );
    pages.route<{ Params: { token: string } }>({
      ...route,
      method: ['GET', 'HEAD'],
      url,
      async handler(request, reply) {
        const { token } = request.params;
        const address = request.url.slice(`${prefix}/${token}`.length);
        const view = TOKEN.test(token) ? await open(request, token, address) : undefined;
        if (!view) return sendPlainPage(reply.headers(UNSEEN), 404, ENDED, shownFirm());
        if ('leadTo' in view) return reply.headers(UNSEEN).redirect(view.leadTo, 302);
        return draw(request, reply, view);
      },
    });
  }
}

const NOTHING_TAKEN = {
  heading: 'Nothing was sent',
  text: 'This is a preview of a page. Its forms send nothing.',
};

const ENDED = {
  heading: 'This preview has ended',
  text: 'A preview is open for one day, and one of your own until you log out. Ask whoever sent you the link for a new one.',
};
