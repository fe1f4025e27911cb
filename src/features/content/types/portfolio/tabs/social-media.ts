import { p, text } from '../../../rich/write';
import type { Project } from '../entry';

export const socialMedia: Project[] = [
  {
    title: 'Gulkand and Sons',
    client: 'Sweet house in Faridabad since 1961',
    text: text(
      p(
        'We plan, shoot and post 30 pieces a month from their own kitchen. The family approves each on a board they can read in five minutes over tea.',
      ),
    ),
    result: { figure: '3,900', label: 'gift boxes ordered from posts before Diwali' },
    weeks: 8,
    cover: {
      media: 'covers/gulkand',
      alt: 'Content board for the Diwali fortnight: posts with drawn jalebi, gift box, barfi, laddoo and diya, each with its date and state',
    },
    link: '',
  },
  {
    title: 'Ojaswi',
    client: 'Skincare brand in Okhla',
    text: text(
      p(
        'Forty-two creators, each with a code of their own, so that the monsoon report counts 4,290 orders and not only views.',
      ),
    ),
    result: { figure: '₹ 86', label: 'paid to creators for each order' },
    weeks: 10,
    cover: {
      media: 'covers/ojaswi',
      alt: 'Pages of a campaign report: 18.4 lakh people reached, four creators with their orders, a chart by week and a bottle of serum',
    },
    link: '',
  },
  {
    title: 'Brass Kettle',
    client: 'Nine chai cafes in Delhi, Noida and Gurugram',
    text: text(
      p(
        'A look for the whole feed, drawn once, then shot every second Tuesday at a different cafe: 16 posts and 40 stories a month.',
      ),
    ),
    result: { figure: '86,000', label: 'followers a year on, from 9,300' },
    weeks: 5,
    cover: {
      media: 'covers/brass-kettle',
      alt: 'Phone with the feed of Brass Kettle: chai glasses, a latte, bun maska, a shopfront and a kettle in orange, brass and green',
    },
    link: '',
  },
  {
    title: 'Motorwell',
    client: '14 car workshops in Gurugram',
    text: text(
      p(
        'Reviews from four sites reach one desk, where our team drafts the reply and the workshop head checks it. Two stars or fewer, and a phone rings.',
      ),
    ),
    result: { figure: '4.5', label: 'average rating, from 3.6' },
    weeks: 4,
    cover: {
      media: 'covers/motorwell',
      alt: 'Review desk on a dark screen: a two-star review opened with a plain reply under way, and the rating rising from 3.6 to 4.5',
    },
    link: '',
  },
];
