/** Those of two digits; one begins with 1 or 7, every other has three. */
const TWO_DIGIT_CODES = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
const MOBILE_IN_INDIA = /^\+91([6-9]\d{4})(\d{5})$/;

/** A stored number as people read it: grouped, an Indian mobile in its two halves. What is no number of a country stays as it is. */
export function phoneWords(stored: string) {
  const indian = MOBILE_IN_INDIA.exec(stored);
  if (indian) return `+91 ${indian[1]} ${indian[2]}`;
  const [, digits] = /^\+(\d{7,})$/.exec(stored) ?? [];
  if (!digits) return stored;
  const code = /^[17]/.test(digits) ? 1 : TWO_DIGIT_CODES.test(digits) ? 2 : 3;
  // In threes, and never one alone at the end.
  const groups = digits.slice(code).match(/\d{3}(?=\d{2})|\d+/g) ?? [];
  return [`+${digits.slice(0, code)}`, ...groups].join(' ');
}
