import { brand } from '~/model/brand';
import type { SiteFacts } from './entry';

const { name, legalName, tagline, description, address, mobiles, landline, mail, social, stats } = brand;
const desks = ['New projects', 'Support', 'Accounts'];

export const site: SiteFacts = {
  name,
  legalName,
  tagline,
  description,
  address,
  mobiles: mobiles.map((number, index) => ({ number, desk: desks[index] ?? '' })),
  landline: { number: landline, desk: 'Reception, in Hindi and English' },
  mails: {
    hello: { address: mail.hello, what: 'New work and everything else' },
    support: { address: mail.support, what: 'Something we built needs help' },
    sales: { address: mail.sales, what: 'Quotes, invoices, renewals' },
    careers: { address: mail.careers, what: 'Applications and internships' },
  },
  social,
  stats: {
    heading: { plain: 'Work that', green: 'stays in use' },
    before: 'A launch is the easy part. Across the software we look after we count',
    strong: '80% active users',
    after: ': people who were given a login and still open it every working week.',
    figures: [...stats],
  },
  closing: {
    heading: "Tell us which job eats your team's week.",
    text: 'Thirty minutes on a call is enough to say whether software can take it over, what that costs and how long it takes.',
    button: 'Book a demo',
    call: 'or call',
  },
  contact: {
    title: `Contact us: our office in ${address.city}, phones and mail`,
    description: `Send an enquiry, call one of three numbers or visit ${name} in ${address.city}. A person answers within one working day.`,
    heading: { green: 'Contact us.', plain: 'A person answers.' },
    lead: 'Leave your number and we call back within one working day. If you would rather talk now, the phones below are on the desks of the people who do the work.',
    formHeading: 'Send an enquiry',
    steps: [
      { when: 'At once', what: 'A reference number here and a copy by mail.' },
      { when: 'One working day', what: 'A call from the person who would run your project.' },
      { when: 'One week', what: 'A written scope, a fixed price and a launch date.' },
    ],
    directHeading: 'Or reach us directly',
    cards: { visit: 'Visit', mobile: 'Mobile', landline: 'Landline', mail: 'Mail' },
  },
  blog: {
    title: 'Blog: software, enquiries and prices in plain words',
    description: `What we tell our clients before they sign: which software pays, what an enquiry may cost and how to read an offer. Written at ${name} in ${address.city}.`,
    heading: { plain: 'What we tell clients', green: 'before they sign' },
    lead: 'Short notes from the people who do the work: which sheet to replace, what an enquiry may cost, how to read an offer. No news about ourselves.',
  },
  products: {
    title: 'IoT products: sensors, counters and gateways',
    description: `Sensors, counters, meters and gateways for farms, cold rooms, factories and buildings, made in ${address.city} and read in your own software.`,
    heading: { plain: 'Things that', green: 'report for work' },
    lead: 'Sensors, counters and gateways that we build, fit and read out in your own software. Each comes with a year of data, a person to call and a price for one piece.',
    order: {
      before: 'Something else to measure?',
      green: 'We build to order',
      after: 'from 25 pieces.',
      text: 'Tell us the quantity, the place and how often you need to know. A working sample takes five weeks.',
      button: 'Talk to us',
    },
  },
  services: {
    area: 'Delhi NCR',
    demo: 'Book a demo',
    talk: 'Talk to us',
    facts: 'In figures',
    timeline: 'What you get, by when',
    questions: { plain: 'Asked', green: 'before signing' },
    complaints: { plain: 'Start from', green: 'the complaint' },
  },
  portfolio: {
    title: 'Portfolio: what we built and what it did',
    heading: { plain: 'Every project ends', green: 'in a figure' },
    lead: 'of them in ten fields: what each did for the client, and how many weeks it took from the signed scope to the launch.',
    caption: 'Each vein is a project, as long as the weeks it took. Lit:',
    described: 'projects with the result and the weeks to launch.',
  },
};
