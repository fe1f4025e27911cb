/**
 * Nobody stores it or finds it, and no other site hears its address. Our own does: a form of a page that says nothing of where it comes
 * from would be refused as somebody else's.
 */
export const unseen = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'same-origin',
};
