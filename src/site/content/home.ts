/** The words of /home. */

export const homeTop = {
  lead: 'Software agents read the ticket, match the invoice and book the leave. Your people keep the decisions, and get their afternoons back.',
  /** One morning, as its log shows it. The last line is a person's. */
  morning: [
    { time: '09:04', job: '41 tickets read, 29 answered', who: 'Service desk agent' },
    { time: '09:20', job: 'Invoice 2291 matched to its order', who: 'Accounts agent' },
    { time: '09:45', job: '3 leave requests booked, shift still covered', who: 'HR agent' },
    { time: '10:10', job: 'Quote 1187 drafted from the call notes', who: 'Sales agent' },
    { time: '10:30', job: 'Quote 1187 sent with 4% off', who: 'Your head of sales' },
  ],
} as const;

/** What the nodes of the leaf stand for, in the order in which they light up: left and right in turn, from below. */
export const productAreas = [
  { name: 'ITSM', line: 'Tickets are read, sorted, and answered or handed on.' },
  { name: 'CRM', line: 'Call notes become a quote the same afternoon.' },
  { name: 'ITOM', line: 'A full disk is found at 2 am and cleared before the first shift.' },
  { name: 'Field service', line: 'The nearest engineer gets the job, the part and the route.' },
  { name: 'SecOps', line: 'An alert is checked against 30 days of logs first.' },
  { name: 'HR', line: 'A new joiner has a login, a laptop and a seat on day one.' },
  { name: 'App Engine', line: 'A paper form turns into an app with approvals in a week.' },
  { name: 'Finance', line: 'Order, receipt and invoice are compared before money leaves.' },
] as const;
