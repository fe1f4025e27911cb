import type { ListState } from '../list/list-state';
import { filterOf } from '../list/record-calls';

/** The same list, whatever the order of what stands in its address. */
function inOrder(query: URLSearchParams) {
  query.sort();
  return query.toString();
}

/** What a view keeps of a list: all but the page. */
export const queryOf = (state: ListState) => inOrder(filterOf(state));

/** Whether the list shows that view. One that says nothing of the order is the same in any. */
export function isShown(query: string, state: ListState) {
  const view = new URLSearchParams(query);
  return inOrder(view) === queryOf(view.has('sort') ? state : { ...state, sort: '' });
}

/** The address of a view, looked at as the list is now: as a table or as a board. */
export const asShown = (query: string, { view }: Pick<ListState, 'view'>) =>
  [query, view && `view=${view}`].filter(Boolean).join('&');

const keyOf = (userId: string, resource: string) => `view ${userId} ${resource}`;

/** The view that this person had last in a list. A search may name somebody: what has one is not left in the browser. */
export function noteLastView(userId: string, resource: string, query: string) {
  if (query && !new URLSearchParams(query).has('q')) localStorage.setItem(keyOf(userId, resource), query);
  else localStorage.removeItem(keyOf(userId, resource));
}
export const lastView = (userId: string, resource: string) => localStorage.getItem(keyOf(userId, resource));

/** What a link to a list says that means all of it: whoever looked at a part of it last is not led back there. */
export const WHOLE_LIST = { isWhole: true };
export const isWholeList = (state: unknown) => Object(state).isWhole === true;
