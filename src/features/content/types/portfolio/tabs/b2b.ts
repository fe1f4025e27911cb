import { p, text } from '../../../rich/write';
import type { Project } from '../entry';

export const b2b: Project[] = [
  {
    title: 'Pechkas',
    client: 'Fastener maker in Sector 24, Faridabad',
    text: text(
      p(
        'Dealers see what lies in the store, counted every five minutes, and repeat an old order in four clicks. All 3,400 part numbers are on it, from M3 to M36.',
      ),
    ),
    result: { figure: '31%', label: 'fewer calls to dispatch' },
    weeks: 14,
    cover: {
      media: 'covers/pechkas',
      alt: 'Ordering portal on a desk screen: drawn bolts and nuts with live stock counts, and an order of ₹ 4,78,584 ready to confirm',
    },
    link: '',
  },
  {
    title: 'Gattapeti',
    client: 'Corrugated box plant in Kundli, Sonipat',
    text: text(
      p(
        'A reorder app for 240 box dealers that knows how often each one buys. Credit left, rate and delivery day stand on the screen before anyone picks up the phone.',
      ),
    ),
    result: { figure: '7 of 10', label: 'orders now come in without a salesman' },
    weeks: 11,
    cover: {
      media: 'covers/gattapeti',
      alt: 'Two phones: a dealer with ₹ 2,40,000 of credit left and boxes to order again, and a repeat order of 2,500 five-ply boxes',
    },
    link: '',
  },
  {
    title: 'Mukaam',
    client: 'Freight broker at Transport Nagar, Delhi',
    text: text(
      p(
        'The desk used to ring twelve fleet owners for one load. Now a load goes out to 180 of them at once, and the quotes come back ranked by price, hours and past trips.',
      ),
    ),
    result: { figure: '11 min', label: 'to three quotes, from 2 hours' },
    weeks: 16,
    cover: {
      media: 'covers/mukaam',
      alt: 'Dark freight desk on a laptop: three quotes for a load from Sonipat to Bhiwandi next to a map of the route',
    },
    link: '',
  },
  {
    title: 'Kalpurza',
    client: 'Power press builder in Ballabgarh',
    text: text(
      p(
        'We redrew 212 paper drawings as exploded views that can be tapped. A fitter finds the part by looking at it, and the catalogue checks it against the serial number of his press.',
      ),
    ),
    result: { figure: '₹ 38 lakh', label: 'of spares sold online in the first year' },
    weeks: 18,
    cover: {
      media: 'covers/kalpurza',
      alt: 'Spare parts catalogue on a tablet: an exploded drawing of a spindle with its front bearing picked out in orange at ₹ 640',
    },
    link: '',
  },
];
