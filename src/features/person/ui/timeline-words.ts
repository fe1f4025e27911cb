import { type Outcome, outcomes } from '~/model/leads/activities';
import type { IconName } from '~/ui/icon';
import type { TimelineItem, TimelineKind } from '../timeline-call';

/** What one chooses to see of a timeline. */
export const KIND_TITLES: Record<TimelineKind, string> = {
  request: 'Requests',
  followup: 'Follow-ups',
  stage: 'Stages',
  note: 'Notes',
  call: 'Calls',
  whatsapp: 'WhatsApp',
  mail: 'Mails',
  meeting: 'Meetings',
  reply: 'Replies',
  quotation: 'Quotations',
  application: 'Applications',
  account: 'Account',
};

export const KIND_ICONS: Record<TimelineKind, IconName> = {
  request: 'enter',
  followup: 'follow',
  stage: 'plot',
  note: 'edit',
  call: 'phone',
  whatsapp: 'chat',
  mail: 'mail',
  meeting: 'calendar',
  reply: 'back',
  quotation: 'file',
  application: 'file',
  account: 'user',
};

/** What happened, in words: a drawing alone says it to few. */
export function happened({ kind, direction, to }: TimelineItem, title: string | undefined): string {
  const isIn = direction === 'in';
  const words: Record<TimelineKind, string> = {
    request: `Wrote to us: ${title}`,
    followup: 'Follow-up opened',
    stage: 'Stage changed',
    note: 'Note',
    call: isIn ? 'They called' : 'Call',
    whatsapp: isIn ? 'WhatsApp from them' : 'WhatsApp',
    mail: isIn ? 'Mail from them' : to ? `Mail sent to ${to}` : 'Mail',
    meeting: 'Meeting',
    reply: 'Reply from their account',
    quotation: isIn ? 'They answered a quotation' : 'Quotation',
    application: 'Applied for a job',
    account: 'Account opened',
  };
  return words[kind];
}

const isOutcome = (word: string): word is Outcome => Object.hasOwn(outcomes, word);

export const outcomeWords = (outcome: string | null) =>
  outcome && isOutcome(outcome) ? outcomes[outcome] : (outcome ?? '');
