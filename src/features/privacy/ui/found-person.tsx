import { type Ref, useId, useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '~/lib/time';
import { useMay } from '~/platform/auth/ui/session';
import { TableSheet } from '~/records/ui/list/table-sheet';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { Table } from '~/ui/table/table';
import type { PersonalRecord } from '../privacy-call';
import { NamedIn } from './named-in';
import { amountWords, exportPerson, type Found } from './person';
import { addressOf, kindOf, places } from './record-links';
import { StayingRecords } from './staying-records';
import { WhoseAreThese } from './whose-are-these';

interface FoundPersonProps {
  ref: Ref<HTMLElement>;
  found: Found;
  onFind: (who: string) => Promise<void>;
  onErase: () => void;
  onExported: () => void;
}

/** All that is held on somebody, by kind, and what can be done with it. */
export function FoundPerson({ ref, found, onFind, onErase, onExported }: FoundPersonProps) {
  const id = useId();
  const mayErase = useMay()('privacy:edit');
  const [exporting, setExporting] = useState(false);
  const { who, records, more, amounts, wouldErase, also, moreAlso, namedIn, moreNamedIn } = found;
  const words = amountWords(amounts);
  const isEmpty = words.length === 0 && namedIn.length === 0;

  async function hand() {
    setExporting(true);
    await exportPerson(who);
    setExporting(false);
    onExported();
  }

  return (
    <section
      ref={ref}
      aria-labelledby={id}
      tabIndex={-1}
      className="mb-10 scroll-mt-20 overflow-hidden rounded-lg border border-line bg-surface focus-visible:outline-none"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 p-4 sm:p-5">
        <div className="min-w-0">
          <h2 id={id} className="text-xl wrap-anywhere">
            {who}
          </h2>
          {/* Where there is nothing the sheet below says so to those who see it. */}
          <p role="status" className={isEmpty ? 'sr-only' : 'mt-1 text-sm text-muted tabular-nums'}>
            {words.join(', ') || (isEmpty ? 'Nothing is held.' : 'Nothing is held but what others say.')}
          </p>
        </div>
        {!isEmpty && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" busy={exporting} busyLabel="Exporting..." onClick={hand}>
              <Icon name="download" className="size-4.5" />
              Export all
            </Button>
            {mayErase && amountWords(wouldErase).length > 0 && (
              <Button size="sm" variant="danger" onClick={onErase}>
                <Icon name="trash" className="size-4.5" />
                Erase...
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="px-4 pb-4 empty:hidden sm:px-5">
        <WhoseAreThese goesAlong={found.goesAlong} what="is found, too, and goes out with “Export all”" />
      </div>
      {records.length > 0 && (
        <div className="border-t border-line bg-sunken/40 p-3 xl:bg-transparent xl:p-0 [&>div]:mb-0 [&>div]:rounded-none xl:[&>div]:border-0">
          <TableSheet>
            <Table
              caption={`Records of ${who}`}
              columns={columns}
              rows={records}
              rowKey="_id"
              heading="resource"
            />
          </TableSheet>
          <div className="xl:px-4 xl:pb-4 xl:empty:hidden">
            {more && (
              <p className="mt-2 text-sm text-muted">
                The first 200 of each kind are listed. An export or an erasure takes all of them.
              </p>
            )}
            <StayingRecords records={records} />
          </div>
        </div>
      )}
      {isEmpty && (
        <div className="border-t border-line">
          <EmptyState title="Nothing is held on this person.">
            Try their other address or number: each is looked for by itself.
          </EmptyState>
        </div>
      )}
      <NamedIn namedIn={namedIn} more={moreNamedIn} />
      {also.length > 0 && <Also also={also} moreAlso={moreAlso} onFind={onFind} />}
    </section>
  );
}

const filesIn = ({ files }: PersonalRecord) =>
  files === 0 ? '' : files === 1 ? ', 1 file' : `, ${files} files`;

const columns = [
  {
    title: 'Kind',
    field: 'resource' as const,
    cell: (record: PersonalRecord) => (
      <Link
        to={addressOf(record)}
        className="underline decoration-line underline-offset-4 hover:decoration-text"
      >
        {kindOf(record.resource)?.title ?? record.resource}
      </Link>
    ),
  },
  { title: 'Name', field: 'title' as const },
  {
    title: 'Date',
    field: 'date' as const,
    cell: ({ date }: PersonalRecord) => (date ? formatDate(date) : ''),
  },
  {
    title: 'Lies in',
    field: 'state' as const,
    cell: (record: PersonalRecord) => `${places[record.state]}${filesIn(record)}`,
  },
  {
    title: 'Erasure',
    field: 'staysBecause' as const,
    cell: ({ staysBecause }: PersonalRecord) =>
      staysBecause ? <span className="font-medium text-on-warning-soft">Stays</span> : 'Goes',
  },
];

function Also({
  also,
  moreAlso,
  onFind,
}: Pick<Found, 'also' | 'moreAlso'> & Pick<FoundPersonProps, 'onFind'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-3 text-sm sm:px-5">
      <p className="text-muted">Also on these records:</p>
      <ul className="flex flex-wrap gap-2">
        {also.map((one) => (
          <li key={one} className="min-w-0">
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Find ${one}`}
              className="font-normal wrap-anywhere"
              onClick={() => onFind(one)}
            >
              <Icon name="search" className="size-4" />
              {one}
            </Button>
          </li>
        ))}
      </ul>
      {moreAlso && <p className="text-muted">and others, which stand on the records themselves.</p>}
    </div>
  );
}
