/** `₹ 45,000.00`, `Rs. 45,000/-`, `INR 45000` and `18 %` are numbers to whoever has typed them. */
const bare = (typed: string) =>
  typed
    .replace(/^\s*(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*(?:\/-|%)\s*$/, '')
    // Digits are parted by commas and blanks, also those that do not break a line.
    .replace(/[,\s]/g, '');

const DECIMAL = /^(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Undefined: it cannot be understood. */
export function readNumber(typed: string) {
  const digits = bare(typed);
  return DECIMAL.test(digits) ? Number(digits) : undefined;
}

/** From its digits, and not by way of a fraction: 33.33 rupees are 3333 paise, and more exact than that there is nothing. */
export function readPaise(typed: string) {
  const [, rupees = '', paise = ''] = /^(\d*)\.?(\d*)$/.exec(bare(typed)) ?? [];
  const exact = paise.replace(/0+$/, '');
  if (rupees + paise === '' || exact.length > 2) return undefined;
  return Number(`${rupees}${exact.padEnd(2, '0')}`);
}

/** `2 nos`: how many, and of what. */
export function readAmount(typed: string) {
  const [, amount = '', unit = ''] = /^\s*([\d.,]+)\s*(\p{L}.*)$/u.exec(typed) ?? [];
  return amount === '' ? undefined : { amount, unit: unit.trim() };
}
