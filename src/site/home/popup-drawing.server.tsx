import type { SampleDrawing } from '~/features/content/types/popups/entry';
import { CallSummary } from './popup-call.server';
import { FlowSteps } from './popup-flow.server';
import { LeaveCalendar } from './popup-leave.server';
import { ThreeWayMatch } from './popup-match.server';
import { RiskMatrix } from './popup-risk.server';
import { TicketTimeline } from './popup-ticket.server';

/** What is drawn within a sample, as its words say it. */
export function PopupDrawing({ of }: { of: SampleDrawing }) {
  switch (of.shape) {
    case 'ticket':
      return <TicketTimeline {...of} />;
    case 'call':
      return <CallSummary {...of} />;
    case 'risk':
      return <RiskMatrix {...of} />;
    case 'match':
      return <ThreeWayMatch {...of} />;
    case 'leave':
      return <LeaveCalendar {...of} />;
    case 'flow':
      return <FlowSteps {...of} />;
  }
}
