import type { AfterChange } from '~/platform/http/services';
import { mediaRow } from '../media';
import { collectionsWith, refuseWhereUsed } from './uses';

/** What is used stays; and what shows it is drawn anew when it looks different. */
export const followChange: AfterChange = async (trx, { before, after }, features) => {
  if (!before) return;
  const picture = mediaRow.parse(before);
  if (!after) return refuseWhereUsed(trx, picture, features);
  // In one order, so that no two who change pictures wait for each other.
  for (const collection of await collectionsWith(trx, picture))
    for (const feature of features) await feature.afterPictureChange?.(trx, collection);
  const { url } = mediaRow.parse(after);
  if (url === picture.url) return;
  for (const { pictureUses } of features) await pictureUses?.replace(trx, { from: picture.url, to: url });
};
