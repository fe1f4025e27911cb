const cardsIn = (column: Element) => [...column.querySelectorAll<HTMLElement>('[data-key]')];

/** Where a key leads from a card: up and down its column, or beside it to the next column that has any. */
export function cardAfter(board: Element, from: Element, key: string): HTMLElement | undefined {
  const columns = [...board.querySelectorAll('[data-column]')].filter((column) => column.checkVisibility());
  const column = columns.findIndex((one) => one.contains(from));
  const lists = columns.map(cardsIn);
  const own = lists[column] ?? [];
  const row = own.findIndex((card) => card.contains(from));
  if (row < 0) return undefined;
  const beside = (list: readonly HTMLElement[] | undefined) => list?.[Math.min(row, list.length - 1)];
  switch (key) {
    case 'ArrowDown':
      return own[row + 1];
    case 'ArrowUp':
      return own[row - 1];
    case 'Home':
      return own[0];
    case 'End':
      return own.at(-1);
    case 'ArrowRight':
      return beside(lists.slice(column + 1).find(({ length }) => length > 0));
    case 'ArrowLeft':
      return beside(lists.slice(0, Math.max(column, 0)).findLast(({ length }) => length > 0));
    default:
      return undefined;
  }
}
