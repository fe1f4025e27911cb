import type { Service } from '../../entry';

export const contentMarketing: Service = {
  path: '/digitalMarketing',
  page: 'service',
  title: 'Content Marketing',
  plain: 'that answers what buyers ask',
  lead: 'Guides, comparisons and price pages, written from interviews with your own engineers, doctors or teachers. They are found for years and spare your salespeople the same ten answers.',
  description:
    'Content marketing from real sales questions: interviews with your specialists, price pages with prices, and old pages mended before new ones are written.',
  picture: {
    media: 'art/content-marketing',
    alt: 'An article on the cost of rooftop solar, its outline and the line of its ranking from position 31 to 3.',
  },
  cardsHeading: { plain: 'Written from', green: 'real questions' },
  cards: [
    {
      title: 'Questions first, keywords second',
      text: 'We listen to five sales calls and read your last 300 enquiries. What people ask there is the plan. The search tool only says in which order to answer.',
      to: '',
    },
    {
      title: 'An hour with the one who knows',
      text: 'Your specialist talks, our writer writes. The text comes back for a check of its facts, which takes as long as a cup of tea.',
      to: '',
    },
    {
      title: 'Price pages, with prices',
      text: 'Everyone looks for the cost and hardly anyone prints it. Honest ranges are often the most read page within four months.',
      to: '',
    },
    {
      title: 'Drawn, filmed or in a table',
      text: 'Whichever says it shortest: a diagram, a clip of 40 seconds, six rows of figures.',
      to: '',
    },
    {
      title: 'Old pages are mended before new ones are written',
      text: 'A page on place 12 is nearly there. Rewriting the dozen that stand between 8 and 20 brings readers in weeks; a new page needs months. Each quarter begins with that dozen.',
      to: '',
    },
  ],
  facts: [
    { figure: '31 to 3', label: 'place of an article on the cost of rooftop solar, in five months' },
    { figure: '4', label: 'pieces a month, researched, drawn and checked' },
    { figure: '300', label: 'enquiries read before the first line is written' },
  ],
  timeline: [
    { when: 'Week 2', what: 'A plan of 24 questions, in order, with who will answer them.' },
    { when: 'Week 3', what: 'First interview; the piece is online ten days later.' },
    { when: 'Month 2', what: 'Four new pieces and six mended ones.' },
    { when: 'Month 6', what: 'Readers, enquiries, and the pieces we should have left alone.' },
  ],
  questions: [
    {
      question: 'What does it cost, and for how long?',
      answer:
        '₹45,000 a month for four pieces with their drawings. Anything under six months is money badly spent, and we turn it down.',
    },
    {
      question: 'Do you let AI write it?',
      answer:
        'It helps with transcripts, outlines and checks. Sentences and claims are written and signed off by people, because your name stands above them.',
    },
    {
      question: 'Who owns the texts?',
      answer: 'You, with the drawings, the recordings and our notes, once the month is paid.',
    },
  ],
  see: { to: '/portfolio?tab=B2B', label: 'See our work for B2B firms' },
  complaints: [],
};
