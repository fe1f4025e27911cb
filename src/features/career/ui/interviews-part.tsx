import { useState } from 'react';
import { InterviewsOf } from '~/features/interview/interviews-of';
import type { Application } from './application';
import { StageDialog } from './stage/stage-dialog';

const BEFORE = ['New', 'In Review'];

/** Interviews; whoever invites to the first one is offered the stage that goes with it. */
export function InterviewsPart({ application }: { application: Application }) {
  const [offers, setOffers] = useState(false);
  return (
    <>
      <InterviewsOf
        application={application}
        onInvited={() => setOffers(BEFORE.includes(application.status ?? ''))}
      />
      {offers && <StageDialog application={application} to="Interview" onClose={() => setOffers(false)} />}
    </>
  );
}
