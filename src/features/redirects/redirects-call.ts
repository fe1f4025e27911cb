import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done, identifier, oneLine } from '~/model/fields';
import { addressOf, isPageAddress, isStorable, isWithinSite, targetOf } from './address';

const LONGEST_ADDRESS = 500;

const address = (label: string) =>
  oneLine(label, LONGEST_ADDRESS).refine(
    isWithinSite,
    `${label} must be an address of this site, such as /about-us.`,
  );

const redirect = z.object({ _id: z.string(), from: z.string(), to: z.string() });
export type Redirect = z.output<typeof redirect>;

const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ items: z.array(row), total: z.int(), page: z.int(), pages: z.int() });

export const redirectsCall = defineCall({
  method: 'GET',
  path: '/redirects',
  summary: 'Where old addresses of the site lead',
  description: 'Without `page` all of them, by their addresses; with it one page.',
  answer: z.union([z.array(redirect), pageOf(redirect)]),
});

/** As the dashboard asks for them. */
export const redirectPageCall = defineCall({ ...redirectsCall, answer: pageOf(redirect) });

export const addRedirectCall = defineCall({
  method: 'POST',
  path: '/redirects',
  summary: 'Lead an old address of the site to a page of it',
  description:
    'Whoever asks for `from` is sent to `to` with a 301, and what they bring after the question mark goes along. A page that is there keeps its address, and nobody is led twice or in a circle.',
  body: z.object({
    from: address('Old address')
      .refine(isPageAddress, 'Old address must be that of a page.')
      .overwrite(addressOf)
      .refine(isStorable, 'Old address is too long.')
      .meta({ examples: ['/our-work'] }),
    to: address('New address')
      .overwrite(targetOf)
      .refine(isStorable, 'New address is too long.')
      .meta({ examples: ['/portfolio'] }),
  }),
  answer: done.extend({ redirect }),
});

export const removeRedirectCall = defineCall({
  method: 'DELETE',
  path: '/redirects/:id',
  summary: 'Lead an address nowhere any more',
  params: z.object({ id: identifier() }),
  answer: done,
});

const missedAddress = z.object({ _id: z.string(), path: z.string(), count: z.int(), lastAt: z.string() });
export type MissedAddress = z.output<typeof missedAddress>;

export const missedAddressesCall = defineCall({
  method: 'GET',
  path: '/redirects/missed',
  summary: 'What visitors asked for and did not find, the most wanted first',
  answer: pageOf(missedAddress),
});
