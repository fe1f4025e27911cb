import { MINUTE, SECOND } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { type Role, reach } from '~/model/permissions';
import type { mailTroubleCall } from './outbox-call';
import { troubleWords } from './trouble-words';

const LOOK_EVERY_MS = MINUTE;
/** Once it is told, it goes soon after the trouble is over. */
const LOOK_AGAIN_MS = 15 * SECOND;

/** What is wrong with the mails, for those who can do something about it; under the outbox's key, so that a retry asks anew. */
export function useMailTrouble(role: Role) {
  const trouble = useCall<typeof mailTroubleCall>(['outbox', 'trouble'], '/outbox/trouble', {
    enabled: reach(role, 'outbox:read') !== 'none',
    refetchInterval: ({ state }) => (state.data && troubleWords(state.data) ? LOOK_AGAIN_MS : LOOK_EVERY_MS),
  });
  return trouble.data && troubleWords(trouble.data);
}
