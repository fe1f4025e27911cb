/** How far a lead is. */
export const stages = {
  New: 'New',
  Contacted: 'Contacted',
  Quoted: 'Quoted',
  Negotiation: 'Negotiation',
  Won: 'Won',
  Lost: 'Lost',
  Closed: 'Closed',
} as const;
export type Stage = keyof typeof stages;

/** What the contract's older word says of each. */
export const statusOf: Readonly<Record<Stage, 'Pending' | 'In Progress' | 'Completed'>> = {
  New: 'Pending',
  Contacted: 'In Progress',
  Quoted: 'In Progress',
  Negotiation: 'In Progress',
  Won: 'Completed',
  Lost: 'Completed',
  Closed: 'Completed',
};

/** How each of them stands. */
export const stageTones = {
  New: 'plain',
  Contacted: 'busy',
  Quoted: 'busy',
  Negotiation: 'busy',
  Won: 'good',
  Lost: 'bad',
  Closed: 'plain',
} as const;
