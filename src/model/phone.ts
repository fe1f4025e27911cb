const INDIAN_MOBILE = /^(?:\+?91|0)?([6-9]\d{9})$/;
const ANY_NUMBER = /^\+?\d{6,15}$/;

const strip = (typed: string) => typed.replace(/[\s().-]/g, '');

/** One way to write a number, so that a search and a duplicate check find it however it was typed. */
export function normalisePhone(typed: string): string {
  const digits = strip(typed);
  const indian = INDIAN_MOBILE.exec(digits);
  return indian ? `+91${indian[1]}` : digits;
}

export const isPhone = (typed: string) => ANY_NUMBER.test(strip(typed));
