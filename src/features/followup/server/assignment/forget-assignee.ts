import { readVersioned, writeSetting } from '~/features/settings/settings-store.server';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { assignment, noAssignment } from '../../calls/assignment-call';
import { ASSIGNMENT } from './assign';

/** Nobody is dealt leads who is gone: the list could not be saved again with them in it. */
export async function forgetAssignee(trx: DatabaseTransaction, userId: string) {
  const { version, ...settled } = await readVersioned(trx, ASSIGNMENT, assignment, noAssignment);
  const isAnother = (id: string) => id !== userId;
  if ([...settled.staff, ...Object.values(settled.rules)].every(isAnother)) return;
  const staff = settled.staff.filter(isAnother);
  const rules = Object.fromEntries(Object.entries(settled.rules).filter(([, id]) => isAnother(id)));
  // Whoever settles it meanwhile could not name them any more, and is not overwritten.
  await writeSetting(trx, ASSIGNMENT, { ...settled, staff, rules }, version);
}
