import { cachedAt } from '~/lib/page-context';
import { securityPolicy } from '../content/security-policy';

export const middleware = [cachedAt('/security-policy.txt')];

export const loader = () =>
  new Response(securityPolicy, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
