import { publicUrlContext } from '~/lib/page-context';
import { DAY } from '~/lib/time';
import { isEmail } from '~/model/fields';
import { wordsContext } from '../words.server';
import type { Route } from './+types/security-txt';

/**
 * RFC 9116. It is made anew for whoever asks, from the address that the site itself gives to people: so it holds for as long
 * as the site answers. Whoever keeps a copy is told to look again after half a year, well within the year that the RFC allows.
 */
export function loader({ context }: Route.LoaderArgs) {
  const publicUrl = context.get(publicUrlContext);
  const { mails } = context.get(wordsContext)('site');
  const expires = new Date(Date.now() + HALF_A_YEAR).toISOString().replace(/T.*/, 'T00:00:00Z');
  const text = [
    // What was published before it had to be an address may be none: the form is there at any rate.
    ...(isEmail(mails.support.address) ? [`Contact: mailto:${mails.support.address}`] : []),
    `Contact: ${publicUrl}/contact-us`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/security-policy.txt`,
    '',
  ].join('\n');
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' };
  return new Response(text, { headers });
}

const HALF_A_YEAR = 182 * DAY;
