/** Where it is settled who we are on paper, within the settings. */
export const BUSINESS = 'business';
export const businessAt = `/dashboard/settings#${BUSINESS}`;
