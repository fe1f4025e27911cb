import type { Service } from '../entry';
import { servicePath } from '../paths';
import { appDevelopment } from './development/app-development';
import { crmDevelopment } from './development/crm-development';
import { softwareDevelopment } from './development/software-development';
import { webDesign } from './development/web-design';
import { webDevelopment } from './development/web-development';

const page = (title: string) => ({ title, to: servicePath('/development', title) });

const overview: Service = {
  path: '/development',
  page: 'overview',
  title: 'Development',
  plain: 'by the people you meet on the first call',
  lead: 'Websites, software, apps and CRM from two floors in Faridabad. Whoever quotes your project sits three desks away from whoever builds it.',
  description:
    'Web, software, app and CRM development from one studio in Faridabad. Written scope, fixed price, a working version every Friday, 15 days of support.',
  picture: {
    media: 'art/development',
    alt: 'A peepal leaf whose veins are circuit traces, each ending in a tile: a shop page, a type sheet, an order list, an app and a deal card.',
  },
  cardsHeading: { plain: 'Six ways in,', green: 'one team behind them' },
  cards: [
    {
      ...page('Web Development'),
      text: 'A site, a shop or a booking desk that opens in under a second on an everyday phone. From ₹65,000, live in about seven weeks.',
    },
    {
      ...page('Software Development'),
      text: 'Billing, stock and dispatch for the department that lives in one overgrown spreadsheet.',
    },
    {
      ...page('Web Design'),
      text: 'Drawn, worded and tried on strangers. Build it with us or with anybody.',
    },
    {
      ...page('App Development'),
      text: 'For customers who order weekly and crews who work where no signal reaches.',
    },
    {
      ...page('CRM Development'),
      text: 'Each lead gets an owner, a next step and a date. Running in ten days.',
    },
    {
      title: 'IoT Products',
      to: '/Iot-products',
      text: 'Counters, meters and cold-room sensors that tell your software what the shop floor is doing, fitted by our own engineers.',
    },
  ],
  complaints: [
    { said: 'We learn that stock is gone when a customer asks for it.', ...page('Software Development') },
    { said: 'Our leads live in five different phones.', ...page('CRM Development') },
    { said: 'People call to ask what the website should have told them.', ...page('Web Design') },
    { said: 'The crew fills in paper all day and someone types it at night.', ...page('App Development') },
  ],
  facts: [],
  timeline: [],
  questions: [],
  see: { to: '', label: '' },
};

export const development: readonly Service[] = [
  overview,
  webDevelopment,
  webDesign,
  softwareDevelopment,
  appDevelopment,
  crmDevelopment,
];
