import { z } from 'zod';
import { group, heading, line, list, prose } from '../../kinds';

export const homePage = z.object({
  title: line('Title for search engines', { fits: 60 }),
  description: prose('For search engines', { fits: 155 }),
  heading: heading('Claim'),
  lead: prose('Below the claim', { fits: 160 }),
  demo: line('First button', { fits: 18 }),
  contact: line('Second button', { fits: 18 }),
  morningHeading: line('Heading of the log', { fits: 24 }),
  morningNote: line('Beside the heading of the log', { fits: 14 }),
  /** One morning, as its log shows it. The last line is a person's. */
  morning: list(
    'A morning, the last line is a person’s',
    'line',
    group('Line', {
      time: line('Time', { fits: 5 }),
      job: line('Job', { fits: 50 }),
      who: line('Who', { fits: 24 }),
    }),
  ),
  byAgents: line('Below the log, of agents', { fits: 24 }),
  byPeople: line('Below the log, of people', { fits: 24 }),
  leafHeading: heading('Heading of the leaf'),
  leafText: prose('Beside the leaf', { fits: 80 }),
  /** What the nodes of the leaf stand for, in the order in which they light up: left and right in turn, from below. */
  areas: list(
    'Nodes of the leaf, from below, left and right in turn',
    'node',
    group('Node', { name: line('Name', { fits: 14 }), line: line('Line', { fits: 64 }) }),
  ),
  categoriesHeading: heading('Heading of the six areas'),
  toSlider: line('Link to all six', { fits: 40 }),
  invitationHeading: heading('Heading beside the form'),
  invitation: prose('Beside the form', { fits: 200 }),
  call: line('Before the number beside the form', { fits: 24 }),
  samples: group('Samples in the popups', {
    by: line('Before the agent', { fits: 16 }),
    suggests: line('Above what it suggests', { fits: 36 }),
  }),
  slider: group('All six side by side', {
    title: line('Title for search engines', { fits: 60 }),
    description: prose('For search engines', { fits: 155 }),
    heading: heading('Heading'),
  }),
});

export type HomePage = z.output<typeof homePage>;
