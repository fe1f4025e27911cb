import { brand } from '~/model/brand';
import type { HomePage } from './entry';

export const home: HomePage = {
  title: "AI agents for people's work",
  description: `Agents that read tickets, match invoices and plan leave, built into the software your people use. Six areas, one platform, made in ${brand.address.city}.`,
  heading: { plain: 'AI for', green: "people's work" },
  lead: 'Software agents read the ticket, match the invoice and book the leave. Your people keep the decisions, and get their afternoons back.',
  demo: 'Book A Demo',
  contact: 'Contact Us',
  morningHeading: 'A Tuesday, before 11',
  morningNote: 'sample log',
  morning: [
    { time: '09:04', job: '41 tickets read, 29 answered', who: 'Service desk agent' },
    { time: '09:20', job: 'Invoice 2291 matched to its order', who: 'Accounts agent' },
    { time: '09:45', job: '3 leave requests booked, shift still covered', who: 'HR agent' },
    { time: '10:10', job: 'Quote 1187 drafted from the call notes', who: 'Sales agent' },
    { time: '10:30', job: 'Quote 1187 sent with 4% off', who: 'Your head of sales' },
  ],
  byAgents: '4 jobs by agents',
  byPeople: '1 decision by a person',
  leafHeading: { plain: 'One root,', green: 'every desk' },
  leafText: 'Each area is a line of its own. All of them draw on the same data.',
  areas: [
    { name: 'ITSM', line: 'Tickets are read, sorted, and answered or handed on.' },
    { name: 'CRM', line: 'Call notes become a quote the same afternoon.' },
    { name: 'ITOM', line: 'A full disk is found at 2 am and cleared before the first shift.' },
    { name: 'Field service', line: 'The nearest engineer gets the job, the part and the route.' },
    { name: 'SecOps', line: 'An alert is checked against 30 days of logs first.' },
    { name: 'HR', line: 'A new joiner has a login, a laptop and a seat on day one.' },
    { name: 'App Engine', line: 'A paper form turns into an app with approvals in a week.' },
    { name: 'Finance', line: 'Order, receipt and invoice are compared before money leaves.' },
  ],
  categoriesHeading: { plain: 'Pick the desk that', green: 'waits longest' },
  toSlider: 'See all six side by side',
  invitationHeading: { plain: 'Bring one job.', green: 'See it done.' },
  invitation:
    "Name the task that eats your team's week. In 30 minutes we show how an agent would do it on data like yours, what it would cost and what stays with your people.",
  call: 'Rather talk first?',
  samples: { by: 'Summary by the', suggests: 'Suggested, waiting for your yes' },
  slider: {
    title: 'Six areas of work for AI agents, side by side',
    description:
      'IT, CRM, security, finance, human resources and app development: what AI agents take over in each, with a sample of what they write.',
    heading: { plain: 'Six desks,', green: 'one platform' },
  },
};
