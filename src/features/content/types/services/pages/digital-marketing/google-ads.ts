import type { Service } from '../../entry';

export const googleAds: Service = {
  path: '/digitalMarketing',
  page: 'service',
  title: 'Google Ads',
  plain: 'for people who are already asking',
  lead: 'Somebody types "RO service near me" and calls the first number that looks right. We see to it that the number is yours, at a price you set beforehand.',
  description:
    'Google Ads for local trades and shops in Delhi NCR: buyer searches only, recorded calls counted as results, bids by hour and pin code.',
  picture: {
    media: 'art/google-ads',
    alt: 'A search for a water purifier service, the sponsored result it brings up and the keyword table behind it.',
  },
  cardsHeading: { plain: 'Paying', green: 'for buyers only' },
  cards: [
    {
      title: 'Searches with a wallet behind them',
      text: 'The first campaign buys about 48 phrases that only a customer would type. "What is reverse osmosis" we leave to the encyclopaedias, and to your blog.',
      to: '',
    },
    {
      title: 'Ads written by hand, three at a time',
      text: 'Price, area and hours go in the headline, because people compare exactly those. Every fortnight the weakest of the three is rewritten.',
      to: '',
    },
    {
      title: 'A call is a result',
      text: 'Each campaign has its own number, with length and outcome. Under 30 seconds it is not counted.',
      to: '',
    },
    {
      title: 'Shopping ads from your stock',
      text: 'Prices and pictures flow from your shop every four hours. What is sold out stops spending that afternoon.',
      to: '',
    },
    {
      title: 'Hours and pin codes that pay',
      text: 'Six weeks in, the account knows that Tuesday at eleven in Sector 21 is worth two Sunday nights in Dwarka. Bids follow, by hour, by pin code and by the weather if you sell coolers.',
      to: '',
    },
  ],
  facts: [
    { figure: '7.2%', label: 'of clicks became an enquiry in our local-service accounts' },
    { figure: '48', label: 'exact searches in a usual first campaign' },
    { figure: '6 weeks', label: 'until bids rest on your own data' },
  ],
  timeline: [
    { when: 'Day 3', what: 'What the old account wasted, in rupees, search by search.' },
    { when: 'Day 7', what: 'The first campaign is on, with call numbers in place.' },
    { when: 'Week 3', what: 'Phrases without calls are cut, ads rewritten.' },
    { when: 'Week 6', what: 'Bids by hour and pin code.' },
  ],
  questions: [
    {
      question: 'How much should we spend?',
      answer:
        'Enough for a hundred clicks a week. In Delhi NCR that is ₹30,000 to ₹90,000 a month for most trades, plus our fee of ₹22,000.',
    },
    {
      question: 'Can we look into the account?',
      answer: 'It is your account. We are guests with a login that you can take away at any hour.',
    },
    {
      question: 'What if a rival clicks on our ads?',
      answer:
        'Google filters most of that and does not bill it. We look for the rest, block the addresses and claim the money back with the logs.',
    },
  ],
  see: { to: '/portfolio?tab=Hotel', label: 'See hotels that are booked directly' },
  complaints: [],
};
