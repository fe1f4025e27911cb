import type { Service } from '../../entry';

export const webDevelopment: Service = {
  path: '/development',
  page: 'service',
  title: 'Web Development',
  plain: 'that opens in a second and sells at midnight',
  lead: 'Company sites, online shops and appointment booking, measured on the phones your customers carry. Price and launch date are fixed in week 1.',
  description:
    'Websites, online shops and booking sites from Faridabad: fixed price, pages that open in under a second and 15 days of support after launch.',
  picture: {
    media: 'art/web-development',
    alt: 'A handloom shop page in a browser, its request trace ready in 0.6 seconds and a deploy that went live in 48 seconds.',
  },
  cardsHeading: { plain: 'What the price', green: 'already includes' },
  cards: [
    {
      title: 'Shops that take UPI, cards and cash on delivery',
      text: 'Catalogue, stock, GST invoices and courier labels stand in one admin that two people can run. A forgotten basket gets one WhatsApp reminder after two hours, and then it is left in peace.',
      to: '',
    },
    {
      title: 'Booking without the phone call',
      text: 'Patients, guests and parents choose a free slot and pay the advance. The calendar your reception already keeps stays the master.',
      to: '',
    },
    {
      title: 'Pages your own staff can make',
      text: 'Twelve blocks, designed for you, go together like bricks. Nothing they type can break the layout.',
      to: '',
    },
    {
      title: 'Speed, in the contract',
      text: 'We test on a ₹9,000 phone on 4G. If a page needs more than 1.5 seconds on launch day, we keep working at our cost.',
      to: '',
    },
    {
      title: 'Moving without losing your rank',
      text: 'Old addresses are listed, matched and redirected before the switch. We then watch your search traffic for 30 days.',
      to: '',
    },
    {
      title: 'Backups that have been restored',
      text: 'A copy is made every night and kept for 35 days at a second provider. Once a quarter we rebuild your site from it and send you the log, because a backup that nobody has tried is a hope.',
      to: '',
    },
  ],
  facts: [
    { figure: '0.8 s', label: 'median time to open a page on a mid-range phone' },
    { figure: '38', label: 'sites in our care today' },
    { figure: '99.95%', label: 'uptime across them in the past 12 months' },
  ],
  timeline: [
    { when: 'Week 1', what: 'The list of pages, a fixed price and a launch date, on paper.' },
    { when: 'Week 3', what: 'A prototype of the main pages, opened on your own phone.' },
    { when: 'Week 6', what: 'The site with your texts and products, payments in test mode.' },
    { when: 'Week 7', what: 'Launch, then 15 days in which the people who built it mend and answer.' },
  ],
  questions: [
    {
      question: 'What does a website cost?',
      answer:
        'A static site of up to ten pages starts at ₹65,000, a dynamic site at ₹1,80,000 and a shop at ₹3,20,000, before GST. The scope fixes the figure; it changes only when you ask for something new.',
    },
    {
      question: 'Who owns the domain and the code?',
      answer:
        'You do. Domain and hosting are opened in your name on the first day, and the source code follows within seven days of the last payment.',
    },
    {
      question: 'WordPress, or built by hand?',
      answer:
        'WordPress where your team writes every week and the site mostly publishes. Our own build where it sells, books or calculates, since plugins for those age badly.',
    },
  ],
  see: { to: '/portfolio?tab=Ecommerce', label: 'See the shops we have built' },
  complaints: [],
};
