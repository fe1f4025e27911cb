import { p, text } from '../../../rich/write';
import type { Project } from '../entry';

export const education: Project[] = [
  {
    title: 'Nandan Vidya School',
    client: 'School with 1,860 pupils in Greater Faridabad',
    text: text(
      p(
        'One app for the bus, the homework and the fee, in Hindi and English. It knows all 34 buses and tells a parent when theirs is four minutes from the gate.',
      ),
    ),
    result: { figure: '92%', label: 'of families open it every school day' },
    weeks: 13,
    cover: {
      media: 'covers/nandan-vidya',
      alt: 'Parent app on a phone: a school bus on its route, four minutes from home, with notes on boarding, fee and homework around it',
    },
    link: '',
  },
  {
    title: 'Rankwell',
    client: 'Entrance coaching institute in Noida',
    text: text(
      p(
        'Two hours after a test, each of 2,214 students sees which topics cost the marks and how long they sat on every question.',
      ),
    ),
    result: { figure: '17 marks', label: 'gained on average over ten tests' },
    weeks: 18,
    cover: {
      media: 'covers/rankwell',
      alt: 'Test analysis on a dark screen: percentile 98.6, the curve of all scores with one student marked, and topics by share of right answers',
    },
    link: '',
  },
  {
    title: 'Tons Valley University',
    client: 'Private university near Dehradun',
    text: text(
      p(
        'Form, papers, fee and merit list in one place; when a seat is declined the next name moves up by itself. Its first round took 23,400 applications without a queue at the gate.',
      ),
    ),
    result: { figure: '6 days', label: 'from last date to merit list, was 31' },
    weeks: 20,
    cover: {
      media: 'covers/tons-valley',
      alt: 'An admission form at the step Choices and, over it, the merit list of round 2 with a student who has moved up to sixth',
    },
    link: '',
  },
  {
    title: 'Chidiya',
    client: "Children's publisher in Okhla",
    text: text(
      p(
        'The publisher had 140 picture books and no app. This one listens as a child of four to nine reads aloud, lights up each word and needs no network on the school bus.',
      ),
    ),
    result: { figure: '14 min', label: 'read by each child on a usual day' },
    weeks: 24,
    cover: {
      media: 'covers/chidiya',
      alt: 'Reading app on a pink tablet: a round sparrow on a branch under the stars, and a sentence with one word lit up',
    },
    link: '',
  },
];
