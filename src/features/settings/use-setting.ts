import { useState } from 'react';
import { OutdatedError } from '~/lib/errors';

interface Versioned {
  version: number;
}

interface Calls<Setting> {
  read: () => Promise<Setting>;
  /** Answers what is settled from now on. */
  write: (body: object) => Promise<Setting>;
}

/**
 * A setting as the form was opened with it, whatever is fetched anew meanwhile: it is saved over that version and no other. Whoever was
 * quicker is told beside what was typed.
 */
export function useSetting<Setting extends Versioned, Sent extends object>(
  stored: Setting,
  { read, write }: Calls<Setting>,
) {
  const [opened, setOpened] = useState(stored);
  const [round, setRound] = useState(0);
  const [conflict, setConflict] = useState<{ mine: Sent; theirs: Setting }>();

  async function save(mine: Sent) {
    try {
      const settled = await write({ ...mine, version: (conflict?.theirs ?? opened).version });
      setOpened(settled);
      setConflict(undefined);
      return settled;
    } catch (fault) {
      if (fault instanceof OutdatedError) setConflict({ mine, theirs: await read() });
      throw fault;
    }
  }

  function takeTheirs() {
    if (!conflict) return;
    setOpened(conflict.theirs);
    setConflict(undefined);
    setRound(round + 1);
  }

  /** The inputs are drawn anew for each round. */
  return { opened, conflict, round, save, takeTheirs };
}
