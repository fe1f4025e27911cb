import type { Service } from '../../entry';

export const softwareDevelopment: Service = {
  path: '/development',
  page: 'service',
  title: 'Software Development',
  plain: 'for the job your spreadsheet has outgrown',
  lead: 'Billing, stock, dispatch, approvals and production planning in one program that your people open every morning. We sit beside them for two days before we draw a screen.',
  description:
    'Custom software for billing, stock, dispatch and production, built in Faridabad around timed work: minutes saved are in the scope and measured after.',
  picture: {
    media: 'art/software-development',
    alt: 'A dispatch board for a warehouse, the carton label it prints and a test run with 212 tests passed.',
  },
  cardsHeading: { plain: 'How the minutes', green: 'are saved' },
  cards: [
    {
      title: 'Two days at the desk that will use it',
      text: 'We time what happens there: how long an invoice takes, who types it again, what waits for a signature. The list becomes the scope, and beside each line stand the minutes we expect to save.',
      to: '',
    },
    {
      title: 'Ten years of Excel come along',
      text: 'Ledgers, part numbers and customer names are cleaned and matched. Your accountant sees every doubtful pair before it is merged.',
      to: '',
    },
    {
      title: 'Who may see, who may sign',
      text: 'Rights are one table that fits on a page. Each change keeps its author, time and earlier value.',
      to: '',
    },
    {
      title: 'Talks to what you have',
      text: 'Tally, e-way bills, barcode printers, the weighbridge. We have wired up machines that know only a serial cable.',
      to: '',
    },
    {
      title: 'Agents do the typing',
      text: 'A purchase order arrives as a PDF, is read, checked against the rate contract and laid ready. A person presses the button.',
      to: '',
    },
    {
      title: 'Released on a Tuesday morning',
      text: 'Some 200 automatic tests stand between a change and your people. If one fails, nothing goes out. If all pass, it goes out when everyone is at work and can say so, never on a Friday evening.',
      to: '',
    },
  ],
  facts: [
    { figure: '41 min', label: 'saved per person and day, timed in our last six roll-outs' },
    { figure: '21', label: 'systems in daily use in offices, stores and factories' },
    { figure: '2014', label: 'the year of our oldest program that still runs' },
  ],
  timeline: [
    { when: 'Week 1', what: 'The timed list of work, a scope you can read in twenty minutes, one price.' },
    { when: 'Week 3', what: 'A prototype that your people try and are rude about.' },
    { when: 'Fridays', what: 'A working version with your own data, on a private address.' },
    { when: 'Go-live', what: 'Old and new side by side for two weeks; 15 days of support are in the price.' },
  ],
  questions: [
    {
      question: 'What does a system of our own cost?',
      answer:
        'The first release for one department lies between ₹4,50,000 and ₹12,00,000, before GST. You pay 40% at the start, 40% when the prototype is accepted and 20% before launch.',
    },
    {
      question: 'Is the source code ours?',
      answer:
        'Once the last invoice is paid, yes, with the right to have others change it. General parts that we bring to each project stay ours, and you hold a permanent free licence to them.',
    },
    {
      question: 'What if our people will not use it?',
      answer:
        'Asking them first prevents most of that. Three months after go-live we time the same work again. If the promised minutes are not there, you see why, and what is ours to mend we mend.',
    },
  ],
  see: { to: '/portfolio?tab=Software', label: 'See software in daily use' },
  complaints: [],
};
