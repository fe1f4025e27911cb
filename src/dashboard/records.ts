import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { AppError } from '~/lib/errors';
import {
  type AnyRecord,
  type ChangeCall,
  type ListCall,
  type RecordCall,
  type Resource,
  withId,
} from '~/resources/resource';
import { toast } from '~/ui/toast';
import type { ListState } from './list-state';

const PAGE_SIZE = 10;
const UNDO_MS = 8000;

/** One page of a resource, as the address asks for it. */
export function useRecords(resource: Resource, { field, q, page, sort }: ListState) {
  const query = new URLSearchParams({ page: String(page), pageSize: String(PAGE_SIZE) });
  if (q) {
    query.set('field', field);
    query.set('q', q);
  }
  if (sort) query.set('sort', sort);
  return useQuery({
    queryKey: [resource.name, 'list', query.toString()],
    queryFn: ({ signal }) => callApi<ListCall>('GET', `${resource.endpoints.list}?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A record by its id, taken from the page on the screen when it is there. */
export function useRecord(resource: Resource, id: string, shown: readonly AnyRecord[] | undefined) {
  const known = shown?.find((row) => row._id === id);
  return useQuery({
    queryKey: [resource.name, 'record', id],
    queryFn: ({ signal }) => callApi<RecordCall>('GET', `/records/${resource.name}/${id}`, { signal }),
    enabled: Boolean(id),
    ...(known ? { initialData: known } : {}),
  });
}

export function useRecordActions(resource: Resource) {
  const queries = useQueryClient();
  const { messages, endpoints, name } = resource;
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: [name] }),
      queries.invalidateQueries({ queryKey: ['stats'] }),
    ]);

  async function restore(id: string) {
    try {
      await callApi<ChangeCall>('POST', `/records/${name}/${id}/restore`);
      toast.success('Restored');
    } catch (fault) {
      toast.error(sentence(fault));
    }
    await refresh();
  }

  async function remove(id: string) {
    try {
      await callApi<ChangeCall>('DELETE', withId(endpoints.remove, id));
      toast.success(messages.deleted, {
        duration: UNDO_MS,
        action: { label: 'Undo', run: () => restore(id) },
      });
    } catch (fault) {
      const refused = fault instanceof AppError && fault.status === 403;
      toast.error(refused ? fault.message : inWords(messages.deleteFailed, sentence(fault)));
    }
    await refresh();
  }

  async function update(id: string, values: object) {
    if (!endpoints.update) throw new Error(`${name} cannot be edited`);
    await callApi<ChangeCall>('PUT', withId(endpoints.update, id), { body: values });
    toast.success(messages.updated);
    await refresh();
  }

  return { remove, update };
}

const sentence = (fault: unknown) => (fault instanceof AppError ? fault.message : 'Something went wrong');

/** The contract gives the reason where its own words end in a colon. */
export const inWords = (words: string, reason: string) => (words.endsWith(': ') ? words + reason : words);

/** What a record goes by: the field that it is searched by first. */
export const titleField = (resource: Resource) => resource.search[0]?.field ?? '_id';

/** What a record is called in a sentence. */
export const titleOf = (resource: Resource, row: AnyRecord) => String(row[titleField(resource)] ?? row._id);
