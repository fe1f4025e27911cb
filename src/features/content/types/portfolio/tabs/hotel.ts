import { p, text } from '../../../rich/write';
import type { Project } from '../entry';

export const hotel: Project[] = [
  {
    title: 'Deodar Ridge',
    client: '42-room hotel in Mussoorie',
    text: text(
      p(
        'A booking page that shows the direct rate beside the one on travel sites, and takes a booking in three steps on a phone with one bar of signal.',
      ),
    ),
    result: { figure: '38%', label: 'of rooms now booked direct' },
    weeks: 9,
    cover: {
      media: 'covers/deodar-ridge',
      alt: 'Booking page of Deodar Ridge: a lit hill house among deodars at dawn, with a valley room at ₹ 8,400 and a Book direct button',
    },
    link: '',
  },
  {
    title: 'Saffron Court',
    client: '118-room business hotel in Gurugram',
    text: text(
      p(
        'Housekeeping, front desk and engineering look at the same board. A room turns green at the desk four seconds after the supervisor signs it off on her tablet.',
      ),
    ),
    result: { figure: '24 min', label: 'to turn a room, down from 37' },
    weeks: 7,
    cover: {
      media: 'covers/saffron-court',
      alt: 'Housekeeping board on a tablet: the fifteen rooms of floor 4 as tiles coloured ready, cleaning, to clean and inspect',
    },
    link: '',
  },
  {
    title: 'Mehfil Lawns',
    client: 'Banquet lawns and halls in Ghaziabad',
    text: text(
      p(
        'Enquiries from calls, WhatsApp and wedding portals land in one calendar, which holds a date for 48 hours and then lets it go. No hall has been promised twice since.',
      ),
    ),
    result: { figure: '₹ 1.9 crore', label: 'booked in its first wedding season' },
    weeks: 6,
    cover: {
      media: 'covers/mehfil-lawns',
      alt: 'Calendar of February on a laptop with weddings marked by hall, and beside it a new enquiry for 450 guests quoted at ₹ 14,80,000',
    },
    link: '',
  },
  {
    title: 'Haveli Kesariya',
    client: 'Heritage haveli in Nawalgarh, north of Jaipur',
    text: text(
      p(
        'No two of its 16 rooms are alike, so guests choose theirs by its window on a drawing of the facade, then look inside.',
      ),
    ),
    result: { figure: '2.4 nights', label: 'average stay, up from 1.6' },
    weeks: 11,
    cover: {
      media: 'covers/haveli-kesariya',
      alt: 'Two phones: a drawn haveli at dusk whose lit windows can be picked, and the Peacock balcony room behind one of them',
    },
    link: '',
  },
];
