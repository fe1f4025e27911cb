import type { Service } from '../../entry';

export const emailMarketing: Service = {
  path: '/digitalMarketing',
  page: 'service',
  title: 'Email Marketing',
  plain: 'that people would miss if it stopped',
  lead: 'A welcome, a reminder, a letter worth opening, and nothing more. A message costs a few paise and the list is yours, which no platform will ever say of your followers.',
  description:
    'Email marketing that reaches the inbox: clean lists, your own domain, three flows that earn first and letters people open. Set up in four weeks.',
  picture: {
    media: 'art/email-marketing',
    alt: 'A line in an inbox, the opened mail of a bookshop and the flow of three mails with their open rates.',
  },
  cardsHeading: { plain: 'Letters', green: 'that arrive and earn' },
  cards: [
    {
      title: 'The three mails that earn first',
      text: 'Welcome, forgotten basket, time to reorder. Written once, they run by themselves and bring in about half of all the income that mail makes in the shops we look after.',
      to: '',
    },
    {
      title: 'A shorter list that arrives',
      text: 'Typos, bounces and people who have not opened for a year are taken off. What is left lands in the inbox and costs less to send.',
      to: '',
    },
    {
      title: 'Your own domain, trusted',
      text: 'SPF, DKIM and DMARC are set and watched; a new sender is warmed up over three weeks.',
      to: '',
    },
    {
      title: 'Plain letters, drawn letters',
      text: 'Some news reads best as eight lines from the owner. For the rest we build templates that hold in dark mode and old Outlook.',
      to: '',
    },
    {
      title: 'Two versions, one winner',
      text: 'Subject, hour and offer are tried on a tenth of the list each, and the better one goes to everyone else. What was learned is kept in a sheet that grows by a line a fortnight.',
      to: '',
    },
  ],
  facts: [
    { figure: '38%', label: 'average open rate of the letters we sent last quarter' },
    { figure: '0.2%', label: 'of readers leave after a letter' },
    { figure: '3 mails', label: 'earn about as much as all the others together' },
  ],
  timeline: [
    { when: 'Week 1', what: 'Domain records set, list cleaned, consent checked.' },
    { when: 'Week 2', what: 'The welcome flow writes to its first reader.' },
    { when: 'Week 4', what: 'First letter, first test.' },
    { when: 'Month 3', what: 'Income by mail, and which flow to build next.' },
  ],
  questions: [
    {
      question: 'What does it cost?',
      answer:
        'Setting up is ₹40,000 once. The flows and two letters a month are ₹18,000. The sending service bills you directly.',
    },
    {
      question: 'May we write to every contact we have?',
      answer:
        'No. Only to people who agreed, with a way out in each letter. The Digital Personal Data Protection Act asks for it, and inbox providers enforce it faster than any court.',
    },
    {
      question: 'We have 600 addresses. Is that enough?',
      answer:
        'If they have bought from you, yes. Six hundred people who once paid you are worth more than sixty thousand who did not. We would begin with the reorder mail.',
    },
  ],
  see: { to: '/portfolio?tab=Ecommerce', label: 'See online shops we work for' },
  complaints: [],
};
