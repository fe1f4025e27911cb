import { DAY, fromNow, now } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import { keyOf } from '~/platform/limits/limiter';

const KNOWN_FOR_MS = 90 * DAY;

/** Where the owner of an account has logged in before: in a browser, by the secret of its cookie, or from a network. */
export interface Place {
  kind: 'device' | 'network';
  email: string;
  at: string;
}

/** Hashed, so that it names nobody. The words stand in keys that are written already. */
const placeKey = ({ kind, email, at }: Place) =>
  keyOf(kind === 'device' ? 'known device' : 'known', email, at);

/** The first of them that is known. */
export async function knownPlace(db: Database, places: readonly Place[]) {
  const known = await db
    .selectFrom('knownPlaces')
    .select('key')
    .where('key', 'in', places.map(placeKey))
    .where('expiresAt', '>', now())
    .execute();
  return places.find((place) => known.some(({ key }) => key === placeKey(place)));
}

export async function addKnownPlace(db: Database, place: Place) {
  const expiresAt = fromNow(KNOWN_FOR_MS);
  await db
    .insertInto('knownPlaces')
    .values({ key: placeKey(place), expiresAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ expiresAt }))
    .execute();
}
