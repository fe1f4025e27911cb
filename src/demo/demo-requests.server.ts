import { catalogue } from '~/features/iot-product/catalogue';
import type { Author } from '~/model/author';
import { labelOf } from '~/model/fields';
import { requirements } from '~/model/leads/requirements';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { firstRemark } from '~/records/submissions/first-remark';
import { tell } from './demo-history.server';
import { leadsOf } from './demo-leads.server';
import { cameBy } from './demo-visits';
import type { Dice } from './dice';
import { moments } from './moments';
import { cities, wishes } from './words';

const ENQUIRIES = 900;
const EACH = 300;
/** So many who write have written before. */
const AGAIN = 0.12;

interface Submission {
  _id: string;
  date: string;
  deletedAt: null;
  reference: string;
  name: string;
  email: string;
  phone: string;
}

/** What visitors sent in a year, each with its lead: some wrote twice, and the demo client has sent a few of their own. */
export async function addRequests(
  trx: DatabaseTransaction,
  owners: readonly Author[],
  dice: Dice,
  submission: (moment: number) => Submission,
) {
  const { roll, pick } = dice;
  const known: Pick<Submission, 'name' | 'email' | 'phone'>[] = [];
  const own = { email: 'client@demo.example', name: 'Demo Client', phone: '+919818040100' };
  const sender = (index: number) => {
    if (index % 50 === 0) return own;
    return known.length > 0 && roll() < AGAIN ? pick(known) : {};
  };
  const lead = leadsOf(trx, owners, dice);
  const all = [
    ...moments(dice, ENQUIRIES).map((moment) => ({ moment, kind: 'enquiry' as const })),
    ...moments(dice, EACH).map((moment) => ({ moment, kind: 'contact' as const })),
    ...moments(dice, EACH).map((moment) => ({ moment, kind: 'iot-quote' as const })),
  ].sort((one, other) => one.moment - other.moment);
  for (const [index, { moment, kind }] of all.entries()) {
    const row = { ...submission(moment), ...sender(index), ...cameBy(dice, pages[kind]) };
    known.push({ name: row.name, email: row.email, phone: row.phone });
    const { reference } = row;
    if (kind === 'iot-quote') {
      const productName = pick(catalogue).productName;
      const words = `Quote request ${reference}: ${productName}`;
      const request = { resource: kind, row, requirement: productName, firstRemark: words };
      const values = { ...row, productName, ...(await lead(request)) };
      await trx.insertInto('iotQuotes').values(values).execute();
    } else {
      const city = pick(cities);
      const requirement = kind === 'enquiry' || roll() < 0.6 ? pick(wishes) : null;
      const title = kind === 'enquiry' ? `Enquiry ${reference}` : `Contact request ${reference}`;
      const words = firstRemark(title, labelOf(requirements, requirement ?? ''), city);
      const about = await lead({ resource: kind, row, requirement, firstRemark: words });
      const values = { ...row, city, ...about };
      if (kind === 'contact')
        await trx
          .insertInto('contacts')
          .values({ ...values, requirement })
          .execute();
      else
        await trx
          .insertInto('enquiries')
          .values({ ...values, requirement: requirement ?? '' })
          .execute();
    }
    await tell(trx, { resource: kind, recordId: row._id, moment });
  }
}

const pages = { enquiry: '/', contact: '/contact-us', 'iot-quote': '/Iot-products' };
