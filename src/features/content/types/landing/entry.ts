import { z } from 'zod';
import { group, heading, line, link, list, maybePicture, prose, whole } from '../../kinds';
import { drawings } from './drawings';

const MOST_DAYS = 31;

export const landingPage = z.object({
  title: line('Title for search engines', { fits: 60 }),
  heading: heading('Claim', { plain: 14, green: 14 }),
  lead: prose('Below the claim', { fits: 60 }),
  formHeading: line('Heading of the form', { fits: 20 }),
  promises: list('Promises beside the form', 'promise', line('Promise', { fits: 55 })),
  sampleAgents: list(
    'Sample cards behind the form',
    'card',
    group('Card', { name: line('Name', { fits: 22 }), note: line('What it did', { fits: 50 }) }),
  ),
  servicesHeading: heading('Heading of the services'),
  services: list(
    'Services, in the order of their drawings',
    'service',
    group('Service', {
      title: line('Title', { fits: 28 }),
      to: link('Leads to'),
      text: prose('Text', { fits: 120 }),
      picture: maybePicture('Picture in place of the drawing'),
    }),
  ),
  drawings,
  stepsHeading: heading('Heading of the steps'),
  steps: list(
    'From first call to launch',
    'step',
    group('Step', {
      when: line('When', { fits: 18 }),
      title: line('Title', { fits: 24 }),
      text: prose('Text', { fits: 120 }),
    }),
  ),
  supportDays: whole('Days drawn below the last step', MOST_DAYS),
  technologiesHeading: line('Heading of the technologies', { fits: 40 }),
  technologies: list(
    'Technologies',
    'technology',
    group('Technology', {
      name: line('Name', { fits: 14 }),
      mark: line('Mark', { hint: 'Of its drawing.' }),
    }),
  ),
});

export type LandingPage = z.output<typeof landingPage>;
