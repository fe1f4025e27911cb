import type {
  endOtherSessionsCall,
  endSessionCall,
  sendVerifyMailCall,
  sessionsCall,
} from '~/features/account/account-call';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import type { meCall } from '~/platform/auth/session-call';
import { useAction } from '~/records/ui/use-action';

export const useMe = () => useCall<typeof meCall>(['me'], '/user/me');

export type Me = NonNullable<ReturnType<typeof useMe>['data']>;

export const useSessions = () => useCall<typeof sessionsCall>(['sessions'], '/user/sessions');

export function useSessionActions() {
  const { busy, run } = useAction('sessions');
  return {
    busy,
    end: (id: string, device: string) =>
      run(() => callApi<typeof endSessionCall>('DELETE', `/user/sessions/${id}`), `${device} is logged out`),
    endOthers: () =>
      run(
        () => callApi<typeof endOtherSessionsCall>('DELETE', '/user/sessions'),
        'All other devices are logged out',
      ),
  };
}

export function useVerifyMail() {
  const { busy, run } = useAction('me');
  const send = () =>
    run(
      () => callApi<typeof sendVerifyMailCall>('POST', '/user/verify-email'),
      'The link is on its way to your inbox',
    );
  return { busy, send };
}
