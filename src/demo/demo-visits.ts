import { channelOfVisit, type Visit } from '~/model/leads/visit';
import type { Dice } from './dice';

/** Where people come from, each as often as it happens to an agency of this town. */
const visits: readonly (readonly [number, Visit])[] = [
  [6, {}],
  [8, { referrer: 'https://www.google.com/' }],
  [4, campaign('google', 'cpc', 'web-development-ncr', 'gclid=Cj0KCQjw')],
  [3, campaign('facebook', 'paid-social', 'festival-offer', 'fbclid=IwAR2x')],
  [2, campaign('instagram', 'paid-social', 'festival-offer')],
  [3, { referrer: 'https://www.justdial.com/' }],
  [2, { referrer: 'https://dir.indiamart.com/' }],
  [1, { referrer: 'https://www.linkedin.com/' }],
  [1, campaign('newsletter', 'email', 'monthly')],
  [1, { referrer: 'https://www.bing.com/' }],
];
const drawn = visits.flatMap(([share, visit]) => Array.from({ length: share }, () => visit));

function campaign(utmSource: string, utmMedium: string, utmCampaign: string, clickId?: string): Visit {
  return { utmSource, utmMedium, utmCampaign, ...(clickId ? { clickId } : {}) };
}

const words = ['phone', 'phone', 'walk-in', 'referral'];

/** What a form would have told of the visit; one in eight was written down by staff, who say it in a word. */
export function cameBy({ roll, pick }: Dice, page: string) {
  if (roll() < 0.125) {
    const word = pick(words);
    return { source: word, channel: word };
  }
  const visit = pick(drawn);
  return {
    source: JSON.stringify({ page, landing: pick(['/', '/', '/home', '/development', page]), ...visit }),
    channel: channelOfVisit(visit),
  };
}
