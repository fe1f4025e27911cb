import type { Resource } from '~/model/resource';

/** Under which a new record that was begun stays: whoever logs in next in this tab finds none of it. */
export const addDraftKey = (userId: string, { name }: Pick<Resource, 'name'>) => `${userId}-add-${name}`;
