import { brand } from '~/model/brand';
import { servicePath } from '../services/paths';
import type { LandingPage } from './entry';

/** Until somebody chooses a picture. */
const drawn = { media: '', alt: '' };

export const landing: LandingPage = {
  title: `${brand.name}: software, websites and AI agents for teams in Delhi NCR`,
  heading: { plain: "Let's get", green: 'to work' },
  lead: 'See how we can put AI to work for your people.',
  formHeading: 'Book a Demo',
  promises: [
    'A 30-minute call with the people who will build it',
    'A written scope and a fixed price before work starts',
    '15 days of support after every launch',
  ],
  sampleAgents: [
    { name: 'Service desk agent', note: '41 tickets read, 29 answered, 12 handed to people' },
    { name: 'Sales agent', note: 'Quote 1187 drafted from the call notes' },
    { name: 'Accounts agent', note: 'Invoice 2291 matched to its order' },
  ],
  servicesHeading: { plain: 'One team for', green: 'the product and the people who find it' },
  services: [
    {
      title: 'Websites and online shops',
      to: servicePath('/development', 'Web Development'),
      text: 'Static and dynamic sites, E-Commerce and appointment booking. Pages open in under a second on an everyday phone.',
      picture: drawn,
    },
    {
      title: 'Software, CRM and HRM',
      to: servicePath('/development', 'CRM Development'),
      text: 'Built around how your people sell, hire and bill, with agents for the routine part.',
      picture: drawn,
    },
    {
      title: 'Apps, IoT and production',
      to: '/Iot-products',
      text: 'Counters, sensors and screens that a shop floor reads at a glance.',
      picture: drawn,
    },
    {
      title: 'SEO, Google and Meta ads',
      to: servicePath('/digitalMarketing', 'SEO SEM'),
      text: 'Reported as enquiries and their cost.',
      picture: drawn,
    },
    {
      title: 'Online reputation',
      to: servicePath('/brand', 'ORM'),
      text: 'Every review read, every fair complaint answered.',
      picture: drawn,
    },
    {
      title: 'Brand and social media',
      to: servicePath('/brand', 'Social Media Presence'),
      text: 'A name, a look and a calendar that is kept.',
      picture: drawn,
    },
  ],
  drawings: {
    checkout: {
      address: 'anandihandloom.example/checkout',
      sizes: ['S', 'M', 'L', 'XL'],
      bill: [
        { item: '1 × Handloom kurta', price: '₹ 2,450' },
        { item: 'Delivery, Ballabgarh', price: '₹ 0' },
      ],
      toPay: 'To pay',
      sum: '₹ 2,450',
      button: 'Pay by UPI',
      arrives: 'Arrives Thursday',
    },
    pipeline: {
      stages: [
        { name: 'New', deals: ['Verma Textiles', 'Hotel Aravali'] },
        { name: 'Quoted', deals: ['Sunrise School'] },
        { name: 'Won', deals: ['Metro Clinic'] },
      ],
    },
    counter: { where: 'Line 2, shift A', figure: '1,284', of: 'of 1,400 pieces' },
    ranking: { results: ['Your page', 'A marketplace', 'A directory'], before: 'was 14' },
    review: {
      stars: 4,
      said: 'The lift was slow, the staff were not.',
      answer: 'Thank you. The second lift runs from Monday.',
    },
    post: { name: 'Diya Oils', text: 'Cold-pressed since 1987. New label, same press.' },
  },
  stepsHeading: { plain: 'From first call to launch,', green: 'by dates we keep' },
  steps: [
    {
      when: 'Week 1',
      title: 'A written scope',
      text: 'You show us how the work is done today. You get a scope, a fixed price and a launch date on paper.',
    },
    {
      when: 'Weeks 2 and 3',
      title: 'A prototype to click',
      text: 'Your people try it before we build it. A change of mind costs an afternoon here, a month later on.',
    },
    {
      when: 'From week 4',
      title: 'Built in the open',
      text: 'Every Friday a working version on a private address, with the list of what is done and what is next.',
    },
    {
      when: 'Launch + 15 days',
      title: 'Support included',
      text: 'For 15 days after launch the team that built it mends faults and answers your people. It is in the price.',
    },
  ],
  supportDays: 15,
  technologiesHeading: 'Technologies we build with',
  technologies: [
    { name: 'React', mark: 'react' },
    { name: 'TypeScript', mark: 'typescript' },
    { name: 'Node.js', mark: 'node' },
    { name: 'PostgreSQL', mark: 'postgres' },
    { name: 'Python', mark: 'python' },
    { name: 'Flutter', mark: 'flutter' },
    { name: 'Kotlin', mark: 'kotlin' },
    { name: 'Swift', mark: 'swift' },
    { name: 'Docker', mark: 'docker' },
    { name: 'MQTT', mark: 'mqtt' },
    { name: 'WordPress', mark: 'wordpress' },
    { name: 'Shopify', mark: 'shopify' },
  ],
};
