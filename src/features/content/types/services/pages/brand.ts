import type { Service } from '../entry';
import { servicePath } from '../paths';
import { brandBuilding } from './brand/brand-building';
import { brandDigitalMarketing } from './brand/digital-marketing';
import { influenceMarketing } from './brand/influence-marketing';
import { orm } from './brand/orm';
import { publicRelations } from './brand/public-relations';
import { socialMediaPresence } from './brand/social-media-presence';

const page = (title: string) => ({ title, to: servicePath('/brand', title) });

const overview: Service = {
  path: '/brand',
  page: 'overview',
  title: 'Brand',
  plain: 'known from across the road',
  lead: 'A brand is what strangers expect of you before they have met you. We draw it, put it into words, defend it and keep it in sight.',
  description:
    'Brand building, online reputation, public relations, digital marketing, creators and social media from one studio in Faridabad, Delhi NCR.',
  picture: {
    media: 'art/brand',
    alt: 'A leaf with circuit veins carrying six tiles: a brand mark, a rating, a news clipping, a campaign, a reel and a post grid.',
  },
  cardsHeading: { plain: 'Six jobs', green: 'that make one name' },
  cards: [
    {
      ...page('Brand Building'),
      text: 'Name, mark, colours and voice in six weeks, with a handbook that a signboard painter can follow.',
    },
    {
      ...page('Digital Marketing'),
      text: 'All channels in the hands of one planner, judged by what an enquiry costs.',
    },
    { ...page('ORM'), text: 'Reviews read by noon, fair complaints answered by name.' },
    {
      ...page('Public Relations'),
      text: 'News that is printed because readers want it. Nothing is paid for.',
    },
    {
      ...page('Influence Marketing'),
      text: 'Small creators, believed at home, each with a code that counts.',
    },
    {
      ...page('Social Media Presence'),
      text: 'Twelve posts and four reels a month that show your own people and goods, and somebody who answers when a stranger writes.',
    },
  ],
  complaints: [
    { said: 'Each of our signboards spells us differently.', ...page('Brand Building') },
    { said: 'One angry review comes up before our own site.', ...page('ORM') },
    { said: 'Our rival is in the paper again. We make the better pump.', ...page('Public Relations') },
    { said: 'We post for two weeks, then nobody has time.', ...page('Social Media Presence') },
  ],
  facts: [],
  timeline: [],
  questions: [],
  see: { to: '', label: '' },
};

export const brandServices: readonly Service[] = [
  overview,
  brandBuilding,
  orm,
  publicRelations,
  brandDigitalMarketing,
  influenceMarketing,
  socialMediaPresence,
];
