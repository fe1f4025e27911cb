import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { AssignmentSection } from './ui/assignment-section';
import { AwaySection } from './ui/away-section';
import { BusinessSection } from './ui/business-section';
import { WorkingHoursSection } from './ui/working-hours-section';

/** What is settled for the whole house. */
export default function SettingsPage() {
  const may = useMay();
  if (!may('settings:read')) return <Refusal title="Settings" />;
  return (
    <>
      <h1 className="mb-4 text-2xl">Settings</h1>
      <AssignmentSection />
      <AwaySection />
      <WorkingHoursSection />
      <BusinessSection />
    </>
  );
}
