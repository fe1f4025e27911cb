import { z } from 'zod';
import { addressedLine, group, line, list, maybeLink, picture, prose, whole } from '../../kinds';
import { rich } from '../../rich/rich-text';

/** A finished project as the portfolio shows it. */
const project = group('Project', {
  title: line('Title', { fits: 24 }),
  client: line('Whom it is for, and where', { fits: 50 }),
  text: rich('What was built', { fits: 200, hint: 'One or two sentences with a figure in them.' }),
  result: group('What it did', {
    figure: line('Figure', { fits: 14 }),
    label: line('What it counts', { fits: 50 }),
  }),
  weeks: whole('Weeks from scope to launch'),
  cover: picture('Cover'),
  link: maybeLink('Its own site'),
});

export const tab = z.object({
  label: addressedLine('Tab', { fits: 14, hint: 'Part of the address of the page.' }),
  line: prose('What the projects have in common', { fits: 100 }),
  projects: list('Projects', 'project', project),
});

export type PortfolioTab = z.output<typeof tab>;
export type Project = PortfolioTab['projects'][number];
