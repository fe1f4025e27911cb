import { keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { career } from '~/features/career/career';
import { inFigures } from '~/lib/figures';
import { useCall } from '~/lib/use-call';
import { classNames } from '~/ui/class-names';
import { EmptyState } from '~/ui/empty-state';
import { LoadFault, Panel } from '~/ui/panel';
import type { hiringCall } from '../../hiring-call';
import { useDaysLookedAt } from '../days-looked-at';
import { filteredList } from '../list-links';
import { PeriodBar } from '../period-bar';
import { PlotsLoading } from '../plots-loading';
import { Totals } from '../totals';
import { HiringBars } from './hiring-bars';
import { shareWords } from './hiring-words';
import { StageBars } from './stage-bars';

/** How the applications of some days went. */
export function HiringDesk() {
  const period = useDaysLookedAt();
  const { from, to } = period;
  const hiring = useCall<typeof hiringCall>(
    [career.name, 'hiring', from, to],
    `/insights/hiring?from=${from}&to=${to}`,
    { placeholderData: keepPreviousData },
  );
  const days = { 'from.date': from, 'to.date': to };
  return (
    <>
      <h1 className="mb-4 text-2xl">Hiring</h1>
      <PeriodBar {...period} />
      {hiring.isError && (
        <LoadFault
          words={`The applications could not be counted. ${hiring.error.message}`}
          onRetry={() => hiring.refetch()}
        />
      )}
      {hiring.isPending && <PlotsLoading />}
      {hiring.data && !hiring.isError && (
        <div
          aria-busy={hiring.isPlaceholderData}
          className={classNames(
            'grid min-w-0 gap-4 transition-opacity',
            hiring.isPlaceholderData && 'opacity-60',
          )}
        >
          <Totals figures={totalsOf(hiring.data.total, days)} />
          {hiring.data.total.erased > 0 && (
            <p className="text-sm text-muted">
              {inFigures(hiring.data.total.erased)} of these applications are erased since. They are counted
              by how they ended; no list shows them.
            </p>
          )}
          <Panel title="What became of them">
            {hiring.data.total.came === 0 ? (
              <EmptyState title="Nobody applied on these days.">
                Applications from the site are counted here, by the day on which they came. Choose other days.
              </EmptyState>
            ) : (
              <div className="grid gap-px bg-line xl:grid-flow-dense xl:grid-cols-2">
                <StageBars {...{ days }} stages={hiring.data.stages} />
                <HiringBars
                  {...{ days }}
                  title="By opening"
                  divider="Opening"
                  field="opening"
                  groups={hiring.data.byOpening}
                />
                <HiringBars
                  {...{ days }}
                  title="By source"
                  divider="Source"
                  field="channel"
                  groups={hiring.data.bySource}
                />
              </div>
            )}
          </Panel>
        </div>
      )}
    </>
  );
}

function totalsOf(total: z.output<typeof hiringCall.answer>['total'], days: Record<string, string>) {
  const { came, interviewed, offered, hired, rejected, withdrawn, declined, erased, medianDaysToHire } =
    total;
  const listed = (count: number, filters: Record<string, string> = {}) =>
    count > 0 && erased === 0 ? filteredList(career, { ...filters, ...days }) : undefined;
  return [
    { term: 'Applied', words: inFigures(came), to: listed(came) },
    { term: 'Came to an interview', words: shareWords(interviewed, came) },
    { term: 'Offered', words: inFigures(offered) },
    { term: 'Offers accepted', words: shareWords(hired, hired + declined) },
    { term: 'Hired', words: inFigures(hired), to: listed(hired, { 'is.status': 'Hired' }) },
    {
      term: 'Half hired within',
      words: medianDaysToHire === null ? 'None yet' : `${inFigures(medianDaysToHire)} days`,
    },
    {
      term: 'Rejected',
      words: inFigures(rejected),
      // The list has what was withdrawn among what was rejected.
      to: withdrawn === 0 ? listed(rejected, { 'is.status': 'Rejected' }) : undefined,
    },
    { term: 'Withdrawn by applicants', words: inFigures(withdrawn) },
  ];
}
