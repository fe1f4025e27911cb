/** Who is named by a record, as it names them. */
export interface Who {
  name: string;
  email: string;
  phone: string;
}

export type Reason = 'same-number' | 'same-email' | 'same-name-and-company';

/** Somebody who is known, and by what of a record they were found. */
export interface Candidate {
  _id: string;
  by: 'email' | 'phone' | 'likeness';
  /** Empty: none is known. */
  addresses: string;
  foldedName: string;
}

/** What a person is found by. */
export interface Keys {
  email: string;
  phone: string;
  foldedName: string;
  company: string;
}

export interface Joined<Known extends Candidate> {
  /** Nobody: they are new. */
  person: Known | undefined;
  suggestions: { other: Known; reason: Reason }[];
}

/** A number that so many people have is that of a switchboard: it says nothing of who is the same. */
export const PEOPLE_OF_A_SWITCHBOARD = 10;
const MOST_SUGGESTED = 5;

const TITLES = /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|er|ca|cs|adv|shri|shree|sri|smt|kumari|km)(?:\.\s*|\s+))+/i;

/** "Dr. Asha Verma" is called Asha Verma. */
export const withoutTitle = (name: string) => name.trim().replace(TITLES, '');

/** Two names that differ by a title, their blanks or the case of their letters are the same. */
export const foldName = (name: string) =>
  withoutTitle(name.normalize('NFKC').toLowerCase())
    .replace(/[\s.]+/g, ' ')
    .trim();

/** Whoever wants one has an address there: it tells of no company. */
const FREE_MAIL =
  /^(?:gmail|googlemail|yahoo|ymail|rocketmail|outlook|hotmail|live|msn|icloud|me|mac|rediffmail|rediff|proton|protonmail|pm|aol|zoho|zohomail|yandex|ya|gmx|mail|email|in|hey|fastmail|tutanota|tuta|sify|indiatimes|qq|163|126)\.(?:com|net|org|me|in|de|ru|uk|fr|it|es|ca|au|co\.in|co\.uk|com\.au|co\.jp|com\.br|email)$/;

/** Where somebody works, by their address; nothing where anybody may have one. */
export function companyOf(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return email.includes('@') && !FREE_MAIL.test(domain) ? domain : '';
}

/** A number that is none of any country joins nobody: `000000` is typed by many. */
export function keysOf({ name, email, phone }: Who): Keys {
  const address = email.trim().toLowerCase();
  return {
    email: address,
    phone: phone.startsWith('+') ? phone : '',
    foldedName: foldName(name),
    company: companyOf(address),
  };
}

/** Who writes with an address may be anybody who knows the number. Of a caller without one a part of the name is often all we have. */
const hasName = ({ addresses, foldedName }: Candidate, name: string) =>
  name !== '' &&
  (foldedName === name || (!addresses && (isPart(foldedName, name) || isPart(name, foldedName))));

const isPart = (some: string, all: string) => {
  const words = all.split(' ');
  return some.split(' ').every((word) => words.includes(word));
};

/**
 * Whom of those who were found a record is about. An address is one person's. A number may be that of an office: it joins only where
 * nothing speaks against it, and names exactly one. Likeness joins nobody, it is only told.
 */
export function join<Known extends Candidate>(keys: Keys, found: readonly Known[]): Joined<Known> {
  const byEmail = found.find(({ by }) => by === 'email');
  const ofNumber = found.filter(({ by }) => by === 'phone');
  const byPhone = ofNumber.length < PEOPLE_OF_A_SWITCHBOARD ? ofNumber : [];
  const sameNumber = (others: readonly Known[]) =>
    others.slice(0, MOST_SUGGESTED).map((other) => ({ other, reason: 'same-number' as const }));
  if (byEmail) {
    const isTheirs = ofNumber.some(({ _id }) => _id === byEmail._id);
    return { person: byEmail, suggestions: isTheirs ? [] : sameNumber(byPhone) };
  }
  const fitting = byPhone.filter((known) => !keys.email || hasName(known, keys.foldedName));
  if (fitting.length === 1) return { person: fitting[0], suggestions: [] };
  const alike = found.filter(
    ({ by, _id }) => by === 'likeness' && byPhone.every((other) => other._id !== _id),
  );
  return {
    person: undefined,
    suggestions: [
      ...sameNumber(byPhone),
      ...alike.slice(0, MOST_SUGGESTED).map((other) => ({ other, reason: 'same-name-and-company' as const })),
    ],
  };
}
