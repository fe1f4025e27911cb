import { randomBytes } from 'node:crypto';
import { definedIn } from '~/lib/values';
import { type NoticeChoices, noticeChoices, usualChoices } from '~/model/notices/notice-choices';
import { signedIn } from '~/platform/auth/access/access';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { CALENDAR } from './calendar.server';
import { myNoticesCall, newCalendarCall, setMyNoticesCall } from './my-notices';

const CHANGES_AN_HOUR = 120;

/** What each of the staff hears, and where their calendar is. */
export const myNoticesApi: ApiModule = (api, { db, config }) => {
  const route = routesOf(api, 'Settings');
  const limited = { rateLimit: callsAnHour(CHANGES_AN_HOUR, 'my notices') };
  const urlOf = (token: string | null) => token && `${config.publicUrl}/api${CALENDAR}/${token}.ics`;
  const shown = ({ value, calendarToken }: Stored) => ({ ...value, calendarUrl: urlOf(calendarToken) });

  route(myNoticesCall, { access: 'notifications:listen' }, async (request) =>
    shown(await storedOf(db, signedIn(request).user._id)),
  );

  route(setMyNoticesCall, { access: 'notifications:listen', ...limited }, async (request) => {
    const { _id } = signedIn(request).user;
    const notices = await db.transaction().execute((trx) => changeChoices(trx, _id, request.body));
    return { message: 'Notices saved', notices: shown(notices) };
  });

  route(newCalendarCall, { access: 'notifications:listen', ...limited }, async (request) => {
    const { _id } = signedIn(request).user;
    const calendarToken = randomBytes(24).toString('base64url');
    await db.transaction().execute(async (trx) => {
      await changeChoices(trx, _id, {});
      await trx.updateTable('noticeChoices').set({ calendarToken }).where('userId', '=', _id).execute();
    });
    return { message: 'The calendar has a new address', calendarUrl: urlOf(calendarToken) ?? '' };
  });
};

interface Stored {
  value: NoticeChoices;
  calendarToken: string | null;
}

async function storedOf(db: Database, userId: string): Promise<Stored> {
  const row = await db
    .selectFrom('noticeChoices')
    .select(['value', 'calendarToken'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return {
    value: row ? noticeChoices.parse(row.value) : usualChoices,
    calendarToken: row?.calendarToken ?? null,
  };
}

type Sent = { [Choice in keyof NoticeChoices]?: NoticeChoices[Choice] | undefined };

/** One change after the other: an admin may say that somebody is away while they choose something else. */
export async function changeChoices(trx: DatabaseTransaction, userId: string, sent: Sent) {
  await trx
    .insertInto('noticeChoices')
    .values({ userId, value: JSON.stringify(usualChoices) })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  const locked = trx.selectFrom('noticeChoices').select('value').where('userId', '=', userId);
  await (engineOf(trx) === 'postgres' ? locked.forUpdate() : locked).execute();
  const before = await storedOf(trx, userId);
  const value = { ...before.value, ...definedIn(sent) };
  await trx
    .updateTable('noticeChoices')
    .set({ value: JSON.stringify(value) })
    .where('userId', '=', userId)
    .execute();
  return { ...before, value };
}
