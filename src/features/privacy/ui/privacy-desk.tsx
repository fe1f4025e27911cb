import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { EraseDialog } from './erase-dialog';
import { FindForm } from './find-form';
import { FoundPerson } from './found-person';
import { type Found, find, retentionKey } from './person';
import { Retention } from './retention-table';

/** Whom somebody looks for stands nowhere but on this page: neither in its address nor in the browser's storage. */
export function PrivacyDesk() {
  const queries = useQueryClient();
  const [found, setFound] = useState<Found>();
  const [erasing, setErasing] = useState(false);
  const result = useRef<HTMLElement>(null);

  const look = async (who: string) => setFound(await find(who));

  // A screen reader, and the keyboard, go on where the answer begins.
  useEffect(() => {
    if (found) result.current?.focus();
  }, [found]);

  async function erased() {
    setErasing(false);
    if (found) await look(found.who);
    // Lists, figures and the trash hold less now.
    await queries.invalidateQueries();
  }

  return (
    <div className="max-w-6xl">
      <h1 className="text-2xl">Privacy</h1>
      <p className="mt-1 mb-5 max-w-2xl text-sm text-muted">
        A person may ask what is held on them, have a copy of it and be forgotten. You owe them an answer
        within 15 days.
      </p>
      <FindForm onFind={look} />
      {found && (
        <FoundPerson
          ref={result}
          found={found}
          onFind={look}
          onErase={() => setErasing(true)}
          onExported={() => queries.invalidateQueries({ queryKey: retentionKey })}
        />
      )}
      <EraseDialog found={erasing ? found : undefined} onClose={() => setErasing(false)} onErased={erased} />
      <Retention />
    </div>
  );
}
