import { useId, useRef, useState } from 'react';
import { career } from '~/features/career/career';
import { isClosed } from '~/features/career/stages';
import type { ownersCall } from '~/features/followup/followup';
import { useCall } from '~/lib/use-call';
import type { AnyRecord } from '~/model/resource';
import { useMay } from '~/platform/auth/ui/session';
import { usePanelKeys } from '~/records/ui/panel/use-panel-keys';
import { Button } from '~/ui/button';
import { LoadFault } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import type { Interview, interviewsCall } from './interview-calls';
import { InterviewDialog } from './ui/interview-dialog';
import { PlannedInterview } from './ui/planned-interview';

interface InterviewsOfProps {
  application: AnyRecord;
  /** Somebody was invited: how far the application is may follow. */
  onInvited: () => void;
}

const KEY = 'i';

/** Who talks to an applicant and when: those to come, and what has been. */
export function InterviewsOf(props: InterviewsOfProps) {
  return useMay()(`${career.area}:edit`) ? <Interviews {...props} /> : null;
}

function Interviews({ application, onInvited }: InterviewsOfProps) {
  const { _id, name, status, isSpam } = application;
  const headingId = useId();
  const [open, setOpen] = useState<Interview | 'new'>();
  const asked = useCall<typeof interviewsCall>([career.name, 'interviews', _id], `/career/${_id}/interviews`);
  const interviews = asked.data?.interviews ?? [];
  const owners = useCall<typeof ownersCall>(['owners'], '/followup/owners', {
    enabled: interviews.length > 0,
  });
  const mayInvite = asked.data !== undefined && !isClosed(status) && !isSpam;
  const section = useRef<HTMLElement>(null);
  usePanelKeys(section, (key) => {
    if (key !== KEY || !mayInvite) return false;
    setOpen('new');
    return true;
  });
  if (asked.data && interviews.length === 0 && !mayInvite) return null;
  return (
    <section ref={section} aria-labelledby={headingId} className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={headingId} className="text-base">
          Interviews
        </h3>
        {mayInvite && (
          <Button
            size="sm"
            variant="secondary"
            aria-keyshortcuts={KEY}
            title={`Key ${KEY}`}
            onClick={() => setOpen('new')}
          >
            Invite to an interview
          </Button>
        )}
      </div>
      {asked.isPending && <Skeleton className="h-10" />}
      {asked.isError && !asked.data && (
        <LoadFault
          words={`The interviews could not be loaded. ${asked.error.message}`}
          onRetry={() => void asked.refetch()}
        />
      )}
      {asked.data && interviews.length === 0 && <p className="text-sm text-muted">None yet.</p>}
      {interviews.length > 0 && (
        <ul className="grid gap-3 text-sm">
          {interviews.map((interview) => (
            <PlannedInterview
              key={interview._id}
              careerId={_id}
              interview={interview}
              staff={owners.data ?? []}
              onChange={mayInvite ? () => setOpen(interview) : undefined}
            />
          ))}
        </ul>
      )}
      {open && asked.data && (
        <InterviewDialog
          careerId={_id}
          name={String(name)}
          planned={open === 'new' ? undefined : open}
          usual={interviews[0]}
          proposed={asked.data.proposed}
          onClose={() => setOpen(undefined)}
          onSaved={open === 'new' ? onInvited : () => {}}
        />
      )}
    </section>
  );
}
