/** Commas and blanks only where they group digits, as `12,000`, `1,20,000` and `1,234,567` do: `2,5` may be two and a half, and is never 25. */
const WHOLE = String.raw`(?:\d+|[1-9]\d{0,2}(?:(?:[,\s]\d{2})*|(?:[,\s]\d{3})*)[,\s]\d{3})`;

/** `₹ 45,000.00`, `Rs. 45,000/-` and `INR 45000`, or nothing at all, for whoever compares a whole text with it. There is nothing more exact than paise. */
export const RUPEES_TYPED = String.raw`\s*(?:(?:₹|[Rr][Ss]\.?|[Ii][Nn][Rr])\s*)?(${WHOLE}(?:\.\d{0,2}0*)?|\.\d{1,2}0*)?\s*(?:/-)?\s*`;

const isRupees = new RegExp(`^${RUPEES_TYPED}$`);
const isNumber = new RegExp(String.raw`^\s*(${WHOLE}(?:\.\d*)?|\.\d+)\s*%?\s*$`);

const ungrouped = (digits: string) => digits.replace(/[,\s]/g, '');

/** Undefined: it cannot be understood. */
export function readNumber(typed: string) {
  const digits = isNumber.exec(typed)?.[1];
  return digits === undefined ? undefined : Number(ungrouped(digits));
}

/** From its digits, and not by way of a fraction: 33.33 rupees are 3333 paise. */
export function readPaise(typed: string) {
  const digits = isRupees.exec(typed)?.[1];
  if (digits === undefined) return undefined;
  const [rupees, paise = ''] = ungrouped(digits).split('.');
  return Number(`${rupees}${paise.slice(0, 2).padEnd(2, '0')}`);
}

/** `2 nos`: how many, and of what. */
export function readAmount(typed: string) {
  const [, amount = '', unit = ''] = /^\s*([\d.,]+)\s*(\p{L}.*)$/u.exec(typed) ?? [];
  return amount === '' ? undefined : { amount, unit: unit.trim() };
}
