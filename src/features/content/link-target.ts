/** Where a link may lead: a page of this site, a place on the same page, or another site. Browsers read a backslash as a slash. */
export const LEADS = /^(?:\/(?![/\\])|#|https:\/\/)\S*$/;

/** The same, or a mail or a call. */
export const LEADS_OR_CALLS = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)\S*$/;
