import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const ANY_NUMBER = /^\+?\d{6,15}$/;

/** The rules of all countries take longer than all else that is asked of a form, and what is sent is checked more than once. */
const recent = new Map<string, string>();
const MOST_RECENT = 500;

const strip = (typed: string) => typed.replace(/[\s().-]/g, '');

/**
 * One way to write a number, so that a search and a duplicate check find it however it was typed: E.164, an Indian one
 * where no country is said. What is no number of any country stays as its digits. On the server alone (see phone-in-browser).
 */
export function normalisePhone(typed: string): string {
  const digits = strip(typed);
  // What can be no number is refused beside this, and is not worth a place.
  if (!ANY_NUMBER.test(digits)) return digits;
  const known = recent.get(digits);
  if (known !== undefined) return known;
  const number = parsePhoneNumberFromString(digits, { defaultCountry: 'IN', extract: false });
  const normal = number?.isValid() ? number.number : digits;
  if (recent.size >= MOST_RECENT) recent.clear();
  recent.set(digits, normal).set(normal, normal);
  return normal;
}

/** As others must be given it, and whether it is one that takes messages; nothing for what is no number of any country. */
export function phoneNumber(typed: string) {
  const number = parsePhoneNumberFromString(strip(typed), { defaultCountry: 'IN', extract: false });
  if (!number?.isValid()) return null;
  return { e164: number.number, isMobile: /MOBILE/.test(number.getType() ?? '') };
}

/** Whatever may be a number: new ones are given out faster than any list of them. */
export const isPhone = (typed: string) => ANY_NUMBER.test(strip(typed));
