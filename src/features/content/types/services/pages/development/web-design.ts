import type { Service } from '../../entry';

export const webDesign: Service = {
  path: '/development',
  page: 'service',
  title: 'Web Design',
  plain: 'that is understood before it is read',
  lead: 'We draw the screens, set the type and write the words, then try them on strangers before any code exists. The files are ready for any developer to build from.',
  description:
    'Web design from Faridabad: screens, type and words tested on five strangers before code, with a component sheet your developers can build from.',
  picture: {
    media: 'art/web-design',
    alt: 'A type specimen and a component sheet with spacing marks beside the finished booking screen of a lakeside hotel.',
  },
  cardsHeading: { plain: 'Six habits', green: 'that show on screen' },
  cards: [
    {
      title: 'Five strangers and a stopwatch',
      text: 'They have never heard of you, and they are asked to book, buy or find a price. Where two of the five get stuck, we redraw. You receive the recordings, which are seldom comfortable and always useful.',
      to: '',
    },
    {
      title: 'A component sheet, not forty pictures',
      text: 'Buttons, fields, cards and tables, each drawn once in all its states: at rest, wrong, empty, loading. Your developers stop guessing.',
      to: '',
    },
    {
      title: 'Hindi and English as a pair',
      text: 'Both scripts are chosen together and matched by eye. Most sites get their second script by accident.',
      to: '',
    },
    {
      title: 'Words come with the layout',
      text: 'Headlines, labels and error messages are ours from the first draft, at the length a screen can hold.',
      to: '',
    },
    {
      title: 'The small screen is the design',
      text: 'Everything is drawn at 360 pixels first. The desktop gets what the phone proved to need.',
      to: '',
    },
    {
      title: 'Contrast, focus and touch, measured',
      text: 'Text clears 4.5:1, main targets are 44 pixels or more, and every step can be done with a keyboard. The checklist travels with the files, so that a later change can be held against it.',
      to: '',
    },
  ],
  facts: [
    { figure: '74%', label: 'of visits to the sites we look after come from a phone' },
    { figure: '11 to 4', label: 'taps to book a doctor, after one clinic was redrawn' },
    { figure: '2 rounds', label: 'of corrections included in every design' },
  ],
  timeline: [
    { when: 'Day 4', what: 'Two directions, each shown as one real screen with real words.' },
    { when: 'Week 2', what: 'A prototype of the main path that anybody can click.' },
    { when: 'Week 3', what: 'Recordings of the five tests, and the screens we redrew because of them.' },
    { when: 'Week 4', what: 'Component sheet, font licences, pictures and a call with your developers.' },
  ],
  questions: [
    {
      question: 'What does design alone cost?',
      answer:
        'A site of about twelve screens lies between ₹90,000 and ₹2,20,000. If we build it afterwards, a fifth of that comes off the price of the build.',
    },
    {
      question: 'What if we like neither direction?',
      answer:
        'Then we draw a third at no charge. It happens in about one project of eight, nearly always because we had misread who the customer is.',
    },
    {
      question: 'Can our own developers build it?',
      answer:
        'Yes. Source files, exported pictures and a page of measures are yours, and one of our designers joins two of their calls.',
    },
  ],
  see: { to: '/portfolio?tab=Hotel', label: 'See the hotel sites we designed' },
  complaints: [],
};
