import { z } from 'zod';
import type { Firm } from '~/model/firm';
import { entrySources } from '~/model/leads/source';
import { isStaff } from '~/model/permissions';
import { usableAccounts } from '~/platform/auth/usable-accounts';
import { shareCommit } from '~/platform/db/engine/commit/share-commit';
import type { Database } from '~/platform/db/schema';
import { takeMail } from '~/platform/limits/mail-limit';
import { letterOf } from '~/platform/mail/letter';
import type { FactList } from '~/platform/mail/parts';
import { defineMail } from '~/platform/mail/template';

/** Whom a form must name, so that it can be answered. */
export type Sender = z.ZodType<{ name: string; email: string }>;

const record = z.object({
  _id: z.string(),
  reference: z.string(),
  /** One of their words: staff have written it down. */
  source: z.string().nullish(),
});

const isEntered = (source: unknown) => Object.hasOwn(entrySources, String(source));
const ENTERED = 'A colleague has written this down.';

type Link = Extract<Parameters<typeof letterOf>[1][number], { href: string }>;

interface Words<Form extends Sender, Row = z.output<Form>> {
  /** Its name and title begin those of the templates; its path is where the staff finds the record. */
  resource: { name: string; path: string; title: string };
  form: Form;
  /** What was sent, as people read it; what was left empty is passed over. */
  facts(row: Row): FactList;
  receipt: {
    subject: string;
    thanks(name: string): string;
    /** Who reads the answer. */
    replyTo: keyof Firm['mails'];
    /** Where it stands for who has sent it, as long as it is there. */
    link?(row: { _id: string }, context: { db: Database; publicUrl: string }): Promise<Link>;
  };
  alert: { subject(row: Row): string; news: string };
}

async function worksHere(db: Database, email: string) {
  const account = await usableAccounts(db).select('role').where('email', '=', email).executeTakeFirst();
  return isStaff(account?.role);
}

/** What may be told or not. */
export const inBrackets = (words: string) => (words ? ` (${words})` : '');

/** The two mails that follow from a visitor's form: one to the visitor, one to the staff. */
export function submissionMails<Form extends Sender>({ resource, form, facts, ...words }: Words<Form>) {
  const data = z.intersection(form, record);
  const factsOf = (row: z.output<typeof data>): FactList => [
    ['Reference', row.reference],
    ...facts(row).filter(([, value]) => value),
  ];

  const receipt = defineMail({
    name: `${resource.name}-receipt`,
    title: `${resource.title}: receipt`,
    data,
    async compose(row, { db, publicUrl, firm, recipient, attempts }) {
      // Anybody can type somebody else's address. A mail that is tried again was allowed at the first try.
      const mayGo = () => shareCommit(db, (shared) => takeMail(shared, 'receipt', recipient));
      if (attempts === 1 && !(await mayGo())) return undefined;
      const { subject, thanks, replyTo, link } = words.receipt;
      const [mobile] = firm.mobiles;
      const quote = `If you call us first${mobile ? `, on ${mobile.number}` : ''}, please quote ${row.reference}.`;
      const links = link ? [await link(row, { db, publicUrl })] : [];
      const parts = [`Hello ${row.name},`, thanks(firm.name), { facts: factsOf(row) }, ...links, quote];
      return letterOf(`${subject} ${row.reference}`, parts, firm.mails[replyTo].address);
    },
  });

  const alert = defineMail({
    name: `${resource.name}-alert`,
    title: `${resource.title}: alert to staff`,
    forStaff: true,
    data,
    async compose(row, { db, publicUrl, recipient }) {
      // It tells of a person. Who has left since it was written, or before it is sent once more, is told no more of anybody.
      if (!(await worksHere(db, recipient))) return undefined;
      const href = `${publicUrl}/dashboard/${resource.path}?record=${row._id}`;
      const link = { href, label: 'Open it in the dashboard' };
      const news = isEntered(row.source) ? ENTERED : words.alert.news;
      return letterOf(
        words.alert.subject(row),
        [news, { facts: factsOf(row) }, link],
        row.email || undefined,
      );
    },
  });

  return { receipt, alert };
}
