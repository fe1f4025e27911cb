const campaignParts = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
} as const;

/** What advertisers hang on to a link, each with the one who does. */
const advertisers = new Map([
  ['gclid', 'google-ads'],
  ['gbraid', 'google-ads'],
  ['wbraid', 'google-ads'],
  ['dclid', 'google-ads'],
  ['fbclid', 'meta-ads'],
  ['msclkid', 'microsoft-ads'],
  ['li_fat_id', 'linkedin-ads'],
  ['ttclid', 'tiktok-ads'],
  ['twclid', 'x-ads'],
]);

const visitParts = ['page', 'landing', 'referrer', ...Object.values(campaignParts), 'clickId'] as const;

/** What a visit tells of itself: its first address, where that was linked from, and from which page it wrote. */
export type Visit = { [Part in (typeof visitParts)[number]]?: string | undefined };

export const LONGEST_PART = 500;

/** Undefined: it is none. */
function urlOf(address: string, base?: string) {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Behind these stands a secret that lets somebody in. */
const SECRET = /^(\/(?:reset-password|verify-email|quotation|application))\/.*/;

export const hasSecret = (path: string) => SECRET.test(path);

/** An address of our own: its path, and of its query what says which campaign led to it. */
function ownAddress(address: string) {
  const url = urlOf(address, 'https://ours.invalid');
  if (!url) return undefined;
  const query = new URLSearchParams(
    [...url.searchParams].filter(([name]) => Object.hasOwn(campaignParts, name) || advertisers.has(name)),
  );
  const path = url.pathname.replace(SECRET, '$1');
  const whole = query.size > 0 ? `${path}?${query}` : path;
  return { path, query, text: whole.length > LONGEST_PART ? path : whole };
}

/** Without its query, in which search engines and mail readers tell more than where somebody came from. */
function foreignAddress(address: string | undefined, isOurs: (host: string) => boolean) {
  const url = address ? urlOf(address) : undefined;
  if (!url?.host || isOurs(url.host)) return undefined;
  return `${url.protocol}//${url.host}${url.pathname}`;
}

/** The same with all taken out that is none of our business, however often: what says nothing is left out. */
export function reducedVisit(visit: Visit, isOurs: (host: string) => boolean): Visit {
  const landing = ownAddress(visit.landing ?? '');
  const inQuery = (name: string) => landing?.query.get(name) || undefined;
  const click = [...advertisers.keys()].find(inQuery);
  const reduced: Visit = {
    ...visit,
    page: visit.page && ownAddress(visit.page)?.path,
    landing: visit.landing && landing?.text,
    referrer: foreignAddress(visit.referrer, isOurs),
    clickId: visit.clickId ?? (click && `${click}=${inQuery(click)}`),
  };
  for (const [name, part] of Object.entries(campaignParts)) reduced[part] ??= inQuery(name);
  return Object.fromEntries(
    visitParts.flatMap((part) => {
      const text = reduced[part];
      return text && text.length <= LONGEST_PART ? [[part, text]] : [];
    }),
  );
}

/** Whose sites have many addresses, or are known by another name. */
const otherNames = new Map([
  ['t.co', 'x'],
  ['x.com', 'x'],
  ['lnkd.in', 'linkedin'],
  ['youtu.be', 'youtube'],
  ['wa.me', 'whatsapp'],
  ['t.me', 'telegram'],
  ['fb', 'facebook'],
  ['ig', 'instagram'],
]);
const sites =
  /(?:^|\.)(google|bing|yahoo|duckduckgo|ecosia|facebook|instagram|linkedin|youtube|whatsapp|justdial|indiamart|sulekha|tradeindia|quora|reddit|pinterest|telegram|chatgpt|perplexity)\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

const LONGEST_WORD = 40;

/** Whatever somebody wrote, as one word that begins with a letter or a digit. */
const asWord = (text: string) =>
  [
    ...text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
      .replace(/^[^\p{L}\p{N}]+/u, ''),
  ]
    .slice(0, LONGEST_WORD)
    .join('')
    .replace(/[-._]+$/, '');

function siteOf(referrer: string | undefined) {
  const host = (referrer && urlOf(referrer)?.hostname.replace(/^www\./, '')) || '';
  return otherNames.get(host) ?? sites.exec(host)?.[1] ?? asWord(host);
}

/** Where somebody came from in one word, to filter and count by. */
export function channelOfVisit({ utmSource = '', clickId = '', referrer }: Visit): string {
  const campaign = asWord(utmSource);
  const advertiser = advertisers.get(clickId.split('=', 1)[0] ?? '');
  return (otherNames.get(campaign) ?? campaign) || advertiser || siteOf(referrer) || DIRECT;
}

/** They typed our address, or nobody has told where they found it. */
export const DIRECT = 'direct';
