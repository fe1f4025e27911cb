/** What staff write down that they did about a lead or said to a person. */
export const activityKinds = ['note', 'call', 'whatsapp', 'mail', 'meeting'] as const;
/** Changes of stage are written by themselves, and so is what happens to a quotation; replies are by clients. */
export type ActivityKind = (typeof activityKinds)[number] | 'stage' | 'reply' | 'quotation';

/** What came of it. */
export const outcomes = {
  reached: 'Reached',
  'no-answer': 'No answer',
  'call-back': 'Call back',
  'wrong-number': 'Wrong number',
  sent: 'Sent',
  received: 'Received',
} as const;
export type Outcome = keyof typeof outcomes;
