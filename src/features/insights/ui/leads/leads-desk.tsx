import { keepPreviousData } from '@tanstack/react-query';
import { followup } from '~/features/followup/followup';
import { inFigures, rupees } from '~/lib/figures';
import { useCall } from '~/lib/use-call';
import { classNames } from '~/ui/class-names';
import { EmptyState } from '~/ui/empty-state';
import { LoadFault, Panel } from '~/ui/panel';
import type { LeadFigures, LeadInsight, leadsCall } from '../../leads-call';
import { useDaysLookedAt } from '../days-looked-at';
import { filteredList } from '../list-links';
import { PeriodBar } from '../period-bar';
import { PlotsLoading } from '../plots-loading';
import { Totals } from '../totals';
import { LeadBars } from './lead-bars';
import { quickShare, waitWords } from './lead-words';

/** What the owner wants to know of the leads of some days. */
export function LeadsDesk() {
  const period = useDaysLookedAt();
  const { from, to } = period;
  const leads = useCall<typeof leadsCall>(['leads', from, to], `/insights/leads?from=${from}&to=${to}`, {
    placeholderData: keepPreviousData,
  });
  const days = { 'from.date': from, 'to.date': to };
  return (
    <>
      <h1 className="mb-4 text-2xl">Leads</h1>
      <PeriodBar {...period} />
      {leads.isError && (
        <LoadFault
          words={`The leads could not be counted. ${leads.error.message}`}
          onRetry={() => leads.refetch()}
        />
      )}
      {leads.isPending && <PlotsLoading />}
      {leads.data && !leads.isError && (
        <div
          aria-busy={leads.isPlaceholderData}
          className={classNames(
            'grid min-w-0 gap-4 transition-opacity',
            leads.isPlaceholderData && 'opacity-60',
          )}
        >
          <LeadTotals total={leads.data.total} days={days} />
          <Panel title="What became of them">
            {leads.data.total.came === 0 ? (
              <EmptyState title="No lead came in on these days.">
                What visitors send and staff write down is counted here. Choose other days.
              </EmptyState>
            ) : (
              <div className="grid gap-px overflow-hidden xl:grid-flow-dense xl:grid-cols-2">
                {barsOf(leads.data).map((bars) => (
                  <LeadBars key={bars.field} {...bars} days={days} />
                ))}
              </div>
            )}
          </Panel>
        </div>
      )}
    </>
  );
}

const barsOf = ({ bySource, byRequirement, byOwner }: LeadInsight) => [
  { title: 'By source', divider: 'Source', field: 'channel', groups: bySource },
  {
    ...{ title: 'By requirement', divider: 'Requirement', field: 'requirement', groups: byRequirement },
    isTall: true,
  },
  { title: 'By person', divider: 'Owner', field: 'ownerId', groups: byOwner },
];

function LeadTotals({ total, days }: { total: LeadFigures; days: Record<string, string> }) {
  const listed = (stage?: string) =>
    filteredList(followup, { ...(stage ? { 'is.stage': stage } : {}), ...days });
  const figures = [
    { term: 'Came', words: inFigures(total.came), to: total.came > 0 ? listed() : undefined },
    { term: 'Answered within 15 minutes', words: quickShare(total) },
    { term: 'Half answered within', words: waitWords(total.medianMinutes) },
    { term: '9 of 10 answered within', words: waitWords(total.p90Minutes) },
    { term: 'Won', words: inFigures(total.won), to: total.won > 0 ? listed('Won') : undefined },
    { term: 'Won, in value', words: rupees(total.wonPaise) || '₹0' },
    { term: 'Lost', words: inFigures(total.lost), to: total.lost > 0 ? listed('Lost') : undefined },
    { term: 'Not answered yet', words: inFigures(total.came - total.answered) },
  ];
  return <Totals figures={figures} />;
}
