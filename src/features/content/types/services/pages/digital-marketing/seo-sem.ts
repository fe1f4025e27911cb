import type { Service } from '../../entry';

export const seoSem: Service = {
  path: '/digitalMarketing',
  page: 'service',
  title: 'SEO SEM',
  plain: 'for the searches that bring buyers',
  lead: 'Search engine optimisation earns a place; search engine marketing rents one in the meantime. As one plan, the rent shows which places are worth owning.',
  description:
    'SEO and SEM as one plan in Delhi NCR: 60 checks on every page, ads that test which words sell, real pages for each place you serve.',
  picture: {
    media: 'art/seo-sem',
    alt: 'A results page on which a dental clinic climbs from position 14 to 2, with its crawl checks passed and the cost of the search ad.',
  },
  cardsHeading: { plain: 'Found first,', green: 'chosen next' },
  cards: [
    {
      title: 'Rent first, then own',
      text: 'Ads run on twenty phrases for a month. The six that bring enquiries get pages of their own, and as those climb, the ads beside them are turned down.',
      to: '',
    },
    {
      title: 'Crawled and mended',
      text: 'Dead links, doubled titles, slow templates, pages that nothing leads to: 60 checks on each address. You get the repairs, not a PDF of faults.',
      to: '',
    },
    {
      title: 'A real page for each place',
      text: 'Faridabad, Palwal and Noida with their own text, photographs and prices. Copies with another town name get thrown out.',
      to: '',
    },
    {
      title: 'Links given on purpose',
      text: 'Suppliers, associations, colleges, local papers, asked one at a time. About six a month, none of them bought.',
      to: '',
    },
    {
      title: 'Quoted when nobody clicks',
      text: 'Definitions, tables and structured data let search pages and AI assistants name you as the source. We put fifty of your questions to them each month and count how often they do.',
      to: '',
    },
  ],
  facts: [
    { figure: '14 to 2', label: 'place of a dental clinic for its main treatment, in seven months' },
    { figure: '60', label: 'checks on each address, repeated every month' },
    { figure: '35%', label: 'less spent on ads for phrases whose page reached the top three' },
  ],
  timeline: [
    { when: 'Week 2', what: 'Crawl done and the worst faults already mended.' },
    { when: 'Week 5', what: 'The verdict of the ads: which phrases sell.' },
    { when: 'Month 3', what: 'Pages for those phrases and for the places you serve.' },
    { when: 'Month 8', what: 'Rent and ownership compared, phrase by phrase.' },
  ],
  questions: [
    {
      question: 'What does it cost?',
      answer:
        '₹35,000 to ₹75,000 a month, plus the ad budget you choose. The first crawl with its repairs is ₹30,000 and can be had alone.',
    },
    {
      question: 'Can you promise the first place?',
      answer:
        'Nobody can, and our terms say so. We promise the work, its dates and a report in which the phrases that fell are listed as well.',
    },
    {
      question: 'When does it pay?',
      answer:
        'The ads in the first month. Earned places tend to move between month four and month eight, sooner in smaller towns.',
    },
  ],
  see: { to: '/portfolio?tab=Hospital', label: 'See clinics that patients find' },
  complaints: [],
};
