import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { headScript } from '~/ui/shell/head-script';
import { withPolicy } from './page-policy';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const mark = 'c0ffee00-0000-4000-8000-000000000000';
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');

test('attack 24: a page names its own scripts, and none that came into it otherwise', () => {
  const injected = [
    '<script>alert(1)</script>',
    '<script nonce="">alert(2)</script>',
    '<script nonce="other">alert(3)</script>',
    '<SCRIPT>alert(4)</SCRIPT>',
    `<img src=x onerror="alert(5)">`,
    '<script>window.__reactRouterContext = alert(6)</script>',
  ];
  const { html, policy } = withPolicy(
    `<script>${headScript}</script>${injected.join('')}<script nonce="${mark}" type="module">ours(1)</script>
     <script async="" nonce="${mark}">ours(2)\n</script><script nonce="${mark}" src="/x.js"></script>`,
    mark,
    false,
  );
  expect(scriptsOf(policy)).toEqual(["'self'", hashOf(headScript), hashOf('ours(1)'), hashOf('ours(2)\n')]);
  expect(html).not.toContain(mark);
  expect(html).toContain('<script type="module">ours(1)</script>');
});
