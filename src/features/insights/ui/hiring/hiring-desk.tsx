import { keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { career } from '~/features/career/career';
import { inFigures } from '~/lib/figures';
import { useCall } from '~/lib/use-call';
import type { hiringCall } from '../../hiring-call';
import { BecamePlots, DaysDesk } from '../days-desk';
import { useDaysLookedAt } from '../days-looked-at';
import { Totals } from '../totals';
import { HiringBars } from './hiring-bars';
import { hiringList, type ListedFigure } from './hiring-lists';
import { shareWords } from './hiring-words';
import { StageBars } from './stage-bars';

type Hiring = z.output<typeof hiringCall.answer>;

const NOBODY_APPLIED = {
  title: 'Nobody applied on these days.',
  words: 'Applications from the site are counted here, by the day on which they came. Choose other days.',
};

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
    <DaysDesk title="Hiring" fault="The applications could not be counted." period={period} counted={hiring}>
      {({ total, stages, byOpening, bySource }) => (
        <>
          <Totals figures={totalsOf(total, days)} />
          {total.erased > 0 && (
            <p className="text-sm text-muted">
              {inFigures(total.erased)} of these applications are erased since. They are counted by how they
              ended; no list shows them.
            </p>
          )}
          <BecamePlots none={total.came === 0 ? NOBODY_APPLIED : undefined}>
            <StageBars days={days} stages={stages} />
            <HiringBars
              {...{ title: 'By opening', divider: 'Opening', field: 'opening', days }}
              groups={byOpening}
            />
            <HiringBars
              {...{ title: 'By source', divider: 'Source', field: 'channel', days }}
              groups={bySource}
            />
          </BecamePlots>
        </>
      )}
    </DaysDesk>
  );
}

function totalsOf(total: Hiring['total'], days: Record<string, string>) {
  const { came, interviewed, hired, declined, medianDaysToHire } = total;
  const counted = (term: string, name: ListedFigure, words = inFigures(total[name])) => ({
    term,
    words,
    to: hiringList(total, name, days),
  });
  return [
    counted('Applied', 'came'),
    counted('Came to an interview', 'interviewed', shareWords(interviewed, came)),
    counted('Offered', 'offered'),
    { term: 'Offers accepted', words: shareWords(hired, hired + declined) },
    counted('Hired', 'hired'),
    {
      term: 'Half hired within',
      words: medianDaysToHire === null ? 'None yet' : `${inFigures(medianDaysToHire)} days`,
    },
    counted('Rejected', 'rejected'),
    counted('Withdrawn by applicants', 'withdrawn'),
  ];
}
