import { hashToken, newToken } from '~/platform/auth/tokens';
import { shareCommit } from '~/platform/db/engine/commit/share-commit';
import type { Database } from '~/platform/db/schema';

/** To the page of an application. Made when a letter is: nothing that opens it lies in the outbox. */
export async function linkToApplication(db: Database, careerId: string, publicUrl: string) {
  const token = newToken();
  const row = { tokenHash: hashToken(token), careerId };
  await shareCommit(db, (shared) => shared.insertInto('applicationLinks').values(row).execute());
  return {
    href: new URL(`/application/${token}`, publicUrl).href,
    label: 'See how it stands',
    spelled: true,
  } as const;
}
