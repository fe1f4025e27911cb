import type { Service } from '../../entry';

export const ppc: Service = {
  path: '/digitalMarketing',
  page: 'service',
  title: 'PPC',
  plain: 'with a ceiling on what a customer costs',
  lead: 'Pay-per-click on search, shopping, marketplaces and video, steered by what one customer is worth to you. When the next one would cost more than that, we stop bidding.',
  description:
    'Pay-per-click with a ceiling: your cost per customer worked out first, budgets paced to the day, search, shopping, marketplaces and video in one ledger.',
  picture: {
    media: 'art/ppc',
    alt: 'A bid curve with its best point, a month of budget pacing and the negative keywords struck out.',
  },
  cardsHeading: { plain: 'Every rupee', green: 'under the ceiling' },
  cards: [
    {
      title: 'Your ceiling, worked out first',
      text: 'Margin, repeat orders and the share of enquiries that buy give one figure: what a customer may cost. It stands at the top of each report, and every bid is held against it.',
      to: '',
    },
    {
      title: 'Bids that stop at the bend',
      text: 'More money brings more clicks, until it only brings dearer ones. We look for that bend in each campaign every month and stay just below it.',
      to: '',
    },
    {
      title: 'The 28th still has a budget',
      text: 'Daily limits follow weekday and season. At 10% ahead of plan you get a message, not a surprise.',
      to: '',
    },
    {
      title: 'Three hundred refused words',
      text: '"Free", "jobs", "second hand". The list grows each week out of real searches.',
      to: '',
    },
    {
      title: 'Marketplaces and video in the same ledger',
      text: 'Sponsored products and films that can be skipped answer to the same ceiling as a search ad. What cannot be measured against it gets a tenth of the budget and a date by which it must.',
      to: '',
    },
  ],
  facts: [
    { figure: '300+', label: 'refused words in an account after its first year' },
    { figure: '2%', label: 'usual gap between planned and actual spend at month end' },
    { figure: '₹1.4 crore', label: 'of ad spend steered in the past 12 months' },
  ],
  timeline: [
    { when: 'Day 5', what: 'The ceiling, worked out with your accountant, and an audit against it.' },
    { when: 'Day 10', what: 'Campaigns rebuilt and live, with daily limits.' },
    { when: 'Week 5', what: 'The first bends found; bids moved.' },
    { when: 'Each quarter', what: 'Is the ceiling still right? Margins change, so may it.' },
  ],
  questions: [
    {
      question: 'How are you paid?',
      answer:
        'A fixed ₹30,000 to ₹80,000 a month, by the number of campaigns. A percentage of the spend would reward us for spending.',
    },
    {
      question: 'How is this different from Google Ads?',
      answer:
        'Google Ads is one shop window. PPC is the purse for all of them, search, shopping, marketplaces and video, with one ceiling.',
    },
    {
      question: 'How soon can we stop?',
      answer: 'At the end of any month. Campaigns, lists and history stay in your accounts.',
    },
  ],
  see: { to: '/portfolio?tab=Finance', label: 'See our work for lenders and advisers' },
  complaints: [],
};
