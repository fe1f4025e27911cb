const LETTERS = '2026-11-18'.length;

/** While the year is being typed, its first digits are a year too; and a digit too many makes one that no calendar has. */
export const isWholeDay = (day: string) => day.length === LETTERS && day >= '1900';
