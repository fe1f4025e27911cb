import { brand } from '~/model/brand';
import type { Firm } from '~/model/firm';

const digits = (text: string) => text.replace(/\D/g, '');

/** In every script as it is compared: without what stands above, below or between them. */
export const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '').toLowerCase();

/** What a text says in letters: whole, in its parts, and in the parts of a name that is written together. */
const wordsIn = (text: string) =>
  [text, ...text.split(/[^\p{L}\p{M}]+/u), ...(text.match(/\p{Lu}?\p{Ll}+/gu) ?? [])].map(lettersOf);

/** The shortest parts, such as "for", are in passwords of many kinds and say nothing of the house. */
const SHORTEST = 4;

interface Said {
  names: readonly string[];
  mails: readonly string[];
  numbers: readonly string[];
}

const houseOf = ({ names, mails, numbers }: Said) => ({
  /** Whoever guesses at an account of this agency begins with what the agency is called and where it is. */
  words: new Set(
    [...names, ...mails.map((each) => each.split('@')[1] ?? '')]
      .flatMap((text) => wordsIn(text.normalize('NFKC')))
      .filter((word) => word.length >= SHORTEST),
  ),
  /** And with the figures that stand on every page. */
  numbers: new Set(
    numbers
      .map(digits)
      .flatMap((number) => [number, number.replace(/^(91|0)/, '')])
      .filter((number) => number.length >= SHORTEST),
  ),
});

/** What it was called to begin with is tried whatever it is called by now. */
export const firstHouse = houseOf({
  names: [brand.name, brand.legalName, brand.address.city, brand.address.region],
  mails: Object.values(brand.mail),
  numbers: [...brand.mobiles, brand.landline, brand.address.postalCode],
});

export const houseToday = ({ name, legalName, address, mails, mobiles }: Firm) =>
  houseOf({
    names: [name, legalName, address.city],
    mails: Object.values(mails).map((mail) => mail.address),
    numbers: [...mobiles.map(({ number }) => number), address.postalCode],
  });
