import type { Faults } from './read-sheet';
import type { Sheet } from './sheet';

const GSTIN_LENGTH = 15;

/** What is not typed yet is no fault before somebody wants to send it; what cannot be read is one at once. */
export function shownFaults(faults: Faults, sheet: Sheet, isWanted: boolean): Faults {
  if (isWanted) return faults;
  return Object.fromEntries(Object.entries(faults).filter(([path]) => isTyped(sheet, path)));
}

function isTyped(sheet: Sheet, path: string) {
  if (path === 'customer.gstin') return sheet.customer.gstin.length >= GSTIN_LENGTH;
  // Half an address is typed by whoever is typing it.
  if (path === 'customer.email' || path === 'customer.phone' || path === 'lines') return false;
  const typed = path.split('.').reduce<unknown>(valueIn, sheet);
  return typeof typed === 'string' && typed.trim() !== '';
}

const valueIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
