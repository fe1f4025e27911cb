import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '~/server/security';

/** Data for search engines is not run, so it needs no leave. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** Names the scripts that stand in the page itself, and with them no others. */
export const policyFor = (html: string, development: boolean) =>
  contentSecurityPolicy(
    Array.from(html.matchAll(INLINE_SCRIPT), ([, code = '']) => {
      return `sha256-${createHash('sha256').update(code).digest('base64')}`;
    }),
    development,
  );
