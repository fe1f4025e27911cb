import { z } from 'zod';
import { dateInWords, momentInWords } from '~/lib/time';
import type { Firm } from '~/model/firm';
import { inRupees } from '~/model/money/rupees';
import type { Database } from '~/platform/db/schema';
import { letterOf } from '~/platform/mail/letter';
import { type Attachment, defineMail } from '~/platform/mail/template';
import { readAddress } from '~/records/submissions/owner-address';
import { newLink } from './links/links';
import { acceptedTotals, type PaperKind } from './papers/paper-content';
import { fileNameOf, paperOf } from './papers/papers';
import type { StoredQuotation } from './standing';

/** By `_id` and `email` a mail about somebody is found, and erased with them. */
const data = z.object({ _id: z.string(), email: z.string() });

type Stores = Parameters<typeof paperOf>[0];

/** To whom it is for. The link is made when the letter is: nothing that opens it lies in the outbox. */
export const quotationMail = defineMail({
  name: 'quotation-sent',
  title: 'Quotation',
  data,
  async compose({ _id }, { db, files, publicUrl, firm }) {
    const found = await findIn(db, _id, ['Sent', 'Viewed']);
    // Taken back, revised or decided meanwhile.
    if (!found) return undefined;
    const letter = letterOf(
      `Quotation ${found.number}`,
      [
        `Dear ${found.name},`,
        'thank you for asking us. Our quotation is attached, and you can read it online:',
        {
          facts: [
            ['Number', found.number ?? ''],
            ['Total', inRupees(found.totalPaise)],
            ['Valid until', dateInWords(found.validUntil)],
          ],
        },
        { href: await linkTo(db, _id, publicUrl), label: 'Read the quotation', spelled: true },
        'There you can accept it, ask us a question or decline it. You need no account.',
      ],
      await ownerOf(db, found, firm),
    );
    return { ...letter, attachments: [await attached({ db, files }, found, 'quotation')] };
  },
});

/** What they have agreed to, with the page that says so. */
export const acceptedMail = defineMail({
  name: 'quotation-accepted',
  title: 'Quotation accepted',
  data,
  async compose({ _id }, { db, files, publicUrl, firm }) {
    const found = await findIn(db, _id, ['Accepted']);
    if (!found) return undefined;
    const letter = letterOf(
      `Quotation ${found.number} is accepted`,
      [
        `Dear ${found.name},`,
        'thank you for your order. The quotation as it was accepted is attached, with a certificate as its last page.',
        {
          facts: [
            ['Number', found.number ?? ''],
            ['Total', inRupees(acceptedTotals(found).totalPaise)],
            ['Accepted', momentInWords(found.decidedAt ?? '')],
          ],
        },
        { href: await linkTo(db, _id, publicUrl), label: 'Read the quotation', spelled: true },
      ],
      await ownerOf(db, found, firm),
    );
    return { ...letter, attachments: [await attached({ db, files }, found, 'certificate')] };
  },
});

const findIn = (db: Database, id: string, statuses: readonly string[]) =>
  db
    .selectFrom('quotations')
    .selectAll()
    .where('_id', '=', id)
    .where('status', 'in', statuses)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

const linkTo = async (db: Database, id: string, publicUrl: string) =>
  new URL(`/quotation/${await newLink(db, id)}`, publicUrl).href;

/** Who answers is who owns the lead, if anybody does. */
async function ownerOf(db: Database, { followupId }: StoredQuotation, { mails }: Firm) {
  const lead = followupId
    ? await db.selectFrom('followups').select('ownerId').where('_id', '=', followupId).executeTakeFirst()
    : undefined;
  const address = lead?.ownerId ? await readAddress(db, lead.ownerId) : undefined;
  return address ?? mails.sales.address;
}

async function attached(stores: Stores, found: StoredQuotation, kind: PaperKind): Promise<Attachment> {
  const { bytes } = await paperOf(stores, found._id, kind);
  return { filename: `${fileNameOf(found, kind)}.pdf`, contentType: 'application/pdf', content: bytes };
}
