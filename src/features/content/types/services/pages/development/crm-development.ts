import type { Service } from '../../entry';

export const crmDevelopment: Service = {
  path: '/development',
  page: 'service',
  title: 'CRM Development',
  plain: 'around how your people sell',
  lead: 'Leads from calls, WhatsApp, forms and trade portals land in one list, each with an owner and a next step. If your salespeople type more than before, we are not finished.',
  description:
    'CRM development for sales teams in Delhi NCR: your own stages, WhatsApp follow-ups and two-minute quotations. Ready-made in ten days or built to measure.',
  picture: {
    media: 'art/crm-development',
    alt: 'A sales pipeline in which a deal of ₹ 4,82,600 moves to Won, with the call note that closed it.',
  },
  cardsHeading: { plain: 'A sales day', green: 'with less typing' },
  cards: [
    {
      title: 'Every enquiry in one list, with a name on it',
      text: 'Website, WhatsApp, portal mails, missed calls and the visiting cards from the trade fair. Doubles are joined by phone number, and a lead that has no owner after 15 minutes rings the manager.',
      to: '',
    },
    {
      title: 'Stages in your own words',
      text: '"Sample sent" and "rate agreed", not stages from a foreign manual. Six or seven are enough, each with one rule for moving on.',
      to: '',
    },
    {
      title: 'The day, at 9.30',
      text: 'Whom to call, what was said last, what was promised: on WhatsApp each morning. A reply of one line is filed as a note.',
      to: '',
    },
    {
      title: 'Quotations in two minutes',
      text: "Price list, freight and discounts are in the system. Anything below your limit asks the owner's phone for a yes.",
      to: '',
    },
    {
      title: 'A forecast nobody compiles',
      text: 'Due this month, stuck for two weeks, lost and why. The Monday sheet draws itself from the deals.',
      to: '',
    },
    {
      title: 'Ready-made first, made to measure when it hurts',
      text: 'Our own CRM is running in ten days for teams of up to 25. When your rules ask for more we build on the same base, so nothing learned or imported in those ten days is thrown away.',
      to: '',
    },
  ],
  facts: [
    { figure: '6 min', label: 'median wait of a new lead for its first call, once three hours' },
    { figure: '14', label: 'sales teams work in a CRM of ours' },
    { figure: '+27%', label: 'follow-ups kept on the promised day, after one quarter' },
  ],
  timeline: [
    { when: 'Days 1 to 3', what: 'A day with sales, a day with the back office, your stages on paper.' },
    { when: 'Day 10', what: 'The ready-made CRM, live, with your leads imported.' },
    { when: 'Week 5', what: 'Quotations, approvals, call log and WhatsApp connected.' },
    { when: 'Week 8', what: 'Two training calls, then 15 days with us on the other end of the line.' },
  ],
  questions: [
    {
      question: 'What does it cost per user?',
      answer:
        'Ready-made: ₹900 a user and month. Built around you: ₹3,50,000 to ₹9,00,000 once, before GST, and then nothing per user, however many you hire.',
    },
    {
      question: 'What if somebody leaves with the customer list?',
      answer:
        'Numbers can be masked, exports need an admin and each one is logged. Access ends the minute you switch the person off.',
    },
    {
      question: 'Can we get our data out again?',
      answer:
        'One button exports contacts, deals, notes and files with their history. It is there from day one, and we show you where.',
    },
  ],
  see: { to: '/portfolio?tab=B2B', label: 'See what we built for sales teams' },
  complaints: [],
};
