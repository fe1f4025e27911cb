import helmet from '@fastify/helmet';
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

export async function addSecurityHeaders(app: FastifyInstance, options: { behindTls: boolean }) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    hsts: options.behindTls ? { maxAge: TLS_FOR_S, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  const policy = contentSecurityPolicy();
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Content-Security-Policy', policy);
    reply.header('Permissions-Policy', PERMISSIONS);
    reply.header('X-Request-Id', request.id);
    if (request.url.startsWith('/api')) reply.header('Cache-Control', 'no-store');
  });
}

/** The same for what is refused before any hook runs. A test compares the two. */
export const headersWithoutHooks = ({ behindTls }: { behindTls: boolean }): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(),
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  ...(behindTls ? { 'Strict-Transport-Security': `max-age=${TLS_FOR_S}; includeSubDomains` } : {}),
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
  'Cache-Control': 'no-store',
});
