import { placeName } from '~/features/quotation/place-words';
import { phoneWords } from '~/lib/phone-words';
import { dateInWords } from '~/lib/time';
import { LineList } from './line-list';
import type { QuotationRead, ReadProps } from './quotation-read';
import { Sums } from './sums';

interface LetterProps extends ReadProps {
  onTick: (options: readonly number[]) => void;
}

/** Who offers what to whom, line by line, and on which terms. */
export function Letter({ quotation, token, options, onTick }: LetterProps) {
  const { terms } = quotation;
  return (
    <article
      aria-label="Quotation"
      className="grid gap-8 rounded-leaf border border-line bg-surface p-5 shadow-float sm:p-8 lg:p-12 print:gap-6 print:rounded-none print:border-0 print:p-0 print:shadow-none"
    >
      <LetterHead quotation={quotation} />
      <LineList {...{ quotation, options, onTick }} />
      <Sums {...{ quotation, token, options }} />
      {terms && (
        <section aria-labelledby="terms-title">
          <h2 id="terms-title" className="mb-2 text-xl">
            Terms
          </h2>
          <p className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">{terms}</p>
        </section>
      )}
      <ToPay {...quotation} />
    </article>
  );
}

function LetterHead({ quotation }: Pick<LetterProps, 'quotation'>) {
  const { number, revision, sentAt, validUntil, placeOfSupply, customer, seller } = quotation;
  const facts = [
    ['Number', number],
    ['Revision', revision > 1 ? String(revision) : ''],
    ['Date', sentAt && dateInWords(sentAt)],
    ['Valid until', dateInWords(validUntil)],
    ['Place of supply', placeName(placeOfSupply)],
  ] as const;
  return (
    <header className="grid gap-6 border-b border-line pb-8 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
      <p className="col-span-full hidden font-heading text-2xl font-semibold print:block">
        Quotation {number}
      </p>
      <Party title="From" name={seller.legalName} lines={[seller.address]}>
        {[seller.gstin && `GSTIN ${seller.gstin}`, seller.pan && `PAN ${seller.pan}`]}
      </Party>
      <Party
        title="For"
        name={customer.company || customer.name}
        lines={[
          customer.company && customer.name,
          customer.address,
          customer.email,
          phoneWords(customer.phone),
        ]}
      >
        {[customer.gstin && `GSTIN ${customer.gstin}`, customer.sez && 'Special economic zone']}
      </Party>
      <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </header>
  );
}

interface PartyProps {
  title: string;
  name: string;
  lines: readonly string[];
  /** By which the tax office knows them. */
  children: readonly (string | false)[];
}

const Party = ({ title, name, lines, children }: PartyProps) => (
  <section aria-label={title} className="grid content-start gap-1 text-sm wrap-anywhere">
    <p className="text-muted">{title}</p>
    <p className="text-base font-semibold">{name}</p>
    {[...lines, ...children].map((line) =>
      line ? (
        <p key={line} className="whitespace-pre-line">
          {line}
        </p>
      ) : null,
    )}
  </section>
);

function ToPay({ seller: { bank, upi } }: QuotationRead) {
  if (!bank && !upi) return null;
  return (
    <section aria-labelledby="pay-title">
      <h2 id="pay-title" className="mb-2 text-xl">
        To pay
      </h2>
      <p className="text-sm whitespace-pre-line wrap-anywhere">{bank}</p>
      {upi && <p className="text-sm wrap-anywhere">UPI {upi}</p>}
    </section>
  );
}
