const PAISE = 100;

/** ₹12,34,567.00: on paper the paise stand there, also where there are none. */
export const inRupees = (paise: number) =>
  `${paise < 0 ? '−' : ''}₹${(Math.abs(paise) / PAISE).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;
