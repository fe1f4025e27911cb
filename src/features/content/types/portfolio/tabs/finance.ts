import { p, text } from '../../../rich/write';
import type { Project } from '../entry';

export const finance: Project[] = [
  {
    title: 'Neevcap',
    client: 'Small-business lender in Gurugram',
    text: text(
      p(
        'One case file replaced seven spreadsheets: GST returns, bank entries, bureau score and the photographs of the shop visit sit side by side. Twelve checks run by themselves, and the credit officer decides.',
      ),
    ),
    result: { figure: '2 days', label: 'from application to sanction, was 9' },
    weeks: 22,
    cover: {
      media: 'covers/neevcap',
      alt: 'Loan case file of a kirana store owner: eleven of twelve checks clear, a bureau score of 742 and a photograph of the shop',
    },
    link: '',
  },
  {
    title: 'Sanchay Rekha',
    client: 'Family wealth office on Golf Course Road, Gurugram',
    text: text(
      p(
        'Funds, bonds, flats and gold of 86 families, each on one page that a grandfather can read. Statements from 14 institutions are read overnight and matched to the rupee.',
      ),
    ),
    result: { figure: '86', label: 'family reports on the 1st, not the 18th' },
    weeks: 17,
    cover: {
      media: 'covers/sanchay-rekha',
      alt: 'Wealth statement on a dark tablet: ₹ 14,28,60,400 in brass figures, a rising line and a ring of four kinds of holdings',
    },
    link: '',
  },
  {
    title: 'Hundi Board',
    client: 'Invoice discounting desk in Okhla, Delhi',
    text: text(
      p(
        'Small factories put up a bill that a large buyer has accepted, and nine lenders bid against each other for half an hour. The winning rate has averaged 10.1% a year.',
      ),
    ),
    result: { figure: '₹ 212 Cr', label: 'of invoices funded in 14 months' },
    weeks: 21,
    cover: {
      media: 'covers/hundi-board',
      alt: 'Live auction board on a monitor: four invoices with rates, bids and countdowns, the lowest at 9.35%',
    },
    link: '',
  },
  {
    title: 'Khata Kalam',
    client: 'Chartered accountants in C-Scheme, Jaipur',
    text: text(
      p(
        'For 410 clients the month is now a calendar: what is filed, what is due and what waits for their yes. The firm stopped sending reminders by hand.',
      ),
    ),
    result: { figure: '₹ 0', label: 'in late fees since April' },
    weeks: 7,
    cover: {
      media: 'covers/khata-kalam',
      alt: 'Calendar of tax returns for July 2026 in a browser, and a phone that asks a client to approve GSTR-3B of ₹ 1,84,320',
    },
    link: '',
  },
];
