import type { Service } from '../../entry';

export const appDevelopment: Service = {
  path: '/development',
  page: 'service',
  title: 'App Development',
  plain: 'for one thumb and a weak signal',
  lead: 'Android and iOS apps for customers at home and for crews in the field. They keep working in a basement and send what they have when the signal is back.',
  description:
    'Android and iOS apps from one codebase, usable offline and with one thumb. In both stores under your own name in about ten weeks.',
  picture: {
    media: 'art/app-development',
    alt: 'A milk subscription app on a phone, the delivery route on a second phone and the message that the milk is at the door.',
  },
  cardsHeading: { plain: 'Why people', green: 'keep it installed' },
  cards: [
    {
      title: 'Works without a network, properly',
      text: 'Orders, visits and photographs are kept on the phone and sent later, in order. When two people have changed the same entry, the app shows both versions instead of quietly losing one.',
      to: '',
    },
    {
      title: 'One codebase, two stores',
      text: 'Flutter for most apps; Kotlin or Swift where the camera, Bluetooth or background work asks for it. You pay for one team.',
      to: '',
    },
    {
      title: 'Messages people leave on',
      text: 'Dispatched, at the gate, due tomorrow. Offers go to a channel of their own that can be muted.',
      to: '',
    },
    {
      title: 'A number, not a password',
      text: 'Sign-in by a six-digit code that fills itself in. Two in a hundred need our help desk.',
      to: '',
    },
    {
      title: 'Small enough to be kept',
      text: 'Under 25 MB and open in two seconds on a phone with 3 GB of memory. Big apps are the first to be deleted when a wedding needs space for videos.',
      to: '',
    },
    {
      title: 'The store listing is part of the job',
      text: "Developer accounts in your company's name, screenshots, privacy labels, and the letters to the reviewer when an app is refused. We have had nine refusals so far and turned all nine round.",
      to: '',
    },
  ],
  facts: [
    { figure: '99.6%', label: 'of sessions in our apps this year ended without a crash' },
    { figure: '18 MB', label: 'the average download' },
    { figure: '12', label: "apps in the stores under our clients' own names" },
  ],
  timeline: [
    { when: 'Week 2', what: 'A prototype on your phone, through a private link.' },
    { when: 'Week 6', what: 'A test build in the hands of twenty of your users.' },
    { when: 'Week 10', what: 'Submitted to both stores from your accounts.' },
    { when: '+ 15 days', what: 'The builders watch crashes, answer reviews and mend faults at no charge.' },
  ],
  questions: [
    {
      question: 'How much is an app?',
      answer:
        'For customers, with sign-in, catalogue and payments: ₹5,50,000 to ₹14,00,000. For up to fifty of your own people in the field: from ₹3,80,000.',
    },
    {
      question: 'And when Android or iOS changes?',
      answer:
        'Each has one large release a year. A maintenance plan from ₹15,000 a month covers it, together with store rules and library updates.',
    },
    {
      question: 'Do we need an app at all?',
      answer:
        'Often not. If people come back less than once a month, a fast website on the home screen does the job for a third of the price, and we will tell you so on the first call.',
    },
  ],
  see: { to: '/portfolio?tab=B2C', label: 'See apps that customers use' },
  complaints: [],
};
