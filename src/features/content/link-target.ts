/** Where a link may lead: a page of this site, a place on the same page, or another site. */
export const LEADS = /^(?:\/(?!\/)|#|https:\/\/)\S*$/;
