import { z } from 'zod';
import { group, heading, line, link, list, mailAddress, maybeLine, prose } from '../../kinds';

const number = group('Number', {
  number: line('Number', { fits: 16 }),
  desk: line('Who answers', { fits: 30 }),
});
const mail = (label: string) =>
  group(label, { address: mailAddress('Address', { fits: 30 }), what: line('What for', { fits: 34 }) });

export const siteFacts = z.object({
  name: line('Name', { fits: 18 }),
  legalName: line('Full name of the firm', { fits: 50 }),
  tagline: line('Line below the name', { fits: 60 }),
  description: prose('For search engines', { fits: 155 }),
  address: group('Address', {
    street: line('Street'),
    city: line('City'),
    region: line('State'),
    postalCode: line('PIN code'),
    country: line('Country'),
    visit: line('How and when it is found open', { fits: 120 }),
  }),
  mobiles: list('Mobile numbers, the first is shown everywhere', 'number', number),
  landline: number,
  mails: group('Mail', {
    hello: mail('Everything'),
    support: mail('Support'),
    sales: mail('Sales'),
    careers: mail('Careers'),
  }),
  social: group('Profiles', {
    linkedin: link('LinkedIn'),
    instagram: link('Instagram'),
    facebook: link('Facebook'),
    youtube: link('YouTube'),
  }),
  stats: group('Figures', {
    heading: heading('Heading'),
    before: prose('Text before the strong words', { fits: 90 }),
    strong: line('Strong words', { fits: 24 }),
    after: line('Text after them', { fits: 90 }),
    figures: list(
      'Figures',
      'figure',
      group('Figure', { figure: line('Figure', { fits: 6 }), label: line('What it counts', { fits: 22 }) }),
    ),
  }),
  closing: group('End of most pages', {
    heading: line('Heading', { fits: 50 }),
    text: prose('Text', { fits: 140 }),
    button: line('Button', { fits: 18 }),
    call: line('Before the number', { fits: 12 }),
  }),
  contact: group('Contact page', {
    title: line('Title for search engines', { fits: 60 }),
    description: prose('For search engines', { fits: 155 }),
    heading: heading('Heading'),
    lead: prose('Below the heading', { fits: 200 }),
    formHeading: line('Heading of the form', { fits: 30 }),
    steps: list(
      'What happens next',
      'step',
      group('Step', { when: line('When', { fits: 18 }), what: line('What', { fits: 60 }) }),
    ),
    directHeading: line('Heading of the cards', { fits: 30 }),
    cards: group('Titles of the cards', {
      visit: line('Address', { fits: 24 }),
      mobile: line('Mobile numbers', { fits: 24 }),
      landline: line('Landline', { fits: 24 }),
      mail: line('Mail', { fits: 24 }),
    }),
  }),
  blog: group('Page of the blog', {
    title: line('Title for search engines', { fits: 60 }),
    description: prose('For search engines', { fits: 155 }),
    heading: heading('Heading'),
    lead: prose('Below the heading', { fits: 200 }),
  }),
  products: group('Page of the IoT products', {
    title: line('Title for search engines', { fits: 60 }),
    description: prose('For search engines', { fits: 155 }),
    heading: heading('Heading'),
    lead: prose('Below the heading', { fits: 200 }),
    order: group('Card of what is made to order', {
      before: maybeLine('Before', { fits: 30 }),
      green: maybeLine('Highlighted', { fits: 20 }),
      after: maybeLine('After', { fits: 20 }),
      text: prose('Text', { fits: 110 }),
      button: line('Button', { fits: 18 }),
    }),
  }),
  services: group('Pages of the services', {
    area: line('Where, in titles for search engines', { fits: 14 }),
    demo: line('First button', { fits: 18 }),
    talk: line('Second button', { fits: 18 }),
    facts: line('Heading of the figures', { fits: 24 }),
    timeline: line('Heading of the dates', { fits: 28 }),
    questions: heading('Heading of the questions'),
    complaints: heading('Heading of the complaints'),
  }),
  portfolio: group('Page of the portfolio', {
    title: line('Title for search engines', { fits: 60 }),
    heading: heading('Heading'),
    lead: prose('After the number of all projects', { fits: 140 }),
    caption: line('Below the drawing, before the tab', { fits: 70 }),
    described: line('For search engines, after the number of projects', { fits: 60 }),
  }),
});

export type SiteFacts = z.output<typeof siteFacts>;
