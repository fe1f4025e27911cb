import { brand } from '~/model/brand';
import type { CareerPage } from './entry';

export const careers: CareerPage = {
  title: `Career: open places in ${brand.address.city}`,
  description: `Developers, designers, analysts and sales people: nine roles are open at ${brand.name} in ${brand.address.city}. Send a CV, get a written answer within three days.`,
  heading: { plain: 'Build what your', green: 'neighbours use' },
  lead: 'The bakery, the clinic and the factory down the road run on what we write. You meet the people who use your work, and you hear from them.',
  openAfter: 'to apply for',
  openings: [
    {
      code: 'WBD',
      work: 'You take over the front and back of a hotel booking site in your second week, with the person who wrote it beside you for a month.',
      asks: 'Two years with TypeScript, one project you can explain line by line.',
      places: 2,
    },
    {
      code: 'SD',
      work: 'Server code and databases for a factory planner and our CRM. Half of it is deciding what not to build.',
      asks: 'Three years with Node or Python and PostgreSQL; you have been woken by your own bug once.',
      places: 2,
    },
    {
      code: 'AD',
      work: 'Apps that work in a basement without a signal and catch up later: inspection rounds, tiffin routes, attendance.',
      asks: 'Flutter or Kotlin, an app in a store, patience for old phones.',
      places: 1,
    },
    {
      code: 'WD',
      work: 'From the first sketch to the last hover state, in the browser as much as in the drawing tool.',
      asks: 'A portfolio with type in it, working HTML and CSS, and a reason for every choice.',
      places: 1,
    },
    {
      code: 'HWD',
      work: 'Web code inside app shells for three clients who need both and pay for one.',
      asks: 'React and one of Capacitor or React Native; you measure before you optimise.',
      places: 1,
    },
    {
      code: 'BA',
      work: "Two days at a client's counter with a stopwatch, then a scope that the client and our developers both sign.",
      asks: 'Clear writing in English, easy talk in Hindi, spreadsheets that others can read.',
      places: 1,
    },
    {
      code: 'RM',
      work: 'Twelve clients who know your number. You hear of trouble before it is a complaint.',
      asks: 'Three years with business clients, in any trade.',
      places: 1,
    },
    {
      code: 'SM',
      work: 'A team of four that sells scopes instead of promises, from Okhla to Palwal.',
      asks: 'Five years of selling services, your own figures on one page.',
      places: 1,
    },
    {
      code: 'SE',
      work: 'Eight visits a week to workshops, clinics and shops. The first month you carry the bag of a colleague.',
      asks: "A two-wheeler, curiosity about other people's work, any degree or none.",
      places: 3,
    },
  ],
  openingsAfter: 'on nine desks',
  stepsHeading: 'From application to offer in two weeks',
  steps: [
    {
      when: 'Within 3 days',
      what: 'An answer to your application, written by the person you would work with.',
    },
    { when: 'A call of 30 minutes', what: 'About one thing you made. No puzzles.' },
    { when: 'One paid day', what: 'On a real task with the team, 3,500 rupees whatever the outcome.' },
    { when: 'An offer in 48 hours', what: 'Or an honest reason why not.' },
  ],
};
