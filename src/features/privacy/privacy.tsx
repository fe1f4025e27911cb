import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { PrivacyDesk } from './ui/privacy-desk';

/** What is held on a person, a copy of it, and to be forgotten; how long things are kept. */
export default function PrivacyPage() {
  return useMay()('privacy:read') ? <PrivacyDesk /> : <Refusal title="Privacy" />;
}
