import { keepPreviousData } from '@tanstack/react-query';
import { inFigures, rupees } from '~/lib/figures';
import { useCall } from '~/lib/use-call';
import type { LeadFigures, LeadInsight, leadsCall } from '../../leads-call';
import { BecamePlots, DaysDesk } from '../days-desk';
import { useDaysLookedAt } from '../days-looked-at';
import { Totals } from '../totals';
import { LeadBars } from './lead-bars';
import { type ListedFigure, leadCount, leadList } from './lead-lists';
import { quickShare, waitWords } from './lead-words';

const NONE_CAME = {
  title: 'No lead came in on these days.',
  words: 'What visitors send and staff write down is counted here. Choose other days.',
};

/** What the owner wants to know of the leads of some days. */
export function LeadsDesk() {
  const period = useDaysLookedAt();
  const { from, to } = period;
  const leads = useCall<typeof leadsCall>(['leads', from, to], `/insights/leads?from=${from}&to=${to}`, {
    placeholderData: keepPreviousData,
  });
  const days = { 'from.date': from, 'to.date': to };
  return (
    <DaysDesk title="Leads" fault="The leads could not be counted." period={period} counted={leads}>
      {(figures) => (
        <>
          <Totals figures={totalsOf(figures.total, days)} />
          <BecamePlots none={figures.total.came === 0 ? NONE_CAME : undefined}>
            {barsOf(figures).map((bars) => (
              <LeadBars key={bars.field} {...bars} days={days} />
            ))}
          </BecamePlots>
        </>
      )}
    </DaysDesk>
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

function totalsOf(total: LeadFigures, days: Record<string, string>) {
  const counted = (term: string, name: ListedFigure) => ({
    term,
    words: inFigures(leadCount(total, name)),
    to: leadList(total, name, days),
  });
  return [
    counted('Came', 'came'),
    { term: 'Answered within 15 minutes', words: quickShare(total) },
    { term: 'Half answered within', words: waitWords(total.medianMinutes) },
    { term: '9 of 10 answered within', words: waitWords(total.p90Minutes) },
    counted('Won', 'won'),
    { term: 'Won, in value', words: rupees(total.wonPaise) || '₹0' },
    counted('Lost', 'lost'),
    counted('Not answered yet', 'waiting'),
  ];
}
