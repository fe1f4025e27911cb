import { bullets, h2, p, steps, strong, text, to } from '../../../rich/write';
import type { Post } from '../entry';

export const beforeYouPayForAds: Post = {
  title: 'Five things to mend before you pay for an ad',
  slug: 'five-things-before-you-pay-for-ads',
  summary:
    'An ad sends people to your phone, your form and your page. If one of them leaks, a larger budget leaks faster. An hour of tests, with no tools to buy.',
  author: {
    name: 'Ritoja Sengupta',
    portrait: {
      media: 'portraits/ritoja-sengupta',
      alt: 'Drawn portrait of Ritoja Sengupta with a bob, round glasses and a printed kurta',
    },
  },
  tags: ['Marketing', 'Enquiries'],
  publishedOn: '2026-10-06',
  picture: {
    media: 'art/google-ads',
    alt: 'A search for a water purifier service, the sponsored result it brings up and the keyword table behind it',
  },
  body: text(
    p(
      'A furniture shop in NIT 5 paid ₹60,000 a month for clicks and had eleven enquiries. We changed nothing about the ads. We mended the form, the phone and one sentence, and the next month had thirty-one. These are the five tests we made. You can make them this afternoon.',
    ),
    h2('1. Call your own number at 1:30 pm and at 8 pm'),
    p(
      'Most people who tap an ad do so at lunch and after dinner. If nobody picks up, the second firm on the list gets the order. A missed call that is returned within five minutes still counts; after an hour most have bought elsewhere. If you cannot staff the evening, show a form then instead of a number.',
    ),
    h2('2. Fill in your own form on a ₹7,000 phone'),
    p('On mobile data, with your thumb. Count the fields and the seconds.'),
    bullets(
      [strong('Over six fields:'), ' remove what you ask only because the old form did.'],
      [
        strong('No answer after Send:'),
        ' people press again, or give up. It should say that it arrived, and who calls when.',
      ],
      [strong('A wrong number is accepted:'), ' then you pay for enquiries that you cannot call.'],
    ),
    h2('3. Read the first screen aloud'),
    p(
      'Somebody who searched “modular kitchen Faridabad price” should read a kitchen, Faridabad and a price. “Welcome to a world of elegance” answers none of the three. One honest figure, such as “from ₹1,450 a square foot, fitted”, brings fewer clicks and more orders: those who cannot pay it leave before they cost you anything.',
    ),
    h2('4. Ask where the last twenty orders came from'),
    p(
      'If you cannot say it for more than half, you cannot know which ad to stop. It needs no software to begin with: one column in the order book, filled in on the call. With ',
      to('/development?title=CRM%20Development', 'a CRM'),
      ' the enquiry brings its source along by itself.',
    ),
    h2('5. Work out what an enquiry may cost'),
    steps(
      ['Take what is left of an average order after material and labour, say ₹18,000.'],
      ['Multiply by the share of enquiries that become orders, say one in eight: ₹2,250.'],
      ['Be content with a third of that for advertising: ₹750 for an enquiry.'],
    ),
    p(
      'Now you have a figure to hold every agency to, us included. If the first month brings enquiries at ₹1,400, something in tests one to three is still open, or this channel is not yours.',
    ),
    p(
      'If all five are in order and the phone is still quiet, then it is time to talk about ',
      to('/digitalMarketing?title=Google%20Ads', 'Google Ads'),
      ' or ',
      to('/digitalMarketing?title=Meta%20Ads', 'Meta Ads'),
      '. Bring the figure from test five.',
    ),
  ),
};
