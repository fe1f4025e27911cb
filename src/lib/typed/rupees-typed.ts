import { readPaise } from './numbers-typed';

/** As somebody would have typed it. */
export const rupeesTyped = (paise: number | null) =>
  paise === null
    ? ''
    : (paise / 100).toLocaleString('en-IN', {
        minimumFractionDigits: paise % 100 ? 2 : 0,
        maximumFractionDigits: 2,
      });

/** `12,50,000.50` → `125000050`; nothing stays nothing, and what cannot be read is left to be refused. */
export const paiseIn = (typed: string) => String(readPaise(typed) ?? typed.trim());
