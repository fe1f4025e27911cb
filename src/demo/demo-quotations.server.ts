import { AGREED } from '~/features/quotation/agreement';
import { quotation } from '~/features/quotation/quotation';
import { lineForm, storedCustomer } from '~/features/quotation/quotation-form';
import { accept, decline } from '~/features/quotation/server/answers/decide';
import { takeBack } from '~/features/quotation/server/answers/take-back';
import { columnsOf, ofWhom } from '~/features/quotation/server/drafts';
import { lookAtDays } from '~/features/quotation/server/follow/days';
import { noteOnTimeline, tellStaff } from '~/features/quotation/server/follow/follow';
import { followSent } from '~/features/quotation/server/follow/follow-sent';
import { revise, send } from '~/features/quotation/server/send';
import { lockQuotation } from '~/features/quotation/server/standing';
import { DAY, dayAfter, dayOf, now } from '~/lib/time';
import type { Author } from '~/model/author';
import { visitor } from '~/platform/auth/author';
import { idOf } from '~/platform/db/ids';
import type { DatabaseTransaction, Row } from '~/platform/db/schema';
import { changesOf } from '~/records/record-changes';
import type { Parts } from './demo-files.server';
import { moveIntoThePast } from './demo-past.server';
import { ours } from './demo-prices.server';
import { priceList } from './price-list';
import { type Story, stories } from './quotation-stories';

const CLIENT = 'client@demo.example';
const USUALLY_VALID_DAYS = 14;

type Lead = Pick<
  Row<'followups'>,
  '_id' | 'date' | 'name' | 'email' | 'mobile' | 'ownerId' | 'ownerName' | 'personId'
>;

/** Quotations of every status, each by what people would have done, one after the other. */
export async function addQuotations(parts: Parts) {
  const leads = await inHand(parts);
  for (const story of stories) {
    const begun = Date.now() - (story.acts[0]?.[1] ?? 0) * DAY;
    const wanted = leads.filter(({ email }) => (email === CLIENT) === (story.isClient ?? false));
    const lead = wanted.find(({ date }) => Date.parse(date) < begun) ?? wanted[0];
    if (!lead) continue;
    leads.splice(leads.indexOf(lead), 1);
    await live(parts, story, lead);
  }
}

/** Those that somebody has in hand, the oldest first; the client who can log in has asked before, whatever came of it. */
const inHand = ({ db }: Parts): Promise<Lead[]> =>
  db
    .selectFrom('followups')
    .select(['_id', 'date', 'name', 'email', 'mobile', 'ownerId', 'ownerName', 'personId'])
    .where((eb) =>
      eb.or([eb('stage', 'in', ['Contacted', 'Quoted', 'Negotiation']), eb('email', '=', CLIENT)]),
    )
    .where('ownerId', 'is not', null)
    .where('deletedAt', 'is', null)
    .orderBy('_id')
    .execute();

/** Each act is carried out as it always is, and then is so many days ago. */
async function live(parts: Parts, story: Story, lead: Lead) {
  const { db } = parts;
  let id = '';
  for (const [order, [act, daysAgo]] of story.acts.entries()) {
    const since = now();
    const moment = Date.now() - daysAgo * DAY + order * 1000;
    const at = new Date(moment).toISOString();
    const author: Author = { userId: lead.ownerId, userName: lead.ownerName };
    const acts = actsOf(parts, { story, lead, author, moment });
    if (act === 'expire') {
      const validUntil = dayOf(new Date(moment - DAY).toISOString());
      await db.updateTable('quotations').set({ validUntil }).where('_id', '=', id).execute();
      await lookAtDays(db, parts.features);
    } else id = (await db.transaction().execute((trx) => acts[act](trx, id))) ?? id;
    await moveIntoThePast(db, since, moment);
    await date(parts, { id, since, at, lead });
  }
}

interface Acting {
  story: Story;
  lead: Lead;
  author: Author;
  moment: number;
}

/** Answers the id of another one that is gone on with from here. */
function actsOf(parts: Parts, { story, lead, author, moment }: Acting) {
  const changes = changesOf(parts, quotation);
  const { name } = lead;
  const reason = story.reason ?? '';
  type Acted = Promise<string | undefined>;
  return {
    async draft(trx: DatabaseTransaction): Acted {
      const _id = idOf(moment, 0);
      const first = { _id, rootId: _id, date: now(), revision: 1, status: 'Draft', number: null };
      const whose = await ofWhom(trx, { followupId: lead._id });
      await changes.insert(trx, { ...first, ...whose, ...columnsOf(writtenIn(story, lead), ours) }, author);
      return _id;
    },
    async send(trx: DatabaseTransaction, id: string): Acted {
      await send(trx, changes, { id, ours }, author);
      await followSent(trx, parts, id, author);
      return id;
    },
    async view(trx: DatabaseTransaction, id: string): Acted {
      const found = await lockQuotation(trx, id);
      await changes.updateIn(trx, id, { status: 'Viewed', viewedAt: now() }, visitor);
      await noteOnTimeline(trx, found, { text: `Quotation ${found.number} viewed`, author: visitor });
      await tellStaff(trx, found, `${name} has opened quotation ${found.number}`, visitor);
      return id;
    },
    async accept(trx: DatabaseTransaction, id: string): Acted {
      const agreement = { name, signature: name, network: '203.0.113.0/24', text: AGREED };
      await accept(trx, parts, id, agreement, visitor);
      return id;
    },
    async decline(trx: DatabaseTransaction, id: string): Acted {
      await decline(trx, parts, { id, reason, name }, visitor);
      return id;
    },
    async 'take back'(trx: DatabaseTransaction, id: string): Acted {
      await takeBack(trx, parts, { id, reason }, author);
      return id;
    },
    async revise(trx: DatabaseTransaction, id: string): Acted {
      const made = await revise(trx, changes, { id, ours }, author);
      return made._id;
    },
  };
}

/** What one of them says. */
function writtenIn({ buyer, lines, validForDays = USUALLY_VALID_DAYS }: Story, lead: Lead) {
  const { name, email, mobile: phone } = lead;
  const [, house = ''] = email.split('@');
  const company = house.startsWith('demo.') ? '' : titled(house.replace('.example', ''));
  return {
    customer: storedCustomer.parse({ name, email, phone, company, ...buyer }),
    lines: lines.map(([description, quantity, more]) => {
      const { sac, unit, rupees } = priceList[description];
      return lineForm.parse({
        description,
        sac,
        unit,
        quantity,
        ratePaise: rupees * 100,
        gstPercent: 18,
        ...more,
      });
    }),
    validUntil: dayAfter(dayOf(now()), validForDays),
    terms: ours.terms,
  };
}

/** anand-textiles: Anand Textiles. */
const titled = (words: string) =>
  words
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** What the row says of the moment of an act that was carried out just now. */
async function date(
  { db }: Parts,
  { id, since, at, lead }: { id: string; since: string; at: string; lead: Lead },
) {
  const found = await db.selectFrom('quotations').selectAll().where('_id', '=', id).executeTakeFirstOrThrow();
  const moved = (moment: string | null) => (moment !== null && moment >= since ? at : moment);
  const { acceptance } = found;
  await db
    .updateTable('quotations')
    .set({
      date: moved(found.date) ?? at,
      sentAt: moved(found.sentAt),
      viewedAt: moved(found.viewedAt),
      decidedAt: moved(found.decidedAt),
      acceptance: acceptance && JSON.stringify({ ...acceptance, at }),
    })
    .where('_id', '=', id)
    .execute();
  await db
    .updateTable('followups')
    .set({ completedAt: at })
    .where('_id', '=', lead._id)
    .where('completedAt', '>=', since)
    .execute();
}
