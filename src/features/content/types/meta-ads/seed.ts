import type { MetaAdsPage } from './entry';

/** A sample month of a kitchen maker, and where the ads stand. */
export const metaAds: MetaAdsPage = {
  title: 'Meta Ads',
  plain: 'with the books open',
  crumb: 'A month of Meta Ads',
  lead: 'What four weeks on Facebook and Instagram look like with us: what we do, what you see and what it costs. The sample is a modular kitchen maker in Faridabad who spends ₹60,000 a month.',
  description:
    'Four weeks of Facebook and Instagram ads for a kitchen maker: what we do, what the client sees, and an enquiry going from ₹412 to ₹224.',
  searchTitle: 'Meta Ads: a month, week by week',
  monthHeading: { plain: 'A month,', green: 'week by week' },
  month:
    'The figures are a sample with the habits of a real month: the first week buys lessons, the last one buys kitchens. Each dot is an enquiry.',
  weeks: [
    {
      title: 'Twelve go live',
      work: 'Half a day of filming in the showroom. By Thursday twelve creatives run on small, equal budgets.',
      seen: 'A sheet with every ad, its link and what it has spent.',
      spend: 9064,
      enquiries: 22,
    },
    {
      title: 'Five are left',
      work: 'Seven are switched off by their cost. The form gains one question: when is the flat handed over?',
      seen: 'Fewer idle leads. Your salespeople mark each one good or bad.',
      spend: 13_858,
      enquiries: 41,
    },
    {
      title: 'Two carry it',
      work: 'The reel of the corner drawer and the price carousel win. Both are recut in three lengths.',
      seen: 'WhatsApp chats arrive with area, budget and date already asked.',
      spend: 17_664,
      enquiries: 64,
    },
    {
      title: 'Money follows',
      work: 'Orders go back to the ad account from the CRM. The budget moves to four pin codes.',
      seen: 'The report: spend, enquiries, site visits and orders, on two pages.',
      spend: 19_264,
      enquiries: 86,
    },
  ],
  figures: {
    week: 'Week',
    seen: 'You see:',
    price: 'for one enquiry',
    spend: 'spent',
    enquiries: 'enquiries',
    sum: 'The month:',
    each: 'each.',
  },
  after: 'By week six an enquiry costs ₹168.',
  placementsHeading: { plain: 'Six places,', green: 'six different jobs' },
  placements: [
    {
      name: 'Feed',
      format: 'Still or short film, 4:5',
      text: 'The price stands in the picture. People who compare stop here.',
    },
    {
      name: 'Reels',
      format: 'Under 20 seconds, 9:16',
      text: 'Hands at work, no actors. The cheapest way to meet people who do not know you.',
    },
    {
      name: 'Stories',
      format: 'Three frames, 9:16',
      text: 'For those who looked at your page this week and have not asked yet.',
    },
    {
      name: 'Carousel',
      format: 'Five cards, 1:1',
      text: 'Five finishes with five prices sort the serious from the curious.',
    },
    {
      name: 'WhatsApp',
      format: 'Click to chat',
      text: 'One tap, three questions, then a person. Six of ten enquiries come this way.',
    },
    {
      name: 'Lead form',
      format: 'Inside the app',
      text: 'No page to load. Name and number are filled in; the pin code is asked.',
    },
  ],
  cardsHeading: { plain: 'How the price', green: 'comes down' },
};
