import { z } from 'zod';
import { group, line, link, list, maybeLink } from '../../kinds';

const one = { label: line('Label', { fits: 22 }), to: link('Leads to') };
const links = list('Links', 'link', group('Link', one));

export const navigationLinks = z.object({
  /** In the order of the bar: a link, or a list that opens. */
  main: list(
    'Bar',
    'entry',
    group('Entry', {
      label: line('Label', { fits: 14 }),
      to: maybeLink('Leads to, if it is no list'),
      links,
    }),
  ),
  signIn: group('Sign in', one),
  demo: group('Button', one),
  footer: list('Footer', 'column', group('Column', { label: line('Heading', { fits: 18 }), links })),
  legal: list('Last line', 'link', group('Link', one)),
});

export type Navigation = z.output<typeof navigationLinks>;
