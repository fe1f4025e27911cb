import { p, text } from '../../../rich/write';
import type { Project } from '../entry';

export const ecommerce: Project[] = [
  {
    title: 'Bunkar Gali',
    client: 'Handloom house in Varanasi with a store in Hauz Khas, Delhi',
    text: text(
      p(
        'Each saree page names its weaver, the days on the loom and the Silk Mark number. Photographs load in 1.2 seconds on a 4G phone, zari and all.',
      ),
    ),
    result: { figure: '2.3x', label: 'online sales over one wedding season' },
    weeks: 9,
    cover: {
      media: 'covers/bunkar-gali',
      alt: 'Product page of a teal Katan silk saree with gold zari and a rani pink pallu at ₹ 18,450, woven by Rafiq Ansari in 19 days',
    },
    link: '',
  },
  {
    title: 'Kothar',
    client: 'Organic grocer in Karnal, Haryana',
    text: text(
      p(
        'Checkout came down from five screens to one, with UPI first and cash on delivery last. The remembered basket brings 58% of households back within the month.',
      ),
    ),
    result: { figure: '94 of 100', label: 'orders prepaid, from 51' },
    weeks: 6,
    cover: {
      media: 'covers/kothar',
      alt: 'Phone checkout between jars of toor dal, basmati and rajma: three items, UPI choices and a button to pay ₹ 1,263',
    },
    link: '',
  },
  {
    title: 'Jhilmil',
    client: 'Brass workshop in Moradabad',
    text: text(
      p(
        'Four generations of casting, sold until last year through exporters only. The shop shows 160 lamps by their own light and ships 4 kg of brass to 19,000 pin codes without a dent.',
      ),
    ),
    result: { figure: '₹ 1.1 Cr', label: 'of direct sales by the second Diwali' },
    weeks: 12,
    cover: {
      media: 'covers/jhilmil',
      alt: 'Dark web shop on a laptop: a five-wick standing brass lamp burning, with its price of ₹ 8,640 and two smaller lamps',
    },
    link: '',
  },
  {
    title: 'Tapak',
    client: "Children's shoe maker in Agra",
    text: text(
      p(
        'Parents place a foot next to a bank card, take one photograph and get a size with room to grow. Trained on 8,200 small feet, measured in 31 schools.',
      ),
    ),
    result: { figure: '6%', label: 'of pairs come back, was 23%' },
    weeks: 13,
    cover: {
      media: 'covers/tapak',
      alt: "Size finder on a tablet: a child's foot measured at 16.4 cm against a yellow ruler, best fit size 9, and a coral shoe in front",
    },
    link: '',
  },
];
