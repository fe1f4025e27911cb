import type { z } from 'zod';
import { rupees } from '~/lib/figures';
import { lateness } from '~/lib/relative-time';
import { dayOf, formatDate, now } from '~/lib/time';
import { labelOf } from '~/model/fields';
import { requirements } from '~/model/leads/requirements';
import { statusOf } from '~/model/leads/stages';
import { Mark } from '~/ui/mark';
import type { followup } from '../followup';
import { nextKinds } from '../followup-form';

export type Lead = z.output<typeof followup.row>;

/** What one wants to know of a lead before it is opened: what it is about, what it is worth, whose it is and what comes next. */
export function CardBody({ lead }: { lead: Lead }) {
  const { requirement, remarks, valuePaise, ownerName } = lead;
  const about = requirement ? labelOf(requirements, requirement) : remarks.at(-1)?.val;
  return (
    <>
      {about && <span className="line-clamp-2 text-xs text-muted wrap-anywhere">{about}</span>}
      {valuePaise !== null && <span className="font-medium tabular-nums">{rupees(valuePaise)}</span>}
      <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-xs text-muted">
        <NextStep lead={lead} />
        <span className="min-w-0 truncate">{ownerName || 'Nobody’s'}</span>
      </span>
    </>
  );
}

function NextStep({ lead: { stage, nextDate, nextTime, nextKind } }: { lead: Lead }) {
  if (statusOf[stage] === 'Completed') return null;
  if (!nextDate) return <Mark tone="bad">Unplanned</Mark>;
  const kind = nextKind && labelOf(nextKinds, nextKind);
  const isLate = nextDate < dayOf(now());
  const isToday = nextDate === dayOf(now());
  return (
    <span className="flex flex-wrap items-center gap-x-2 tabular-nums">
      {isLate || isToday ? (
        <Mark tone={isLate ? 'bad' : 'busy'}>{lateness(nextDate)}</Mark>
      ) : (
        <span>{formatDate(nextDate)}</span>
      )}{' '}
      <span>{[nextTime, kind].filter(Boolean).join(' ')}</span>
    </span>
  );
}
