import { WriteMail } from '~/features/mails/write-about';
import type { Resource } from '~/model/resource';
import { useMay } from '~/platform/auth/ui/session';
import type { Talk } from '~/records/ui/panel/talk';
import { followup } from '../followup';
import { OutcomeBar, type OutcomeBarProps } from './outcome-bar';

/** Whoever was called is asked how it went, whoever writes does so here. */
export const talkAbout =
  (resource: Resource): Talk =>
  (row, state) => (
    <>
      {state.reached && state.reached.way !== 'mail' && (
        <Outcome
          key={state.reached.at}
          resource={resource}
          row={row}
          way={state.reached.way}
          at={state.reached.at}
          onDone={state.onDone}
        />
      )}
      <WriteMail resource={resource} row={row} {...state} />
    </>
  );

const Outcome = (props: OutcomeBarProps) =>
  useMay()(`${followup.area}:edit`) ? <OutcomeBar {...props} /> : null;
