import type { Service } from '../entry';
import { servicePath } from '../paths';
import { contentMarketing } from './digital-marketing/content-marketing';
import { emailMarketing } from './digital-marketing/email-marketing';
import { googleAds } from './digital-marketing/google-ads';
import { metaAds } from './digital-marketing/meta-ads';
import { ppc } from './digital-marketing/ppc';
import { seoSem } from './digital-marketing/seo-sem';

const page = (title: string) => ({ title, to: servicePath('/digitalMarketing', title) });

const overview: Service = {
  path: '/digitalMarketing',
  page: 'overview',
  title: 'Digital Marketing',
  plain: 'with the cost of an enquiry on page one',
  lead: 'Six ways to be found, each run by somebody who does nothing else. All of them report in the same two columns: enquiries and rupees.',
  description:
    'Meta Ads, Google Ads, email, content, SEO SEM and PPC from one team in Faridabad, reported each month as enquiries and what each one cost.',
  picture: {
    media: 'art/digital-marketing',
    alt: 'A leaf growing upwards with circuit veins, its nodes carrying an ad, a search result, a mail, an article, a ranking and a bid.',
  },
  cardsHeading: { plain: 'Six channels,', green: 'two columns' },
  cards: [
    {
      ...page('Google Ads'),
      text: 'People are already asking for what you sell. Be the number they call, at a price you set beforehand.',
    },
    {
      ...page('Meta Ads'),
      text: 'Twelve ideas tried in a month, two kept. Most enquiries begin as a chat on WhatsApp.',
    },
    { ...page('SEO SEM'), text: 'Rent a place with ads, own it with pages, then stop paying rent.' },
    { ...page('Email Marketing'), text: 'Three mails that run by themselves and two letters a month.' },
    { ...page('PPC'), text: 'A ceiling on what a customer may cost, held in every channel.' },
    {
      ...page('Content Marketing'),
      text: 'Guides and price pages that answer what your salespeople are asked every day, found for years after they were written.',
    },
  ],
  complaints: [
    { said: 'We pay for clicks and cannot say who bought.', ...page('PPC') },
    { said: 'The phone rings for the shop next door.', ...page('Google Ads') },
    { said: 'Customers buy once and forget that we exist.', ...page('Email Marketing') },
    { said: 'We explain the same thing on every call.', ...page('Content Marketing') },
  ],
  facts: [],
  timeline: [],
  questions: [],
  see: { to: '', label: '' },
};

export const digitalMarketing: readonly Service[] = [
  overview,
  metaAds,
  googleAds,
  emailMarketing,
  contentMarketing,
  seoSem,
  ppc,
];
