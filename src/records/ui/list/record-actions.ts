import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { type AnyRecord, type ChangeCall, type Resource, titleOf, withId } from '~/model/resource';
import { isNotConfirmed } from '~/platform/auth/ui/not-confirmed';
import { toast } from '~/ui/toast/toast';
import { attempts, inWords, mayWorkLater } from './outcomes';
import { hideRows, refresh } from './refresh';
import { showWithUndo, type Undo } from './undo';

export interface Sent {
  values: Record<string, string>;
  data: FormData;
  idempotencyKey: string;
  /** What is sent instead of the texts that were typed. */
  body?: object;
}

/** A form with a file in it travels as it is, any other as JSON. */
const bodyOf = ({ values, data, body }: Pick<Sent, 'values' | 'data' | 'body'>) =>
  body !== undefined
    ? { body }
    : Array.from(data.values()).some((value) => value instanceof File)
      ? { form: data }
      : { body: values };

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
  const named = (row: AnyRecord) => `(${titleOf(resource, row)})`;

  function tellFailed(words: string, row: AnyRecord, fault: unknown) {
    const said = inWords(words, fault);
    if (isNotConfirmed(fault)) toast(said);
    else toast.error(said, { about: attempts(words, [row]) });
  }

  async function restore(row: AnyRecord): Promise<Undo | undefined> {
    const words = 'Not restored: ';
    let again: Undo | undefined;
    try {
      await callApi<ChangeCall>('POST', `/records/${name}/${row._id}/restore`);
      toast.success('Restored', { about: attempts(words, [row]), detail: named(row) });
    } catch (fault) {
      tellFailed(words, row, fault);
      if (mayWorkLater(fault)) again = () => restore(row);
    }
    await refresh(queries, name);
    return again;
  }

  async function remove(row: AnyRecord) {
    const words = messages.deleteFailed;
    hideRows(queries, name, [row._id]);
    try {
      await callApi<ChangeCall>('DELETE', withId(endpoints.remove, row._id));
      const about = attempts(words, [row]);
      showWithUndo(messages.deleted, () => restore(row), { about, detail: named(row) });
    } catch (fault) {
      tellFailed(words, row, fault);
    }
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
