import type { Service } from '../../entry';

export const brandBuilding: Service = {
  path: '/brand',
  page: 'service',
  title: 'Brand Building',
  plain: 'from the name to the paint on the gate',
  lead: 'A name you can register, a mark that survives a rubber stamp and a handbook that a signboard painter can follow. Six weeks, two directions, one decision at a time.',
  description:
    'Brand building in Faridabad: names checked against the registers, a mark tested at 16 pixels, colours for ink and paint, a 20-page handbook in six weeks.',
  picture: {
    media: 'art/brand-building',
    alt: 'The mark of a hill tea drawn on its construction circles, then printed on a tin and a visiting card, with its three colours.',
  },
  cardsHeading: { plain: 'Drawn once,', green: 'used for twenty years' },
  cards: [
    {
      title: 'One mark, drawn for the worst case',
      text: 'Sixteen pixels wide, one colour, embroidered on a cap, painted on the back of a tempo. What fails there is drawn again, however handsome it looked on the wall.',
      to: '',
    },
    {
      title: 'A name that can be registered',
      text: 'Sixty candidates are cut to five and checked against trademarks, companies and free domains. You hear each of them said over a bad phone line.',
      to: '',
    },
    {
      title: 'Colours with recipes',
      text: 'Screen value, spot ink, four-colour mix and exterior paint. The card and the gate end up the same green.',
      to: '',
    },
    {
      title: 'How you sound',
      text: 'One page of sentences you would say, one of those you never would, in English and in Hindi.',
      to: '',
    },
    {
      title: 'A handbook printers obey',
      text: 'Twenty pages, pictures first: clear space, wrong uses, letterhead, uniform. Open files come with it.',
      to: '',
    },
    {
      title: 'The first things, made',
      text: 'Signboard, carton, invoice, uniform and profile picture are drawn as real jobs with real suppliers. For the first print run one of us stands at the press, because that is where a green turns grey.',
      to: '',
    },
  ],
  facts: [
    { figure: '16 px', label: 'the smallest size each of our marks has to survive' },
    { figure: '31', label: 'brands named, drawn or redrawn since 2016' },
    { figure: '20 pages', label: 'in the handbook, none of them about philosophy' },
  ],
  timeline: [
    { when: 'Week 1', what: 'Eight interviews: you, three of your people, four customers.' },
    { when: 'Week 2', what: 'Five names with their register checks, if a name is needed.' },
    { when: 'Week 4', what: 'Two directions on a carton, a signboard and a phone. You pick one.' },
    { when: 'Week 6', what: 'Handbook, open files and the first print run.' },
  ],
  questions: [
    {
      question: 'What does a brand cost?',
      answer:
        'A full identity is ₹1,80,000 to ₹4,50,000. Redrawing a mark that you keep starts at ₹75,000. Registry fees are paid to the registry, in your name.',
    },
    {
      question: 'Will old customers still know us?',
      answer:
        'We ask twenty of them what they remember before anything is drawn. That part stays: often a colour, sometimes one letter.',
    },
  ],
  see: { to: '/portfolio?tab=B2C', label: 'See brands that people buy' },
  complaints: [],
};
