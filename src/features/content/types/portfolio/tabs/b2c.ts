import { p, text } from '../../../rich/write';
import type { Project } from '../entry';

export const b2c: Project[] = [
  {
    title: 'Dopahar',
    client: 'Home tiffin kitchen in Sector 15, Noida',
    text: text(
      p(
        'Subscribers skip a day until 9 in the morning, and the kitchen gets a cooking list at 9:05. It feeds 1,150 desks with the staff that fed 600.',
      ),
    ),
    result: { figure: '64 kg', label: 'less food thrown away a week' },
    weeks: 9,
    cover: {
      media: 'covers/dopahar',
      alt: 'A steel thali of shahi paneer, dal and rice beside two phones: lunch arriving at 12:40, and the week with one day skipped',
    },
    link: '',
  },
  {
    title: 'Zulf',
    client: 'Four salons in Gurugram',
    text: text(
      p(
        'People book a person here, not a shop. Each of the 26 stylists keeps a calendar of their own, and a reminder the evening before moves the doubtful ones to another slot.',
      ),
    ),
    result: { figure: '1 in 40', label: 'bookings missed, from 1 in 7' },
    weeks: 8,
    cover: {
      media: 'covers/zulf',
      alt: 'Salon booking on a phone before strands of wine-red hair: three stylists, a Saturday slot at 3:30 and the price ₹ 2,350',
    },
    link: '',
  },
  {
    title: 'Thikthak',
    client: 'Home repair company in Sector 63, Noida',
    text: text(
      p(
        'Electricians, plumbers and AC mechanics on one map, with a rate card of 480 jobs behind it. The customer approves the price before a screw is turned.',
      ),
    ),
    result: { figure: '4.8', label: 'average rating over 21,000 jobs' },
    weeks: 20,
    cover: {
      media: 'covers/thikthak',
      alt: 'Two phones over a city map: an electrician nine minutes away, and a fixed repair price of ₹ 2,680 waiting for approval',
    },
    link: '',
  },
  {
    title: 'Dusra Panna',
    client: 'Second-hand bookseller in Daryaganj, Delhi',
    text: text(
      p(
        'A shop where every copy is the only one. Staff photograph a book, scan its ISBN and grade it in 40 seconds, and it is on sale before it reaches the shelf.',
      ),
    ),
    result: { figure: '12,900', label: 'books listed by a team of three' },
    weeks: 10,
    cover: {
      media: 'covers/dusra-panna',
      alt: 'Online bookshop in cream and oxblood: drawn book covers with price and condition under the heading Came in this week',
    },
    link: '',
  },
];
