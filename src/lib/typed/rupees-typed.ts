/** What somebody may type for an amount: `₹ 12,50,000.50`. */
export const RUPEES_TYPED = '\\s*(?:₹\\s*)?[\\d,]{0,14}(?:\\.\\d{1,2})?\\s*';

/** As somebody would have typed it. */
export const rupeesTyped = (paise: number | null) =>
  paise === null
    ? ''
    : (paise / 100).toLocaleString('en-IN', {
        minimumFractionDigits: paise % 100 ? 2 : 0,
        maximumFractionDigits: 2,
      });

/** `12,50,000.50` → `125000050`; nothing stays nothing. */
export function paiseIn(typed: string) {
  const [, rupees = '', paise = ''] = /^\D*?([\d,]*)(?:\.(\d{0,2}))?\D*$/.exec(typed) ?? [];
  const digits = rupees.replaceAll(',', '');
  return digits || paise ? String(Number(`${digits}${paise.padEnd(2, '0')}`)) : '';
}
