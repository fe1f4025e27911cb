import { brand } from '~/model/brand';
import { p, text } from '../../../rich/write';
import type { Project } from '../entry';

export const software: Project[] = [
  {
    title: 'PeepalCRM',
    client: 'Our own product, used by 23 firms',
    text: text(
      p(
        'Leads from the website, calls and WhatsApp on one board, with a next step and a date on every deal. Our own sales run on it: 1,140 leads last year.',
      ),
    ),
    result: { figure: '9 min', label: 'from a new lead to the first call' },
    weeks: 22,
    cover: {
      media: 'covers/peepal-crm',
      alt: 'PeepalCRM: a pipeline worth ₹ 45,45,000 in three columns, with one deal being dragged from Demo done to Quoted',
    },
    link: brand.apps.crm,
  },
  {
    title: 'PeepalHRM',
    client: 'Our own product, used by 17 firms',
    text: text(
      p(
        'Attendance from the gate, the phone or the shop floor, and a payroll that follows from it with PF, ESI and overtime worked out. Month end for 118 people takes one morning.',
      ),
    ),
    result: { figure: '2,900', label: 'payslips made every month' },
    weeks: 24,
    cover: {
      media: 'covers/peepal-hrm',
      alt: 'PeepalHRM on a laptop: attendance of six people over twelve days, and the October payroll of ₹ 41,86,450 ready to pay',
    },
    link: brand.apps.hrm,
  },
  {
    title: 'Kargha',
    client: 'Durrie and rug exporter in Panipat',
    text: text(
      p(
        'Every export order becomes job cards. A tablet at each of the 48 looms counts pieces done, yarn left and days to the ship date.',
      ),
    ),
    result: { figure: '96%', label: 'of orders shipped on the promised day' },
    weeks: 19,
    cover: {
      media: 'covers/kargha',
      alt: 'Job card on a tablet that lies on a striped durrie: a drawn loom, 62 of 90 pieces done and the yarn left at the loom',
    },
    link: '',
  },
  {
    title: 'Samay',
    client: 'Booking product for 60 salons in Noida and Delhi',
    text: text(
      p(
        'Customers choose a service, a person and a time in 40 seconds. A deposit of ₹ 100 has made the empty chair rare.',
      ),
    ),
    result: { figure: '4%', label: 'do not turn up, down from 19%' },
    weeks: 12,
    cover: {
      media: 'covers/samay',
      alt: 'Three phones: services of a salon, free times on Friday with 5:45 picked, and the ticket of the booking',
    },
    link: '',
  },
];
