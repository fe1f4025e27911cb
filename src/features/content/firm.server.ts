import { isEmail } from '~/model/fields';
import type { Firm, ReadFirm } from '~/model/firm';
import type { Config } from '~/platform/config/config';
import type { Database } from '~/platform/db/schema';
import { publishedIn } from './server/read/words-store';
import { wordsKey } from './server/read/words-version';
import { site } from './types/site/site';

/**
 * For mails, answers of the API and all else that no page draws: whoever asks looks at the version, and what was published is read
 * again only where there is another. Without a database it goes on with what it has. Where it has nothing that is a fault: a mail
 * that waits for the database is better than one in the name that the firm had to begin with.
 */
export function firmReader(db: Database, { mailFrom }: Pick<Config, 'mailFrom'>): ReadFirm {
  let known: { version: string | undefined; firm: Firm } | undefined;

  async function look() {
    const version = await versionIn(db);
    // Versions may be lost, as by a backup that was brought back: the first look does not go by them.
    if (known && known.version === version) return known.firm;
    const rows = await publishedIn(db, [site.name]);
    const firm = reachable(site.wordsOf(rows.map(({ data }) => data)), mailFrom);
    known = { version, firm };
    return firm;
  }

  return () =>
    look().catch((fault) => {
      if (known) return known.firm;
      throw fault;
    });
}

/**
 * What was published before addresses had to be some may say anything in their place, and a header of a mail is nobody's to fill:
 * answers go to the sender then, as they do of a mail that names nobody else.
 */
function reachable(firm: Firm, mailFrom: string): Firm {
  const sender = /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? mailFrom;
  const orSender = ({ address }: { address: string }) => ({ address: isEmail(address) ? address : sender });
  const { hello, support, sales, careers } = firm.mails;
  const mails = {
    ...{ hello: orSender(hello), support: orSender(support) },
    ...{ sales: orSender(sales), careers: orSender(careers) },
  };
  return { ...firm, mails };
}

async function versionIn(db: Database) {
  const row = await db
    .selectFrom('tableVersions')
    .select('version')
    .where('table', '=', wordsKey(site.name))
    .executeTakeFirst();
  return row?.version;
}
