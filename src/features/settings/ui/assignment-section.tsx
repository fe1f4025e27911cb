import { Section, SheetLoading, sheet } from '~/features/account/my-section';
import { AssignmentForm } from '~/features/followup/assignment-form';
import { requirements } from '~/model/leads/requirements';
import { useMay } from '~/platform/auth/ui/session';

/** Whose a new lead is, for those who settle it. */
export function AssignmentSection() {
  if (!useMay()('settings:edit')) return null;
  return (
    <Section
      title="Assignment"
      lead="Whose a new lead is. Who is known to somebody stays theirs; who is blocked or away is passed over."
    >
      <AssignmentForm requirements={requirements} loading={<SheetLoading />} className={sheet} />
    </Section>
  );
}
