const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The state, whose PAN it is, which of their registrations, a Z, and the check digit. */
const PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Whether a GSTIN is one: its pattern, its state and its check digit. */
export const isGstin = (typed: string) =>
  PATTERN.test(typed) && typed.slice(0, 2) in STATES && checkDigit(typed.slice(0, -1)) === typed.at(-1);

export const stateOfGstin = (gstin: string) => gstin.slice(0, 2);

/** Every second digit counts twice; what is carried beyond the 36 digits is added. */
function checkDigit(first: string) {
  const sum = [...first].reduce((total, digit, index) => {
    const weighed = DIGITS.indexOf(digit) * (index % 2 ? 2 : 1);
    return total + Math.floor(weighed / DIGITS.length) + (weighed % DIGITS.length);
  }, 0);
  return DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length];
}

/** States and territories by the code that GST knows them by. */
export const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
};

/** To choose from, by their names. */
export const statesByName = new Map(
  Object.entries(STATES).toSorted(([, one], [, other]) => one.localeCompare(other)),
);
