/**
 * What `libphonenumber-js/max` is in the browser (`vite.config.ts`). The rules of a form come there with the definition of its records, but
 * only the server asks them: its list of the world's numbers would be 45 KB that nobody reads.
 */
export const parsePhoneNumberFromString = () => undefined;
