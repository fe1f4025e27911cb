import type { FastifyInstance } from 'fastify';

/** Scripts are named by hash, so that a rendered page can be cached and served again with the same header. */
export function contentSecurityPolicy(scriptHashes: readonly string[] = [], development = false) {
  const scripts = development ? "'unsafe-inline'" : scriptHashes.map((hash) => `'${hash}'`).join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    // React writes style attributes; style elements stay forbidden outside development.
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'self' blob:",
    "frame-ancestors 'none'",
  ].join('; ');
}

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';
const TLS_FOR_S = 63_072_000;

/** On every answer, whoever writes it: routes, the page cache, and what is refused before any route is known. */
export const securityHeaders = ({ behindTls }: { behindTls: boolean }): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(),
  'permissions-policy': PERMISSIONS,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(behindTls ? { 'strict-transport-security': `max-age=${TLS_FOR_S}; includeSubDomains` } : {}),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
    done();
  });
}
