import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Scripts are named by hash, so that a rendered page can be kept and served again with the same header. */
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

export async function addSecurityHeaders(app: FastifyInstance, options: { behindTls: boolean }) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    hsts: options.behindTls ? { maxAge: 63_072_000, includeSubDomains: true } : false,
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

/** An address that cannot be read is answered before any hook runs. */
export const headersWithoutHooks = (requestId: string) => ({
  'Content-Security-Policy': contentSecurityPolicy(),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
  'X-Request-Id': requestId,
});
