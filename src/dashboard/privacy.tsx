import { dashboardMeta } from './page-title';
import { PrivacyDesk } from './privacy/privacy-desk';
import { Refusal } from './refusal';
import { useMay } from './session';

export const meta = () => dashboardMeta('Privacy');

/** What is held on a person, a copy of it, and to be forgotten; how long things are kept. */
export default function PrivacyPage() {
  return useMay()('privacy:read') ? <PrivacyDesk /> : <Refusal title="Privacy" />;
}
