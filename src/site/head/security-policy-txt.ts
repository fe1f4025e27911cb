import { cachedAt } from '~/lib/page-context';
import { securityPolicy } from '../content/security-policy';
import { wordsContext } from '../words.server';
import type { Route } from './+types/security-policy-txt';

export const middleware = [cachedAt('/security-policy.txt')];

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(securityPolicy(context.get(wordsContext)('site')), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
