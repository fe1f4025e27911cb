/** What search engines, networks and newsletters hang on to a link, to tell by which way somebody came. */
const HUNG_ON =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|igshid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|_gl)$/;

/** The address of the page that a link leads to: no page of ours says anything else because of that. */
export function withoutCampaign(url: string) {
  const at = url.indexOf('?');
  if (at === -1) return url;
  const pairs = url.slice(at + 1).split('&');
  const own = pairs.filter((pair) => !isHungOn(pair));
  if (own.length === pairs.length) return url;
  return own.length > 0 ? `${url.slice(0, at)}?${own.join('&')}` : url.slice(0, at);
}

const isHungOn = (pair: string) => HUNG_ON.test(pair.split('=', 1)[0] ?? '');

/** Whoever is sent on keeps it: where they came from is asked on the page that they come to. */
export function withCampaignOf(url: string, location: string) {
  const pairs = (url.split('?', 2)[1] ?? '').split('&').filter(isHungOn);
  if (pairs.length === 0) return location;
  const [page = '', place] = location.split('#', 2);
  const sent = `${page}${page.includes('?') ? '&' : '?'}${pairs.join('&')}`;
  return place === undefined ? sent : `${sent}#${place}`;
}
