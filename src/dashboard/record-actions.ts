import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { AppError } from '~/lib/errors';
import { type AnyRecord, type ChangeCall, type Resource, withId } from '~/resources/resource';
import { toast } from '~/ui/toast';
import { hideRows, refresh } from './refresh';

export const UNDO_MS = 8000;

export interface Sent {
  values: Record<string, string>;
  data: FormData;
  idempotencyKey: string;
}

/** A form with a file in it travels as it is, any other as JSON. */
const bodyOf = ({ values, data }: Pick<Sent, 'values' | 'data'>) =>
  Array.from(data.values()).some((value) => value instanceof File) ? { form: data } : { body: values };

/** What can be done with the records of a resource; each says what came of it, and everything that shows them follows. */
export function useRecordActions(resource: Resource) {
  const queries = useQueryClient();
  const { messages, endpoints, name } = resource;

  async function restore(ids: readonly string[]) {
    const { done, fault } = await each(ids, (id) =>
      callApi<ChangeCall>('POST', `/records/${name}/${id}/restore`),
    );
    if (done.length > 0) toast.success(counted('Restored', done.length));
    if (fault) toast.error(sentence(fault));
    await refresh(queries, name);
  }

  async function remove(ids: readonly string[]) {
    hideRows(queries, name, ids);
    const { done, fault } = await each(ids, (id) =>
      callApi<ChangeCall>('DELETE', withId(endpoints.remove, id)),
    );
    if (done.length > 0) {
      toast.success(counted(messages.deleted, done.length), {
        duration: UNDO_MS,
        action: { label: 'Undo', run: () => restore(done) },
      });
    }
    if (fault) toast.error(inWords(messages.deleteFailed, fault));
    await refresh(queries, name);
  }

  /** The same change to several, said once. */
  async function changeAll(
    rows: readonly AnyRecord[],
    change: (row: AnyRecord) => Promise<{ message: string }>,
  ) {
    let said = '';
    const { done, fault } = await each(rows, async (row) => {
      said = (await change(row)).message;
    });
    if (done.length > 0) toast.success(counted(said, done.length));
    if (fault) toast.error(inWords(messages.updateFailed, fault));
    await refresh(queries, name);
  }

  async function add(sent: Sent) {
    if (!endpoints.create) throw new Error(`${name} cannot be added`);
    const { message } = await callApi<ChangeCall>('POST', endpoints.create, {
      ...bodyOf(sent),
      headers: { 'Idempotency-Key': sent.idempotencyKey },
    });
    toast.success(message);
    await refresh(queries, name);
  }

  async function update(row: AnyRecord, sent: Sent, change = updateCall) {
    const { message } = await change(row, sent);
    toast.success(message);
    await refresh(queries, name);
  }

  async function updateCall(row: AnyRecord, sent: Sent) {
    if (!endpoints.update) throw new Error(`${name} cannot be edited`);
    return callApi<ChangeCall>('PUT', withId(endpoints.update, row._id), bodyOf(sent));
  }

  return { remove, changeAll, add, update };
}

/** All of them, whatever becomes of one; answers what was done, and the first fault. */
async function each<One>(all: readonly One[], call: (one: One) => Promise<unknown>) {
  const results = await Promise.allSettled(all.map(call));
  const fault = results.find((result) => result.status === 'rejected');
  return { done: all.filter((_, index) => results[index]?.status === 'fulfilled'), fault: fault?.reason };
}

const counted = (words: string, count: number) =>
  count === 1 ? words : `${words} (${count.toLocaleString('en-IN')})`;

const sentence = (fault: unknown) => (fault instanceof AppError ? fault.message : 'Something went wrong');

/** The contract's words, and the reason after them. */
export function inWords(words: string, fault: unknown) {
  const reason = sentence(fault);
  if (words.endsWith(': ')) return words + reason;
  return reason.startsWith('Something went wrong') ? words : `${words.replace(/\.$/, '')}. ${reason}`;
}
