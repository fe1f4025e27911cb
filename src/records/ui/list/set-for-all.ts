import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { AppError } from '~/lib/errors';
import type { AnyRecord, RecordCall, Resource } from '~/model/resource';
import { toast } from '~/ui/toast/toast';
import { attempts, counted, each, left, showLeftOut } from './outcomes';
import { refresh } from './refresh';
import { showWithUndo, type Undo } from './undo';

interface BulkChange {
  field: string;
  value: unknown;
  /** Stores that value in the field of a record, which is given as it is now. */
  write: (record: AnyRecord, value: unknown) => Promise<{ message: string }>;
}

interface Done {
  row: AnyRecord;
  /** What the field held, and the whole record after it was set. */
  former: unknown;
  after: AnyRecord;
}

const CHANGED_SINCE = 'It was changed meanwhile, and is left as it is.';

/**
 * One value in a field of several records; answers those that did not get it. It can be taken back: each gets what it had, unless
 * somebody has changed it since.
 */
export function useSetForAll(resource: Resource) {
  const queries = useQueryClient();
  const { messages, name } = resource;
  const read = (id: string) => callApi<RecordCall>('GET', `/records/${name}/${id}`);

  async function setForAll(rows: readonly AnyRecord[], { field, value, write }: BulkChange) {
    let said = '';
    const { done, failed } = await each(rows, async (row): Promise<Done | undefined> => {
      // The page on the screen may be older than what it shows.
      const before = await read(row._id);
      if (before[field] === value) return undefined;
      said = (await write(before, value)).message;
      return { row, former: before[field], after: await read(row._id) };
    });
    const changed = done.filter((one) => one !== undefined);
    const same = done.length - changed.length;
    const also = same > 0 ? `${same === 1 ? 'One had' : `${same} had`} it already.` : undefined;
    if (changed.length > 0) {
      const words = counted(said, changed.length);
      const stop = also && !/[.!]$/.test(words) ? '.' : '';
      const about = attempts(
        messages.updateFailed,
        changed.map(({ row }) => row),
      );
      showWithUndo(words + stop, () => putBack(changed, write), { about, ...(also ? { detail: also } : {}) });
    } else if (failed.length === 0) toast('There was nothing to change.');
    showLeftOut(failed, { resource, words: messages.updateFailed, among: rows.length });
    await refresh(queries, name);
    return failed.map(({ row }) => row);
  }

  async function putBack(changed: readonly Done[], write: BulkChange['write']): Promise<Undo | undefined> {
    const rows = new Map(changed.map((one) => [one.row, one]));
    const { done, failed } = await each([...rows.keys()], async (row) => {
      const one = rows.get(row);
      const now = await read(row._id);
      if (!one || !isSame(now, one.after)) throw new AppError(409, 'conflict', CHANGED_SINCE);
      await write(now, one.former);
      return row;
    });
    const words = 'Not undone: ';
    if (done.length > 0) toast.success(counted('Undone', done.length), { about: attempts(words, done) });
    showLeftOut(failed, { resource, words, among: Number.POSITIVE_INFINITY });
    await refresh(queries, name);
    return left(failed, (some) =>
      putBack(
        changed.filter(({ row }) => some.includes(row)),
        write,
      ),
    );
  }

  return setForAll;
}

const isSame = (one: AnyRecord, other: AnyRecord) => JSON.stringify(one) === JSON.stringify(other);
