import type { Service } from '../../entry';

export const socialMediaPresence: Service = {
  path: '/brand',
  page: 'service',
  title: 'Social Media Presence',
  plain: 'that is kept up after the first month',
  lead: 'A calendar that is photographed, written, posted and answered every week of the year. You tell us what happened; we make it worth following.',
  description:
    'Social media kept up all year: twelve posts and four reels a month from one shoot day, messages answered in two working hours, approval in 20 minutes.',
  picture: {
    media: 'art/social-media-presence',
    alt: "A plant nursery's profile grid on a phone beside the week's calendar of posts and a question answered in 11 minutes.",
  },
  cardsHeading: { plain: 'A feed that runs', green: 'like a good shop' },
  cards: [
    {
      title: 'A month of pictures in one day',
      text: 'We come with a photographer and a list. By evening there is enough for twelve posts and four reels: your own people, your own goods, nothing bought from a catalogue.',
      to: '',
    },
    {
      title: 'Three threads, all year',
      text: 'What you make, who makes it, what customers ask. Followers learn what to expect, and you never face an empty Monday.',
      to: '',
    },
    {
      title: 'Reels under 30 seconds',
      text: 'Cut for phones on mute. The point comes in the first two seconds, the captions in Hindi or English.',
      to: '',
    },
    {
      title: 'Messages, like at a counter',
      text: 'Answered within two working hours, Monday to Saturday, 10 am to 7 pm. Prices come from a sheet you keep.',
      to: '',
    },
    {
      title: 'Approval in one sitting',
      text: 'On the 25th the coming month is a page to scroll. Tick it or change a word.',
      to: '',
    },
    {
      title: 'Where you need not be',
      text: 'A maker of valves does not need dance videos. We run the two platforms on which your buyers really look, and on the others we hold your name and point to where you are.',
      to: '',
    },
  ],
  facts: [
    { figure: '20 min', label: 'of your time a month, for the approval' },
    { figure: '192', label: 'posts and reels a year, planned ahead' },
    { figure: '1 h 10', label: 'median wait for an answer to a message' },
  ],
  timeline: [
    { when: 'Week 1', what: 'Profiles put in order, threads and tone agreed.' },
    { when: 'Week 2', what: 'Shoot day on your premises.' },
    { when: 'Week 3', what: 'The first month approved and scheduled.' },
    { when: 'Each month', what: 'Saves, replies and enquiries, and the three posts that earned them.' },
  ],
  questions: [
    {
      question: 'What is in the monthly price?',
      answer:
        '₹28,000 to ₹60,000 for two platforms: the shoot day, twelve posts, four reels and the answering. Advertising is extra, and optional.',
    },
    {
      question: 'How many followers will we have?',
      answer:
        'That is a number we do not sell. In a trade with 400 buyers in the country, 300 of the right followers are a full house.',
    },
    {
      question: 'Can we take it in-house later?',
      answer:
        'Gladly. You get the calendar, the templates and the photo archive, and we train your person for two weeks. Two clients did so and still call us for the shoots.',
    },
  ],
  see: { to: '/portfolio?tab=SocialMedia', label: 'See feeds we look after' },
  complaints: [],
};
