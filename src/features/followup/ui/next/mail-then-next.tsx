import type { MailedLead } from '~/features/mails/mails-call';
import { WriteMail } from '~/features/mails/write-about';
import type { AnyRecord, Resource } from '~/model/resource';
import { useMay } from '~/platform/auth/ui/session';
import { showFailed } from '~/records/ui/list/outcomes';
import type { TalkState } from '~/records/ui/panel/talk';
import { followup } from '../../followup';
import { useGoOn } from './go-on';

interface MailProps extends TalkState {
  resource: Resource;
  row: AnyRecord;
}

/** A mail, and after it what comes next: nothing more is written down about what was said in it. */
export function MailThenNext({ resource, row, ...state }: MailProps) {
  const { goOn, question } = useGoOn(resource);
  const mayPlan = useMay()(`${followup.area}:edit`);
  async function askNext(lead: MailedLead) {
    if (!lead || !mayPlan) return;
    try {
      await goOn(lead);
    } catch (fault) {
      showFailed(fault, { about: `${followup.messages.updateFailed} ${row._id}` });
    }
  }
  return (
    <>
      <WriteMail resource={resource} row={row} {...state} onSent={askNext} />
      {question}
    </>
  );
}
