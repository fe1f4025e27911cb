import { labelOf } from '~/model/fields';
import { salaryPeriods } from './opening-words';

interface Salary {
  salaryFromPaise: number | null;
  salaryToPaise: number | null;
  salaryPer: string;
}

/** "₹40,000 to ₹60,000 a month". Nothing where none is given. */
export function salaryInWords({ salaryFromPaise: from, salaryToPaise: to, salaryPer }: Salary) {
  const amount = amountIn(from, to);
  return amount && `${amount} ${labelOf(salaryPeriods, salaryPer)}`;
}

function amountIn(from: number | null, to: number | null) {
  if (from !== null && to !== null) return from === to ? rupees(from) : `${rupees(from)} to ${rupees(to)}`;
  if (from !== null) return `From ${rupees(from)}`;
  return to === null ? undefined : `Up to ${rupees(to)}`;
}

const PAISE = 100;

/** Nobody is paid in paise. */
const rupees = (paise: number) =>
  `₹${(paise / PAISE).toLocaleString('en-IN', { maximumFractionDigits: paise % PAISE === 0 ? 0 : 2 })}`;
