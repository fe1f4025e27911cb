import type { designations } from '~/features/career/designations';

interface Opening {
  code: keyof typeof designations;
  /** The first months, in a sentence or two. */
  work: string;
  /** What we look for; none of it is a certificate. */
  asks: string;
  places: number;
}

export const openings: readonly Opening[] = [
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
];

export const hiringSteps = [
  ['Within 3 days', 'An answer to your application, written by the person you would work with.'],
  ['A call of 30 minutes', 'About one thing you made. No puzzles.'],
  ['One paid day', 'On a real task with the team, 3,500 rupees whatever the outcome.'],
  ['An offer in 48 hours', 'Or an honest reason why not.'],
] as const;
