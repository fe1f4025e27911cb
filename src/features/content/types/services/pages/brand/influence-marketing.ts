import type { Service } from '../../entry';

export const influenceMarketing: Service = {
  path: '/brand',
  page: 'service',
  title: 'Influence Marketing',
  plain: 'counted in sales, not in followers',
  lead: 'Creators with 8,000 to 2,00,000 followers who already use things like yours, briefed on one page and tracked by a code of their own. You know what each of them sold.',
  description:
    'Influence marketing with small, believed creators: comments read before fees are paid, one-page briefs, contracts, and a sales count for each of them.',
  picture: {
    media: 'art/influence-marketing',
    alt: 'A creator brief, a frame of the cooking reel made from it and the cost of ₹ 142 for each sale.',
  },
  cardsHeading: { plain: 'Believed first,', green: 'bought second' },
  cards: [
    {
      title: 'Chosen by reading the comments',
      text: 'The last 200 under each candidate, read by a person. Questions about the product count for much, rows of hearts from the same forty accounts for nothing.',
      to: '',
    },
    {
      title: 'A brief of one page',
      text: 'One fact to say, one thing to show, three things never to claim. The rest is theirs; their followers notice when it is not.',
      to: '',
    },
    {
      title: 'A code for each creator',
      text: 'Sales are counted by code and link for 30 days, with returns taken off.',
      to: '',
    },
    {
      title: 'Contracts before parcels',
      text: 'Fee, date, rights for 90 days and the advertising label that Indian rules ask for. Then the goods leave the godown.',
      to: '',
    },
    {
      title: 'Haryanvi, Bhojpuri, Marathi',
      text: 'Regional creators cost about a third, and in their own districts they are believed more.',
      to: '',
    },
    {
      title: 'The good reel, used again',
      text: "With the rights in hand, the best clips run as ads from the creator's own handle. One in five is worth it, and that one usually beats the film from the studio at a tenth of its cost.",
      to: '',
    },
  ],
  facts: [
    { figure: '₹142', label: 'for a sale by one cooking creator; the feed ad needed ₹265' },
    { figure: '1 in 9', label: 'creators we look at passes the comment check' },
    { figure: '86%', label: 'of the pieces we brief go up on the agreed day' },
  ],
  timeline: [
    { when: 'Week 1', what: 'Sixty candidates read, twelve put before you with their fees.' },
    { when: 'Week 2', what: 'Contracts signed, codes set up, parcels sent.' },
    { when: 'Weeks 3 to 5', what: 'The pieces go up; you see each of them the day before.' },
    { when: 'Week 9', what: 'Sales by creator, returns taken off, and whom to keep.' },
  ],
  questions: [
    {
      question: 'What does a first round cost?',
      answer:
        'With 10 to 15 creators, ₹2,00,000 to ₹5,00,000. About 70% of that goes to the creators, and you see every fee.',
    },
    {
      question: 'What if someone takes the parcel and never posts?',
      answer:
        'Half of each fee is paid after the piece is up. If it does not come, we find another creator or return that part.',
    },
    {
      question: 'Could a creator embarrass us?',
      answer:
        'We go through two years of posts for quarrels, politics and rival products. A clause lets you have a piece taken down within a day.',
    },
  ],
  see: { to: '/portfolio?tab=Ecommerce', label: 'See the shops we build and promote' },
  complaints: [],
};
