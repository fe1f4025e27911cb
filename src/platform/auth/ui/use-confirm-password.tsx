import { lazy, Suspense, useEffect, useState } from 'react';
import { askPasswordWith } from '~/lib/api';
import { orReload } from '~/lib/browser/or-reload';
import { notConfirmed } from './not-confirmed';
import type { User } from './session';

/** Seldom seen, so fetched when it is. */
const ConfirmPassword = lazy(orReload(() => import('./confirm-password')));

/** Stands by for calls that the server does only for somebody who has just proved who they are. */
export function useConfirmPassword(user: User) {
  const [asking, setAsking] = useState<{ answer: (proved: boolean) => void }>();
  useEffect(() => {
    let question: Promise<void> | undefined;
    // Several calls at once are one question.
    return askPasswordWith(() => {
      question ??= new Promise<void>((resolve, reject) =>
        setAsking({ answer: (proved) => (proved ? resolve() : reject(notConfirmed())) }),
      ).finally(() => {
        question = undefined;
        setAsking(undefined);
      });
      return question;
    });
  }, []);
  return (
    asking && (
      <Suspense>
        <ConfirmPassword user={user} onDone={asking.answer} />
      </Suspense>
    )
  );
}
