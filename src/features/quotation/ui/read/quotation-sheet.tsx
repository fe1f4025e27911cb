import { phoneWords } from '~/lib/phone-words';
import { dateInWords } from '~/lib/time';
import { Panel } from '~/ui/panel';
import { countryName, isTaxed, placeWords } from '../../place-words';
import { totalsWith } from '../../price';
import { type Quotation, useBusiness } from '../quotation-queries';
import { PricedLines } from './priced-lines';
import { Totals } from './totals';

type Shown = Pick<
  Quotation,
  'customer' | 'lines' | 'totals' | 'placeOfSupply' | 'validUntil' | 'terms' | 'acceptance'
>;

/** What a quotation says, to read: as the customer reads it. */
export function QuotationSheet({ quotation }: { quotation: Shown }) {
  const { customer, lines, totals, placeOfSupply, validUntil, terms, acceptance } = quotation;
  const { sez, country } = customer;
  const ourState = useBusiness().data?.stateCode ?? '';
  const facts = [
    ['Name', customer.name],
    ['Company', customer.company],
    ['Email', customer.email],
    ['Phone', phoneWords(customer.phone)],
    ['GSTIN', customer.gstin],
    ['Address', customer.address],
    ['Country', country === 'IN' ? '' : countryName(country)],
    ['Place of supply', placeWords({ placeOfSupply, sez, ourState })],
    ['Valid until', dateInWords(validUntil)],
  ] as const;
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 gap-5">
        <Panel title="Lines">
          <PricedLines lines={lines} isTaxed={isTaxed({ placeOfSupply })} taken={acceptance?.options} />
          <div className="border-t border-line px-4 py-4 sm:px-5">
            <div className="sm:ml-auto sm:max-w-sm">
              {/* What was taken counts, as on the customer's page. */}
              <Totals totals={acceptance ? totalsWith(lines, acceptance.options) : totals} />
            </div>
          </div>
        </Panel>
        {terms && (
          <Panel title="Terms">
            <p className="px-4 py-4 text-sm whitespace-pre-line wrap-anywhere sm:px-5">{terms}</p>
          </Panel>
        )}
      </div>
      <Panel title="For">
        <dl className="grid gap-y-3 px-4 py-4 text-sm sm:px-5">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt className="text-muted">{label}</dt>
                  <dd className="font-medium whitespace-pre-line wrap-anywhere">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Panel>
    </div>
  );
}
