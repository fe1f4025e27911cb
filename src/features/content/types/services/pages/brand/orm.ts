import type { Service } from '../../entry';

export const orm: Service = {
  path: '/brand',
  page: 'service',
  title: 'ORM',
  plain: 'that answers every review within a day',
  lead: 'Online reputation management without tricks: every review read, each fair complaint answered by name, false ones reported with proof. The rating follows what your customers meet.',
  description:
    'Online reputation management in Delhi NCR: reviews read daily, answered within 24 hours, false ones reported with proof. No bought stars, no filters.',
  picture: {
    media: 'art/orm',
    alt: 'A two-star review, the reply that settled it and the average rating rising from 3.4 to 4.5.',
  },
  cardsHeading: { plain: 'From the first star', green: 'to the fifth' },
  cards: [
    {
      title: 'Read by a person before noon',
      text: 'Map listings, marketplaces, app stores, job portals and forums are gathered overnight. By twelve you know what was said about you, sorted by who in your house must act on it.',
      to: '',
    },
    {
      title: 'Replies that sound like you',
      text: 'With the name of the customer and what was done about it. You approve the first thirty; after that only the angry ones reach you.',
      to: '',
    },
    {
      title: 'False reviews, with proof',
      text: 'Bill numbers and visit logs go along with each report. Four in ten come down; the others get a calm public answer.',
      to: '',
    },
    {
      title: 'The satisfied, asked to speak',
      text: 'A QR code on the bill and one message the day after. No gifts, no stars for sale.',
      to: '',
    },
    {
      title: 'Page one of your own name',
      text: 'Ten results decide what a lender, a recruit or a patient believes. We put the ones you own in order until they hold the top.',
      to: '',
    },
    {
      title: 'The cause behind the complaint',
      text: 'Once a month the five most frequent causes, counted and dated. A child clinic moved two people to the billing counter on Saturdays, and its worst topic was gone within six weeks.',
      to: '',
    },
  ],
  facts: [
    { figure: '3.4 to 4.5', label: 'rating of a child clinic, from March to September' },
    { figure: '9 hours', label: 'usual wait from a review to its answer' },
    { figure: '4 in 10', label: 'of the false reviews we report are taken down' },
  ],
  timeline: [
    { when: 'Day 3', what: 'An audit: two years of mentions, counted by cause.' },
    { when: 'Week 1', what: 'Answers to all open complaints, drafted for your yes.' },
    { when: 'Month 2', what: 'QR codes and messages running at every counter.' },
    { when: 'Each month', what: 'Rating, volume and causes on two pages, with what changed.' },
  ],
  questions: [
    {
      question: 'What is the monthly fee?',
      answer:
        '₹22,000 for one location with all portals, and ₹6,000 for each further location. There is no term: you can stop at the end of any month.',
    },
    {
      question: 'Can you delete bad reviews?',
      answer:
        "Only what breaks the platform's rules, and the platform decides. Whoever promises more is putting your listing at risk.",
    },
    {
      question: 'And if the rating does not move?',
      answer:
        'Then something at the counter has not moved either. After four months the causes report will name it, and whether we go on is up to you.',
    },
  ],
  see: { to: '/portfolio?tab=Hospital', label: 'See our work for hospitals' },
  complaints: [],
};
