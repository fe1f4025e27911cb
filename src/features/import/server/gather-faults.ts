import type { z } from 'zod';
import { asOneLine } from '~/model/typed/typed-text';
import type { faultsCall } from '../import-call';
import type { Fault } from './judge';

type Alike = z.output<typeof faultsCall.answer>['faults'][number];

/** So many are told; all of them are in the file of faults. */
const MOST_SHOWN = 50;
/** A file in which each row has a fault of its own is gathered no further. */
const MOST_GATHERED = 1000;
const FIRST_LINES = 3;
const LONGEST_VALUE = 60;

/** Faults with the same words about the same value of the same field are one, with how many rows have it. */
export function gatherFaults() {
  const alike = new Map<string, Alike>();
  let isMore = false;
  return {
    add({ line, field, message, value }: Fault) {
      const found = inShort(value);
      const key = JSON.stringify([field, message, found]);
      const known = alike.get(key);
      if (known) {
        known.count += 1;
        if (known.lines.length < FIRST_LINES) known.lines.push(line);
      } else if (alike.size < MOST_GATHERED)
        alike.set(key, { field, message, value: found, count: 1, lines: [line] });
      else isMore = true;
    },
    /** The most frequent first, otherwise as they stand in the file. */
    gathered() {
      const faults = [...alike.values()].sort((one, other) => other.count - one.count);
      return { faults: faults.slice(0, MOST_SHOWN), more: isMore || faults.length > MOST_SHOWN };
    },
  };
}

function inShort(value: string) {
  const letters = Array.from(asOneLine(value.slice(0, 4 * LONGEST_VALUE)));
  const cut = letters.length > LONGEST_VALUE ? [...letters.slice(0, LONGEST_VALUE), '…'] : letters;
  return cut.join('').toWellFormed();
}
