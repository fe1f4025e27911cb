import type { Service } from '../../entry';

export const publicRelations: Service = {
  path: '/brand',
  page: 'service',
  title: 'Public Relations',
  plain: 'with a story an editor would print',
  lead: 'We look for the two or three things about your firm that are news to somebody, write them up with figures and take them to the desk that covers them. No paid columns dressed as articles.',
  description:
    'Public relations for manufacturers and services in NCR: stories with figures, named journalists, earned coverage only, and a plan for the bad day.',
  picture: {
    media: 'art/public-relations',
    alt: 'A newspaper page with a story on a small manufacturer, the cut-out clipping and a list of the coverage.',
  },
  cardsHeading: { plain: 'Six steps', green: 'to an honest headline' },
  cards: [
    {
      title: 'Half a day with a former reporter',
      text: 'She walks your floor, talks to the people nobody interviews and leaves with eight possible stories. Three usually survive the question of who outside this building would care.',
      to: '',
    },
    {
      title: 'Desks, not databases',
      text: 'Between 25 and 40 journalists, each chosen because they wrote on your trade within a year, in English or Hindi. Nobody else gets the mail.',
      to: '',
    },
    {
      title: 'A kit that answers first',
      text: 'Sourced figures, portraits, print-size photographs, and a number that is picked up until eleven at night.',
      to: '',
    },
    {
      title: 'Two hours before the camera',
      text: 'Three awkward questions, practised until the answers are short and true. Filmed, watched, done again.',
      to: '',
    },
    {
      title: 'Cuttings, counted honestly',
      text: 'What ran, who read it, which enquiries named it. We do not multiply column inches by an advertising rate.',
      to: '',
    },
    {
      title: 'A card for the first hour of a bad day',
      text: 'A recall, an accident, a leaked mail: who speaks, what is said, which facts are checked before anything is said. One printed page in five wallets, rehearsed twice a year.',
      to: '',
    },
  ],
  facts: [
    { figure: '1 in 6', label: 'of our pitches ends in a printed or broadcast piece' },
    { figure: '40 min', label: 'from alarm to approved statement, in the last drill' },
    { figure: '0', label: 'paid articles placed, since the beginning' },
  ],
  timeline: [
    { when: 'Week 1', what: 'The story hunt on your premises, three angles in writing.' },
    { when: 'Week 3', what: 'Press kit, the named list and the first pitch.' },
    { when: 'Weeks 5 to 8', what: 'Visits and interviews; the first pieces appear.' },
    { when: 'Month 3', what: 'What ran, what it brought, which angle comes next.' },
  ],
  questions: [
    {
      question: 'What does a programme cost?',
      answer:
        'Three months at ₹60,000 to ₹1,20,000 each, by the number of stories. A single launch is quoted alone, from ₹1,50,000.',
    },
    {
      question: 'Can you promise coverage?',
      answer:
        'No, and a piece that can be promised has been paid for. We promise the stories, the pitches and a list of who answered what.',
    },
    {
      question: 'Do we see what goes out?',
      answer:
        'Each line of it. Nothing carries your name without your written yes. What the journalist then writes is their own.',
    },
  ],
  see: { to: '/portfolio?tab=Industries', label: 'See the manufacturers we work for' },
  complaints: [],
};
