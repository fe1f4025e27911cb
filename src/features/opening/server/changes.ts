import { moveAddress, settleAddress } from '~/features/redirects/addresses.server';
import { AppError } from '~/lib/errors';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { AfterChange } from '~/platform/http/services';
import { standingOf } from '../open-openings.server';
import { type Opening, opening } from '../opening';
import { contradictionIn } from '../opening-form';

/** What no single field says is asked of the whole, whoever changed it; and what follows from a change. */
export const followOpening: AfterChange = async (trx, { before, after }) => {
  if (!after) return;
  const whole = opening.row.parse(after);
  const found = contradictionIn(whole);
  if (found) throw new AppError(400, 'invalid_input', found.message, { [found.field]: found.message });
  const earlier = before && opening.row.parse(before);
  await followAddress(trx, earlier, whole);
  if (earlier && earlier.title !== whole.title)
    await trx
      .updateTable('careers')
      .set({ opening: whole.title })
      .where('openingId', '=', whole._id)
      .execute();
};

const isPublic = (one: Opening) => standingOf(one) !== 'unseen';

/** Whoever comes by the address that visitors knew is led to the new one. */
async function followAddress(trx: DatabaseTransaction, before: Opening | undefined, after: Opening) {
  const to = `/career/${after.slug}`;
  if (before && before.slug !== after.slug && isPublic(before))
    await moveAddress(trx, { from: `/career/${before.slug}`, to });
  else if (isPublic(after) && (!before || !isPublic(before) || before.slug !== after.slug))
    await settleAddress(trx, to);
}
