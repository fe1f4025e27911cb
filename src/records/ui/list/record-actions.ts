import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { type AnyRecord, type ChangeCall, type Resource, titleOf, withId } from '~/model/resource';
import { toast } from '~/ui/toast/toast';
import { attempts, counted, each, left, showLeftOut } from './outcomes';
import { hideRows, refresh } from './refresh';
import { showWithUndo, type Undo } from './undo';

export interface Sent {
  values: Record<string, string>;
  data: FormData;
  idempotencyKey: string;
}

/** A form with a file in it travels as it is, any other as JSON. */
const bodyOf = ({ values, data }: Pick<Sent, 'values' | 'data'>) =>
  Array.from(data.values()).some((value) => value instanceof File) ? { form: data } : { body: values };

/** Says which version of the record was on the screen: another's change of it is not written over. */
function withVersion({ version }: AnyRecord, sent: ReturnType<typeof bodyOf>) {
  if (!('form' in sent)) return { body: { ...sent.body, version } };
  sent.form.set('version', String(version));
  return sent;
}

/** What can be done with the records of a resource; each says what came of it, and everything that shows them follows. */
export function useRecordActions(resource: Resource) {
  const queries = useQueryClient();
  const { messages, endpoints, name } = resource;

  /** Several such toasts may stand below each other, each with an Undo of its own. */
  const named = ([only, ...others]: readonly AnyRecord[]) =>
    only && others.length === 0 ? { detail: `(${titleOf(resource, only)})` } : {};

  async function restore(rows: readonly AnyRecord[]): Promise<Undo | undefined> {
    const words = 'Not restored: ';
    const { done, failed } = await each(rows, async (row) => {
      await callApi<ChangeCall>('POST', `/records/${name}/${row._id}/restore`);
      return row;
    });
    if (done.length > 0)
      toast.success(counted('Restored', done.length), { about: attempts(words, done), ...named(done) });
    showLeftOut(failed, { resource, words, among: rows.length });
    await refresh(queries, name);
    return left(failed, restore);
  }

  async function remove(rows: readonly AnyRecord[]) {
    hideRows(
      queries,
      name,
      rows.map(({ _id }) => _id),
    );
    const { done, failed } = await each(rows, async (row) => {
      await callApi<ChangeCall>('DELETE', withId(endpoints.remove, row._id));
      return row;
    });
    const words = messages.deleteFailed;
    if (done.length > 0) {
      const about = attempts(words, done);
      showWithUndo(counted(messages.deleted, done.length), () => restore(done), { about, ...named(done) });
    }
    showLeftOut(failed, { resource, words, among: rows.length });
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
    toast.success(message, { about: attempts(messages.updateFailed, [row]) });
    await refresh(queries, name);
  }

  async function updateCall(row: AnyRecord, sent: Sent) {
    if (!endpoints.update) throw new Error(`${name} cannot be edited`);
    return callApi<ChangeCall>('PUT', withId(endpoints.update, row._id), withVersion(row, bodyOf(sent)));
  }

  return { remove, add, update };
}
