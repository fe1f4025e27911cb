import type { Opening } from '../opening';
import { today } from '../opening-form';

/** What one click does with it. What is opened again is open, whatever its last day was. */
export function statusChange({ status, closesOn }: Pick<Opening, 'status' | 'closesOn'>) {
  const isOver = closesOn !== null && closesOn < today();
  if (status === 'Open' && !isOver)
    return { label: 'Close this opening', words: 'Closed', body: { status: 'Closed' } };
  return {
    label: status === 'Draft' ? 'Open this opening' : 'Open it again',
    words: isOver ? 'Open, until you close it' : 'Open',
    body: { status: 'Open', ...(isOver ? { closesOn: null } : {}) },
  };
}
