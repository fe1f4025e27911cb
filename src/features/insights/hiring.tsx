import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { HiringDesk } from './ui/hiring/hiring-desk';

/** How long applications wait at each stage, where they come from, and what becomes of them. */
export default function HiringPage() {
  return useMay()('insights:read') ? <HiringDesk /> : <Refusal title="Hiring" />;
}
