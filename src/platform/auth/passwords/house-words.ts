import { brand } from '~/model/brand';

const { name, legalName, address, mail, mobiles, landline } = brand;
const digits = (text: string) => text.replace(/\D/g, '');
const hosts = Object.values(mail).map((each) => each.split('@')[1] ?? '');

/** What a text says in letters: whole, in its parts, and in the parts of a name that is written together. */
const wordsIn = (text: string) => [
  text.replace(/[^\p{L}]/gu, '').toLowerCase(),
  ...(text.match(/\p{Lu}?\p{Ll}+/gu) ?? []).map((part) => part.toLowerCase()),
];

/** The shortest parts, such as "for", are in passwords of many kinds and say nothing of the house. */
const SHORTEST = 4;

/** Whoever guesses at an account of this agency begins with what the agency is called and where it is. */
export const houseWords = new Set(
  [name, legalName, address.city, address.region, ...hosts]
    .flatMap(wordsIn)
    .filter((word) => word.length >= SHORTEST),
);

/** And with the figures that stand on every page. */
export const houseNumbers = new Set(
  [...mobiles, landline, address.postalCode]
    .map(digits)
    .flatMap((number) => [number, number.replace(/^(91|0)/, '')]),
);
