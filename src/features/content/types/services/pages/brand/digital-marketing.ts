import type { Service } from '../../entry';

export const brandDigitalMarketing: Service = {
  path: '/brand',
  page: 'service',
  title: 'Digital Marketing',
  plain: 'in one plan, with one number to beat',
  lead: 'Search, ads, social, mail and your map listing, planned by one person who answers for the total. You read what an enquiry cost, not how many people scrolled past.',
  description:
    'Digital marketing under one planner: search, ads, social, mail and map listing, measured from click to bill and reported on the third of each month.',
  picture: {
    media: 'art/digital-marketing-brand',
    alt: 'Search, reels, mail and map listing flowing into one monthly report of 412 enquiries and what each cost.',
  },
  cardsHeading: { plain: 'Where the money', green: 'goes on Monday' },
  cards: [
    {
      title: 'One planner, no favourite channel',
      text: 'Every Monday she moves money between search, reels and mail, by last week alone. Five specialists would each defend their own fifth; she has none to defend.',
      to: '',
    },
    {
      title: 'Measured from click to bill',
      text: 'Calls, forms and chats carry their source into your CRM, up to the invoice. The first month mostly turns up a line that brought nobody.',
      to: '',
    },
    {
      title: 'A page for each promise',
      text: 'The ad says "same-day repair in Ballabgarh", and so does the page behind it. Four to eight new ones a quarter.',
      to: '',
    },
    {
      title: 'The map listing as shop window',
      text: 'Hours, photographs and answers kept fresh, a post each week. Local trades get more calls here than from the site.',
      to: '',
    },
    {
      title: 'Tied to your season',
      text: 'Admissions, Diwali, harvest, weddings. Budgets rise six weeks before and drop the day after.',
      to: '',
    },
    {
      title: 'Four pages, on the third of the month',
      text: 'Spend, enquiries, cost of each, sales where you share them, and the things we are going to stop doing. It takes ten minutes to read and half an hour to discuss.',
      to: '',
    },
  ],
  facts: [
    { figure: '₹214', label: 'average cost of an enquiry for local trades, last quarter' },
    { figure: '19%', label: 'of the old budget stopped in the first month, on average' },
    { figure: '5', label: 'channels, one plan, one name on it' },
  ],
  timeline: [
    { when: 'Week 1', what: 'Tracking mended and six months of spend gone through.' },
    { when: 'Week 2', what: 'The plan: channels, budgets and a target for the cost of an enquiry.' },
    { when: 'Week 4', what: 'First pages and campaigns are live.' },
    { when: 'Month 3', what: 'The verdict: what to keep, what to stop, what to double.' },
  ],
  questions: [
    {
      question: 'What budget makes sense?',
      answer:
        'Below ₹40,000 a month for the platforms, the figures stay too thin to learn from. Our fee is ₹35,000 to ₹90,000 by number of channels, and never a share of your spend.',
    },
    {
      question: 'Whose accounts are they?',
      answer:
        'Ads, analytics, pages and listing are opened in your name with you as admin. If we part, the history stays.',
    },
    {
      question: 'We had an agency and saw nothing. What is different?',
      answer:
        'Ask anyone you talk to for your own cost per enquiry over the last six months. We work it out in week 1. If marketing is not what holds you back, we say that too.',
    },
  ],
  see: { to: '/portfolio?tab=Education', label: 'See our work for education' },
  complaints: [],
};
