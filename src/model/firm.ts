import { createContext } from 'react';
import { brand } from './brand';

/** What is said of the firm wherever the house speaks in its name: a part of the collection `site`, as it is published. */
export interface Firm {
  name: string;
  legalName: string;
  tagline: string;
  description: string;
  address: { street: string; city: string; postalCode: string };
  mobiles: readonly { number: string }[];
  mails: Readonly<Record<'hello' | 'support' | 'sales' | 'careers', { address: string }>>;
}

/** As it is at this moment. Not within a transaction: it asks by itself whether there is another one. */
export type ReadFirm = () => Promise<Firm>;

type ShownFirm = Pick<Firm, 'name' | 'tagline'>;

/** For what is drawn in the browser as well. Where not even what stands around a page could be fetched, it is what everything began with. */
export const FirmShown = createContext<ShownFirm>({ name: brand.name, tagline: brand.tagline });

/** The pages that one stands in, from the document inwards. The second has told whose they are, unless it could not be fetched. */
export type Around = readonly [
  unknown,
  { loaderData?: { firm: ShownFirm } | undefined } | undefined,
  ...unknown[],
];

/** For the words of a head, which are made outside of the page. */
export const firmAround = ([, frame]: Around) => frame?.loaderData?.firm.name ?? brand.name;

export const titleOf = (around: Around, title: string) => `${title} | ${firmAround(around)}`;
