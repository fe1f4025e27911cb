import { formatDate } from '~/lib/time';
import type { Author } from '~/model/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { lockQuotation } from '../standing';
import { noteOnTimeline, tellOwner } from './follow';
import { planCall } from './next-step';

/** A sent one is on the timeline, its lead is quoted and has a next step, and who owns it hears if somebody else has sent it. */
export async function followSent(
  trx: DatabaseTransaction,
  services: Pick<Services, 'db' | 'features'>,
  id: string,
  author: Author,
) {
  const sent = await lockQuotation(trx, id);
  const text = `Quotation ${sent.number} sent`;
  const day = await planCall(trx, services, sent, author);
  const next = day ? `. No answer until ${formatDate(day)}: call` : '';
  await noteOnTimeline(trx, sent, { text: `${text}${next}`, direction: 'out', author });
  await tellOwner(trx, sent, `${text} to ${sent.name}`, author);
}
