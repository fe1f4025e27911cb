import type { NumberWords } from './number-words';

const TO_NINETEEN = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const TENS = ['Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

const small = [
  ...TO_NINETEEN,
  ...TENS.flatMap((ten) =>
    TO_NINETEEN.slice(0, 10).map((one, index) => (index === 0 ? ten : `${ten}-${one}`)),
  ),
];

export const ENGLISH: NumberWords = {
  small,
  hundred: 'Hundred',
  thousand: 'Thousand',
  lakh: 'Lakh',
  crore: 'Crore',
  say: (rupees, paise) => `Rupees ${rupees}${paise ? ` and ${paise} Paise` : ''} Only`,
};
