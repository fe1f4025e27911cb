import { servicePath } from '../services/paths';
import { call } from './drawings/call';
import { flow } from './drawings/flow';
import { leave } from './drawings/leave';
import { match } from './drawings/match';
import { risk } from './drawings/risk';
import { ticket } from './drawings/ticket';
import type { Popup } from './entry';

const DEMO = '/#demo';
const noPicture = { media: '', alt: '' };

/** In the order of the buttons. */
export const popups: readonly Popup[] = [
  {
    slug: 'it',
    category: 'IT',
    teaser: 'Tickets, servers, assets and projects in one list.',
    title: 'AI for enterprise IT: ITSM, ITOM, ITAM, SPM',
    summary:
      'One platform for tickets, servers, assets and projects, with agents that read, sort and answer the routine part of enterprise IT.',
    headline: { before: 'Run Your Enterprise IT on a', green: 'Unified AI Platform', after: '' },
    text: 'Tickets, alerts, laptops and projects sit in one place, so an agent can see that four complaints are one fault. It answers what it has seen before and hands the rest on, with the history attached.',
    learnMore: servicePath('/development', 'Software Development'),
    areas: [
      {
        name: 'ITSM',
        line: '7 of 10 tickets answered without a person, each with the steps that were taken.',
      },
      {
        name: 'ITOM',
        line: 'Disks, links and certificates watched day and night, known faults cleared at once.',
      },
      { name: 'ITAM', line: 'Every laptop and licence with its owner, its cost and the date it runs out.' },
      { name: 'SPM', line: 'Projects ranked by what they return, with the people who are free to do them.' },
    ],
    card: {
      agent: 'Service desk agent',
      subject: 'Incident INC-20418',
      title: 'Billing printer on floor 2 prints blank pages',
      drawing: ticket.seed,
      picture: noPicture,
      found:
        'Four tickets, one fault. The driver was updated last night on the same three PCs. 3 similar tickets in March were closed by going back to version 6.2.',
      suggests: 'Roll the driver back on PC-114, PC-117 and PC-121.',
    },
  },
  {
    slug: 'crm',
    category: 'CRM',
    teaser: 'From the first call to the signed order, and the visit after it.',
    title: 'AI for customer service and sales',
    summary:
      'Customer service, field service and sales in one CRM: calls become notes, notes become quotes, and the nearest engineer gets the job.',
    headline: { before: 'The AI Platform for', green: 'Business Transformation', after: '' },
    text: 'What a customer said on Monday reaches the engineer who visits on Thursday. Calls become notes, notes become quotes, and each waits for a person before it goes out.',
    learnMore: servicePath('/development', 'CRM Development'),
    areas: [
      {
        name: 'Customer Service Management',
        line: 'Mail, phone and chat in one thread per customer, answered in 4 minutes on average.',
      },
      {
        name: 'Field Service Management',
        line: 'Jobs given out by distance, skill and the spare parts already in the van.',
      },
      {
        name: 'Sales & Order Management',
        line: 'Quotes drafted from the call, orders checked against stock and credit limit.',
      },
    ],
    card: {
      agent: 'Sales agent',
      subject: 'Call of 18 minutes',
      title: 'Aravali Cold Chain, about 40 temperature loggers',
      drawing: call.seed,
      picture: noPicture,
      found:
        'Price was accepted, the delivery date was not: they need 20 pieces by 15 December. Service in Sonipat was asked about twice.',
      suggests: 'Send quote Q-1187 in two lots, with visit terms for Sonipat.',
    },
  },
  {
    slug: 'secuirity',
    category: 'Security & Risk',
    teaser: 'Alerts checked first, people woken second.',
    title: 'AI for cybersecurity and risk management',
    summary:
      'Agents check every alert against your logs, rank cyber risks by what they would cost, and keep the register ready for the auditor.',
    headline: { before: 'See Every Cyber Risk, and', green: 'Close the Costly Ones First', after: '' },
    text: 'A scanner finds 900 weaknesses; your team has time for 20. Agents check each alert against your own logs and rank it by what an hour of standstill would cost you.',
    learnMore: DEMO,
    areas: [
      {
        name: 'SecOps',
        line: 'Alerts grouped, checked against 30 days of logs and answered from a written plan.',
      },
      {
        name: 'Risk Management',
        line: 'One register of risks with owner, cost and next check, ready when the auditor asks.',
      },
    ],
    card: {
      agent: 'Security agent',
      subject: 'Alert SEC-3307',
      title: '17 sign-in attempts on the accounts mailbox',
      drawing: risk.seed,
      picture: noPicture,
      found:
        'All 17 failed at the second factor. The address is on two block lists, and nobody in accounts is travelling this week.',
      suggests: 'Block the address range, reset one password, lower risk R12 to unlikely.',
    },
  },
  {
    slug: 'finance',
    category: 'Finance & Supply',
    teaser: 'Every bill compared with its order before it is paid.',
    title: 'AI for finance, procurement and suppliers',
    summary:
      'Sourcing, accounts payable and supplier records with agents that compare order, receipt and invoice before any money leaves.',
    headline: { before: 'Deliver Core Business Services with', green: 'Intelligent Automation', after: '' },
    text: 'Order, gate register and bill are compared line by line before money leaves. Your accounts team sees the 6 bills in 100 that differ, with the difference already worked out.',
    learnMore: servicePath('/development', 'Software Development'),
    areas: [
      {
        name: 'Sourcing and Procurement Operations',
        line: 'Three quotes collected and laid side by side, landed cost included.',
      },
      {
        name: 'Accounts Payable Operations',
        line: 'Bills read, matched and put up for payment before the discount date.',
      },
      {
        name: 'Supplier Lifecycle Operations',
        line: 'GST, bank details and certificates checked on joining, and again each year.',
      },
    ],
    card: {
      agent: 'Accounts agent',
      subject: 'Invoice 2291',
      title: 'Bearings from Kosi Industrial Stores',
      drawing: match.seed,
      picture: noPicture,
      found:
        'The bill says 200 pieces, the gate register 196. Unit price and tax agree with the order. The same happened in July and was settled by a credit note.',
      suggests: 'Pay ₹3,60,640 for 196 and ask for a credit note of ₹7,360.',
    },
  },
  {
    slug: 'human',
    category: 'Human Resources',
    teaser: 'Joining, leave, training and the desk by the window.',
    title: 'AI for human resources and the workplace',
    summary:
      'HR service, talent development and workplace requests, with agents that plan leave, prepare joiners and answer policy questions.',
    headline: { before: '', green: 'Empower', after: 'Your Workforce' },
    text: 'A question about leave gets its answer in a minute, in Hindi or English, with the rule it rests on. HR keeps the talks that need a person: pay, growth, a bad week.',
    learnMore: DEMO,
    areas: [
      {
        name: 'HR Service Delivery',
        line: 'Leave, letters and payslips from one chat, on the phone people already carry.',
      },
      {
        name: 'Talent Development',
        line: 'Skills on record, gaps named, a course proposed before the appraisal.',
      },
      {
        name: 'Workplace Service Delivery',
        line: 'Desks, cabs, passes and repairs booked without a form.',
      },
    ],
    card: {
      agent: 'HR agent',
      subject: 'Leave plan, machine shop',
      title: '5 of 14 machinists want the Diwali week',
      drawing: leave.seed,
      picture: noPicture,
      found:
        'The shift needs 10, so 4 can be away at once. On 7 and 8 November it would be 5. If two requests move by one day, all five can go.',
      suggests: 'Approve three now and offer two the other day. Both messages are drafted.',
    },
  },
  {
    slug: 'appdev',
    category: 'App Development',
    teaser: 'Paper forms and spreadsheets become apps that talk.',
    title: 'AI-powered workflows, integrations and apps',
    summary:
      'Apps, integrations and shared data in one place: a paper form becomes a workflow with checks and approvals in about a week.',
    headline: { before: '', green: 'AI-Powered', after: 'Workflows & Automation' },
    text: 'The form on paper, the sheet on the share and the mail in between become one flow with a clear owner. A first flow is live in about a week, and your own people can change it.',
    learnMore: servicePath('/development', 'App Development'),
    areas: [
      {
        name: 'App Engine',
        line: 'Forms, lists and approvals put together from parts, tested before they go live.',
      },
      {
        name: 'Integration Hub',
        line: 'Accounts, ERP, bank, courier and chat joined once and watched from then on.',
      },
      {
        name: 'Workflow Data Fabric',
        line: 'One record of a customer or a part, wherever the data really lives.',
      },
    ],
    card: {
      agent: 'Workflow agent',
      subject: 'Flow WF-58',
      title: 'New vendor, from form to first order',
      drawing: flow.seed,
      picture: noPicture,
      found:
        'Ran 26 times this week; 24 went through without a person. 2 stopped at the GST check because number and name do not belong together.',
      suggests: 'Ask both vendors for their certificate. The mail is drafted.',
    },
  },
];
