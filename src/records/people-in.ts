import { isPhone, normalisePhone } from '~/model/typed/phone';

/** From the beginning of a word alone: tried from each of its letters, one long cell without an address took ten seconds. */
const ADDRESS = /(?<![^\s@,;:<>()"'])[^\s@,;:<>()"']+@[^\s@,;:<>()"']+/g;
const INDIAN_MOBILE = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/;

/** The addresses and numbers of people in some texts, as they are stored: by these whom they are about is found in them. */
export function peopleIn(texts: readonly string[]): string {
  const found = new Set<string>();
  for (const text of texts) {
    for (const address of text.toLowerCase().match(ADDRESS) ?? []) found.add(address);
    if (isPhone(text)) found.add(numberIn(text));
  }
  return [...found].join(' ');
}

/** Nearly all of them are mobiles of this country, and there may be a hundred thousand. */
function numberIn(typed: string) {
  const digits = INDIAN_MOBILE.exec(typed.replace(/[\s().-]/g, ''))?.[1];
  return digits ? `+91${digits}` : normalisePhone(typed);
}
