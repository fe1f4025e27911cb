import type { AnyRecord, Resource } from '~/model/resource';
import { memoryShelf } from '~/ui/forms/memory-shelf';

/** Whoever logs in next in this tab finds none of it. */
export const mailDraftKey = (userId: string, resource: Resource, { _id }: AnyRecord) =>
  `${userId}-mail-${resource.name}-${_id}`;

/** Whether a mail was begun here and is not sent yet. */
export const hasMailDraft = (key: string) =>
  ['subject', 'text'].some((part) => memoryShelf.read(key)?.values[part]);
