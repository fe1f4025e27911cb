import { Link } from 'react-router';
import { newQuotationAt, quotationAt } from '~/model/quotation-address';
import type { AnyRecord } from '~/model/resource';
import { ResourceList } from '~/records/ui/list/resource-list';
import { Icon } from '~/ui/icon';
import { quotation } from './quotation';
import { QuotationSums } from './ui/quotation-sums';
import { UnsettledNote } from './ui/unsettled-note';

export default function QuotationPage() {
  return (
    <>
      <UnsettledNote />
      <ResourceList
        resource={quotation}
        pageOf={({ _id }) => quotationAt(_id)}
        addPage={newQuotationAt({})}
        // What was sent has a number: it is taken back on its page.
        isDeletable={({ status }) => status === 'Draft'}
        work={work}
        sums={(query) => <QuotationSums query={query.toString()} />}
      />
    </>
  );
}

/** Where a link has led to the panel: its lines and what can be done with it stand on its page. */
const work = ({ _id }: AnyRecord) => (
  <Link
    to={quotationAt(_id)}
    className="flex min-h-11 items-center gap-3 rounded-md border border-line px-3 text-sm font-medium hover:border-control"
  >
    <Icon name="file" className="size-4.5 shrink-0 text-muted" />
    Open the quotation
    <Icon name="arrow" className="ml-auto size-4 shrink-0 text-muted" />
  </Link>
);
