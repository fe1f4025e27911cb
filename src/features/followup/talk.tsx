import type { Resource } from '~/model/resource';
import { useMay } from '~/platform/auth/ui/session';
import type { Talk } from '~/records/ui/panel/talk';
import { followup } from './followup';
import { MailThenNext } from './ui/next/mail-then-next';
import { OutcomeBar, type OutcomeBarProps } from './ui/outcome-bar';

/** Whoever was called is asked how it went, whoever writes does so here. Where no lead is open there is no next step to plan. */
export const talkAbout =
  (resource: Resource, mayPlan = true): Talk =>
  (row, state) => (
    <>
      {state.reached && state.reached.way !== 'mail' && (
        <Outcome
          key={state.reached.at}
          resource={resource}
          row={row}
          way={state.reached.way}
          at={state.reached.at}
          mayPlan={mayPlan}
          onDone={state.onDone}
        />
      )}
      <MailThenNext resource={resource} row={row} {...state} />
    </>
  );

const Outcome = (props: OutcomeBarProps) =>
  useMay()(`${followup.area}:edit`) ? <OutcomeBar {...props} /> : null;
