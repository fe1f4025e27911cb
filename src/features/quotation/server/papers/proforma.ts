import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { quotation } from '../../quotation';
import { noteOnTimeline } from '../follow/follow';
import { takeNumber } from '../numbers';
import { lockQuotation } from '../standing';

/** Once for each that is accepted: whoever asks again is answered the same. */
export const giveProforma = (
  { db, features }: Pick<Services, 'db' | 'features'>,
  id: string,
  author: Author,
) =>
  db.transaction().execute(async (trx) => {
    const found = await lockQuotation(trx, id);
    if (found.status !== 'Accepted')
      throw new AppError(409, 'conflict', 'A proforma is made from an accepted quotation.');
    if (found.proformaNumber) return found;
    const proformaNumber = await takeNumber(trx, 'PI');
    const text = `Proforma ${proformaNumber} made from quotation ${found.number}`;
    await noteOnTimeline(trx, found, { text, author });
    const given = { proformaNumber, proformaAt: now() };
    return changesOf({ db, features }, quotation).updateIn(trx, id, given, author);
  });
