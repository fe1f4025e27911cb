import type { Service } from '../../entry';

export const metaAds: Service = {
  path: '/digitalMarketing',
  page: 'service',
  title: 'Meta Ads',
  plain: 'that end in a conversation',
  lead: 'Facebook and Instagram advertising for trades that sell to people at home. We try many small ideas and put the money behind the two that make your phone ring.',
  description:
    'Facebook and Instagram ads from Faridabad: twelve creatives in the first month, click-to-WhatsApp, and a report in enquiries and rupees.',
  picture: {
    media: 'art/meta-ads',
    alt: 'A kitchen ad in a social feed, the same ad as a story and the cost per enquiry falling from ₹ 412 to ₹ 168.',
  },
  cardsHeading: { plain: 'From a tap', green: 'to an order' },
  cards: [
    {
      title: 'Twelve creatives in the first month',
      text: 'Four ideas, each as a still, a reel and a carousel, filmed at your place in half a day. By week three ten of them are off and the budget stands behind the best two.',
      to: '',
    },
    {
      title: 'Click to WhatsApp, answered in minutes',
      text: 'The chat opens with a question that can be tapped. An agent asks for name, area and need, then hands the whole thread to your team.',
      to: '',
    },
    {
      title: 'Audiences from your own book',
      text: 'Past buyers who agreed to it, hashed before upload, teach the platform whom to look for. It starts to help at 500 numbers.',
      to: '',
    },
    {
      title: 'Forms that keep idlers out',
      text: 'One more question, such as a pin code or a budget, halves the leads and doubles the calls that are picked up.',
      to: '',
    },
    {
      title: 'Sales reported by the server',
      text: 'Your CRM tells the ad account which enquiry became an order, with the consent your form asks for. So the account learns from invoices, and not from people who like to tap on kitchens.',
      to: '',
    },
  ],
  facts: [
    { figure: '2 of 12', label: 'creatives usually carry the second month' },
    { figure: '₹168', label: 'an enquiry for a kitchen maker in week six, down from ₹412 in week one' },
    { figure: '₹25,000', label: 'a month is the smallest spend we take on' },
  ],
  timeline: [
    { when: 'Day 3', what: 'Account, pixel and payment checked, and put in your name if they were not.' },
    { when: 'Week 1', what: 'Half a day of filming; twelve creatives go live.' },
    { when: 'Week 3', what: 'The losers are off. You see the list and why.' },
    { when: 'Month 2', what: 'The budget follows the cost of an enquiry, week by week.' },
  ],
  questions: [
    {
      question: 'What do you charge?',
      answer:
        '₹25,000 a month for a spend of up to ₹1,50,000, filming and creatives included; ₹35,000 above that. The spend goes from your card to Meta.',
    },
    {
      question: 'What if the account is blocked?',
      answer:
        'Business and payment are verified before the first ad, which prevents most blocks. If one comes, the appeal is filed the same day, and days without ads are not charged.',
    },
    {
      question: 'Does it work for B2B?',
      answer:
        'For franchises, hiring and machines under ₹5,00,000, often. For the rest, search is the better first rupee.',
    },
  ],
  see: { to: '/portfolio?tab=B2C', label: 'See what we built for consumer brands' },
  complaints: [],
};
