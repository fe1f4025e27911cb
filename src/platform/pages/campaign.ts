/** What search engines, networks and newsletters hang on to a link, to tell by which way somebody came. */
const HUNG_ON =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|igshid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|_gl)$/;

/** The address of the page that a link leads to: no page of ours says anything else because of that. */
export function withoutCampaign(url: string) {
  const at = url.indexOf('?');
  if (at === -1) return url;
  const pairs = url.slice(at + 1).split('&');
  const own = pairs.filter((pair) => !HUNG_ON.test(pair.split('=', 1)[0] ?? ''));
  if (own.length === pairs.length) return url;
  return own.length > 0 ? `${url.slice(0, at)}?${own.join('&')}` : url.slice(0, at);
}
