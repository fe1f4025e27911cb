import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { isAboutToken, SESSION_ENDED, storedToken } from '~/lib/api';
import { type User, whoAmI } from '~/platform/auth/ui/session';
import { clearAllDrafts } from '~/ui/forms/memory-shelf';
import { watchForPerson } from './watch-for-person';

/** Whether the session behind an open dashboard is over, and how to go on after a new login. */
export function useSessionEnd({ _id, role }: User) {
  const queries = useQueryClient();
  const [state, setState] = useState<'open' | 'ended' | 'returned'>('open');

  const goOn = useCallback(
    (person: Pick<User, '_id' | 'role'>) => {
      // Somebody else, or the same person with other rights: nothing on the screen may stay.
      if (person._id !== _id || person.role !== role) {
        clearAllDrafts();
        return location.reload();
      }
      setState((now) => (now === 'open' ? now : 'returned'));
      void queries.invalidateQueries();
    },
    [_id, role, queries],
  );

  useEffect(() => {
    const end = () => setState('ended');
    async function followOtherTab(event: StorageEvent) {
      if (!isAboutToken(event)) return;
      if (!storedToken()) return end();
      const person = await whoAmI().catch(() => undefined);
      if (person) goOn(person);
      // Whose token it is cannot be told: nothing may go on under the wrong name.
      else end();
    }
    addEventListener(SESSION_ENDED, end);
    addEventListener('storage', followOtherTab);
    return () => {
      removeEventListener(SESSION_ENDED, end);
      removeEventListener('storage', followOtherTab);
    };
  }, [goOn]);

  useEffect(watchForPerson, []);

  return { ended: state === 'ended', returned: state === 'returned', goOn };
}
