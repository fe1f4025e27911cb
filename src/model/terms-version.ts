/** The terms a person accepts when they register; the account keeps which. */
export const TERMS_VERSION = '2026-11';
