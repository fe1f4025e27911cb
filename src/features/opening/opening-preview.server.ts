import type { z } from 'zod';
import { previewBase } from '~/features/content/words.server';
import { DAY, fromNow, now } from '~/lib/time';
import { signedIn } from '~/platform/auth/access/access';
import { isOpenIn, type Session } from '~/platform/auth/sessions/sessions';
import { hashToken, newToken } from '~/platform/auth/tokens';
import type { Database } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { opening } from './opening';
import { publicOpening } from './opening-calls';
import { previewOpeningCall } from './opening-desk-calls';

const PREVIEWS_AN_HOUR = 600;

/** The page of an opening as it will be, for whoever asks and in their browser alone: it ends with their session. */
export const openingPreviewApi: ApiModule = (api, { db }) => {
  const access = { access: 'openings:read', rateLimit: callsAnHour(PREVIEWS_AN_HOUR, 'previews') } as const;
  routesOf(api, opening.title)(previewOpeningCall, access, (request) =>
    addPreview(db, request.params.id, signedIn(request)),
  );
};

async function addPreview(db: Database, id: string, { _id: sessionId, user }: Session) {
  const found = await openingCalled(db, id);
  if (!found) throw missing();
  const token = newToken();
  const [address, expiresAt] = [`/career/${found.slug}`, fromNow(DAY)];
  await db.deleteFrom('previewLinks').where('expiresAt', '<=', now()).execute();
  await db
    .insertInto('previewLinks')
    .values({ tokenHash: hashToken(token), entryId: id, address, sessionId, userId: user._id, expiresAt })
    .execute();
  return { url: previewBase(token) + address, expiresAt };
}

/** What a link shows to the browser with this half of a session, as if it were open; undefined once it has ended. */
export async function findPreviewedOpening(
  db: Database,
  token: string,
  binding: string | undefined,
): Promise<{ opening: z.output<typeof publicOpening>; expiresAt: string } | undefined> {
  const link = await db
    .selectFrom('previewLinks')
    .select(['entryId', 'sessionId', 'expiresAt'])
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now())
    .executeTakeFirst();
  if (!link?.sessionId || !(await isOpenIn(db, link.sessionId, binding))) return undefined;
  const found = await openingCalled(db, link.entryId);
  return (
    found && {
      opening: publicOpening.parse({ ...found, standing: 'open' }),
      expiresAt: link.expiresAt,
    }
  );
}

const openingCalled = (db: Database, id: string) =>
  db
    .selectFrom('openings')
    .selectAll()
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
