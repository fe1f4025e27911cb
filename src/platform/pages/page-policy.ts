import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '~/platform/http/security';
import { headScript } from '~/ui/shell/head-script';

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** Stands in the head of every page, word for word. */
const HEAD_SCRIPT = hashOf(headScript);

/**
 * Names the scripts that we put into the page, and no others: whatever else came into it, from a record or an address, does
 * not know the mark that ours were given while this page was drawn. The mark goes, so that the page can be cached.
 */
export function withPolicy(html: string, mark: string, development: boolean) {
  const ours = new RegExp(`<script(?![^>]*\\ssrc=)[^>]*\\snonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes = Array.from(html.matchAll(ours), ([, code = '']) => hashOf(code));
  return {
    html: html.replaceAll(` nonce="${mark}"`, ''),
    policy: contentSecurityPolicy([HEAD_SCRIPT, ...hashes], development),
  };
}
