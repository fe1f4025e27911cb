import type { AfterChange } from '~/platform/http/services';
import { mediaRow } from '../media';
import { refuseWhereUsed, usesOf } from './uses';

/** What is used stays; and what shows it is drawn anew when it looks different. */
export const followChange: AfterChange = async (trx, { before, after }, features) => {
  if (!before) return;
  const picture = mediaRow.parse(before);
  if (!after) return refuseWhereUsed(trx, picture);
  const uses = await usesOf(trx, picture);
  const shownIn = new Set(uses.filter(({ published }) => published).map(({ collection }) => collection));
  // In one order, so that no two who change pictures wait for each other.
  for (const collection of [...shownIn].sort())
    for (const feature of features) await feature.afterPictureChange?.(trx, collection);
};
