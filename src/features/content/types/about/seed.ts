import { brand } from '~/model/brand';
import type { AboutPage } from './entry';

/** Until somebody chooses a picture. */
const drawn = { media: '', alt: '' };

const decided = (number: string, choice: string, year: string) =>
  ({ number, choice, year, state: 'kept', look: 'holds' }) as const;

export const about: AboutPage = {
  title: `About us: 34 people in ${brand.address.city}`,
  description:
    'Who builds your software: our vision, how we work, the eight services under one roof, the team and the industries we know.',
  intro: {
    heading: { green: 'About Us:', plain: '34 people, two floors, software that stays in use' },
    paragraphs: [
      'PeepalWorks began in 2014 with three people, one rented room in Sector 16 Market and a billing program for a gear workshop down the road. The workshop still runs it. We are 34 now, on the second and third floors of the same row of shops.',
      'Our smallest client is a workshop of 6. Our largest is a factory of 900. In between stand clinics, hotels, schools, lenders and shops: 90+ customers and 100+ finished projects, most of them within an hour of our desks.',
      'We count what happens after the launch. Across the software we look after, 80% of the people who were given a login still open it every working week.',
    ],
    building: {
      picture: drawn,
      shows:
        'A row of shops in Sector 16 Market. The second and third floors are lit, with 34 desks wired to one stem that grows through the roof into a peepal leaf.',
      left: 'SWEETS',
      ours: 'SCO 48',
      right: 'TAILORS',
    },
  },
  vision: {
    heading: { green: 'Our Vision', plain: 'is a firm where software does the typing' },
    paragraphs: [
      'In most offices somebody spends the morning copying figures from one screen to another: the order into the ledger, the ledger into the GST sheet, the sheet into a message for the owner. That person was hired for judgement and is paid to type.',
      'We want that work gone by 2030 from every firm we serve. A document is read once, by a machine. People check what is unusual, talk to customers and go home on time.',
    ],
    order: {
      picture: drawn,
      title: 'Order 2291',
      amount: '₹48,260',
      note: 'read once',
      places: ['Ledger', 'GST sheet', 'Message'],
    },
  },
  mission: {
    heading: { green: 'Our Mission', plain: 'is to give each of your people an hour a day' },
    paragraphs: [
      'Before we quote we sit with the people who do the work and time it: how long an invoice takes, how often a lead is typed twice, how many calls ask the same question. The scope names the minutes we expect to save.',
      'Three months after launch we come back with the same stopwatch. You see both columns, also when the second one is worse than we hoped.',
    ],
    figure: '58 min',
    counts: 'saved per person and day',
    caption: 'A dispatch office of 14 people, timed in March and again in June.',
    columns: { job: 'The work', before: 'Before', after: 'After' },
    timings: [
      { job: 'One GST invoice', before: '11 min', after: '4 min', worse: '' },
      { job: 'Places a lead is typed into', before: '3', after: '1', worse: '' },
      { job: 'Calls a day that ask for a delivery date', before: '42', after: '9', worse: '' },
      {
        job: 'Entering a new customer',
        before: '3 min',
        after: '5 min',
        worse: 'Worse: the form now asks for the GSTIN',
      },
    ],
  },
  approach: {
    heading: { green: 'Our Approach', plain: 'is four habits, on paper from the first day' },
    paragraphs: [
      'The same four lines hang beside every sprint board in the studio. A new colleague learns them before the password of the network.',
    ],
    principles: [
      {
        title: 'Watch before we draw',
        text: 'Two days at your counter, desk or line come before the first screen. Half of what we are asked for turns out to be a form that nobody needs.',
      },
      {
        title: 'One price, in writing',
        text: 'A scope you can read in twenty minutes, a fixed price and a launch date. If our estimate was wrong, the difference is ours.',
      },
      {
        title: 'A working version every Friday',
        text: 'On a private address, with your data, on your phone. You never wait more than five working days to see where your money went.',
      },
      {
        title: 'Nobody leaves at launch',
        text: 'The team that built it stays on it for 15 days after launch. Faults are mended and questions answered at no charge.',
      },
    ],
  },
  coreServices: {
    heading: { green: 'Our Core Services,', plain: 'under one roof and on one invoice' },
    paragraphs: [
      'Eight teams share two floors. The person who writes your checkout has lunch with the person who runs your ads, so neither has to guess.',
    ],
    services: [
      {
        title: 'Websites and online shops',
        text: 'Static sites, dynamic sites, shops and appointment booking. Pages open in under a second on an everyday phone.',
        to: '/development?title=Web%20Development',
      },
      {
        title: 'Business software',
        text: 'Billing, stock, dispatch and production planning that replaces the shared spreadsheet and keeps its history.',
        to: '/development?title=Software%20Development',
      },
      {
        title: 'CRM and HRM',
        text: 'Leads, follow-ups, attendance and leave in the order your people already work, with reminders that reach them.',
        to: '/development?title=CRM%20Development',
      },
      {
        title: 'Mobile apps',
        text: 'Android and iOS from one codebase, usable with one thumb and without a signal in a basement or a godown.',
        to: '/development?title=App%20Development',
      },
      {
        title: 'Brand building',
        text: 'A name, a mark, a typeface and a handbook of 20 pages that a signboard painter can follow.',
        to: '/brand?title=Brand%20Building',
      },
      {
        title: 'Online reputation',
        text: 'Every review read within a day, every fair complaint answered by name, false ones reported with proof.',
        to: '/brand?title=ORM',
      },
      {
        title: 'Search and advertising',
        text: 'SEO, Google and Meta ads, reported each month as enquiries and what each one cost you.',
        to: '/digitalMarketing?title=SEO%20SEM',
      },
      {
        title: 'IoT products',
        text: 'Line counters, energy meters and cold-room sensors, fitted by our engineers and read from your phone.',
        to: '/Iot-products',
      },
    ],
  },
  whyChooseUs: {
    heading: { green: 'Why Choose Us', plain: 'over the cheapest quotation' },
    paragraphs: [
      'We are seldom the lowest of three quotations. Clients who took the lowest one first tell us what made the difference the second time.',
    ],
    cards: [
      {
        title: 'Latest Technologies',
        text: 'We build with tools that are current and will still have a community in ten years. Each library is a written decision, updated every month, and your code passes to any competent team.',
        picture: drawn,
      },
      {
        title: 'Unique Solutions',
        text: 'No theme with your logo on it. A dyer, a dentist and a freight agent each get the screens their day asks for, and leave out the forty that it does not.',
        picture: drawn,
      },
      {
        title: 'Powerful Strategies',
        text: 'Every project starts from one figure that must move: cost per enquiry, minutes per invoice, rooms sold direct. You see it every Friday, and it decides what we build next.',
        picture: drawn,
      },
    ],
    drawings: {
      decisions: {
        title: 'Decision log',
        note: 'reviewed every month',
        entries: [
          decided('012', 'Every form works without a script', '2016'),
          decided('027', 'Prices in paise, never in decimals', '2018'),
          decided('031', 'PostgreSQL for orders and stock', '2019'),
          decided('044', 'TypeScript in every new project', '2021'),
          decided('058', 'One queue for mails and messages', '2023'),
          {
            ...decided('062', 'A chart library with 41 parts of its own', '2024'),
            state: 'dropped',
            look: 'gone',
          },
          decided('071', 'React Router, pages drawn on the server', '2025'),
        ],
      },
      screens: { shades: 'Dyer', teeth: 'Dentist', route: 'Freight agent' },
      fridays: { counts: 'Minutes per invoice', weeks: '8 Fridays', figures: [11, 11, 9, 8, 8, 6, 5, 4] },
    },
  },
  teamHeading: { green: 'Meet', plain: 'Our Team' },
  slidesLabel: 'From our work',
  slides: [
    {
      picture: {
        media: 'slides/slide-1',
        alt: 'two colleagues talk in front of the sprint board on the studio wall, its columns from To do to Done',
      },
    },
    {
      picture: {
        media: 'slides/slide-2',
        alt: 'a factory floor with gears on a conveyor, an operator in a helmet and our line counter at 1,284 of 1,500',
      },
    },
    {
      picture: {
        media: 'slides/slide-3',
        alt: 'a workshop table from above with wireframes, a phone running the prototype and glasses of chai',
      },
    },
    {
      picture: {
        media: 'slides/slide-4',
        alt: 'a hospital reception, two patients waiting below the appointment board with tokens and rooms',
      },
    },
    {
      picture: {
        media: 'slides/slide-5',
        alt: 'launch evening, with two colleagues before a graph of live orders and a calendar of 15 support days',
      },
    },
  ],
};
