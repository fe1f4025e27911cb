import { usualHours } from '~/features/settings/working-hours';
import { workingClock } from '~/features/settings/working-time';
import { DAY, dayOf, HOUR, MINUTE } from '~/lib/time';
import { type Stage, statusOf } from '~/model/leads/stages';
import type { Row } from '~/platform/db/schema';
import type { Dice } from './dice';
import { lostBecause, remarks } from './words';

export interface LeadStep {
  at: number;
  kind: Row<'activities'>['kind'];
  direction: 'out' | 'in' | null;
  outcome: string | null;
  text: string;
  /** From which stage to which, of a step that is a stage. */
  stages?: { from: Stage; to: Stage };
}

const iso = (moment: number) => new Date(moment).toISOString();
const clock = workingClock(usualHours);
const isWorked = (moment: number) => clock(moment + MINUTE) > clock(moment);

/** When somebody of ours called them: soon, as a rule, and never at night. */
function answeredAt({ roll }: Dice, moment: number) {
  const luck = roll();
  let at =
    moment + (luck < 0.5 ? 3 + roll() * 12 : luck < 0.85 ? 20 + roll() * 240 : 600 + roll() * 1800) * MINUTE;
  while (!isWorked(at)) at += 20 * MINUTE;
  return Math.round(at);
}

const said = (at: number, kind: LeadStep['kind'], text: string, outcome: string | null = null): LeadStep => ({
  ...{ at, kind, text, outcome },
  direction: kind === 'note' ? null : 'out',
});

/** How a lead of that moment went until now: calls, notes, mails, one stage after the other, and what it ended with. */
export function leadStory(dice: Dice, moment: number, worthPaise: number) {
  const { roll, pick } = dice;
  const steps: LeadStep[] = [];
  let stage: Stage = 'New';
  const now = Date.now();
  const move = (at: number, to: Stage) => {
    steps.push({ ...said(at, 'stage', `${stage} → ${to}`), direction: null, stages: { from: stage, to } });
    stage = to;
  };

  const answered = answeredAt(dice, moment);
  const isAnswered = answered < now && roll() < 0.97;
  // What is old is done with, one way or the other; what is new is under way.
  const end = roll();
  const path: Stage[] = ['Quoted', 'Negotiation', end < 0.42 ? 'Won' : end < 0.8 ? 'Lost' : 'Closed'];
  if (isAnswered) {
    if (roll() < 0.25) steps.push(said(answered, 'call', 'Rang twice.', 'no-answer'));
    const reached = steps.length > 0 ? answered + 2 * HOUR : answered;
    steps.push(said(reached, pick(['call', 'call', 'call', 'whatsapp']), pick(remarks), 'reached'));
    move(reached, 'Contacted');
    let at = reached;
    for (const next of path) {
      at += Math.round((0.5 + roll() * 7) * DAY);
      if (at > now || (roll() < 0.1 && now - moment < 60 * DAY)) break;
      if (roll() < 0.4) steps.push(said(at - HOUR, 'note', pick(remarks)));
      // Some never ask for a price.
      if (next === 'Quoted' && end >= 0.9) continue;
      if (next === 'Quoted') steps.push(said(at, 'mail', 'Our offer, with three milestones.', 'sent'));
      move(at, next);
    }
  }
  const happened = steps.filter(({ at }) => at <= now);
  const reachedStage = happened.findLast((step) => step.stages)?.stages?.to ?? 'New';
  const isDone = statusOf[reachedStage] === 'Completed';
  const last = happened.at(-1)?.at ?? moment;
  const wasPriced = happened.some((step) => step.stages?.to === 'Quoted');
  const next = isDone ? noNext : nextStep(dice);
  return {
    steps: happened,
    last,
    values: {
      stage: reachedStage,
      status: statusOf[reachedStage],
      valuePaise: wasPriced ? worthPaise : null,
      lostReason: reachedStage === 'Lost' ? pick(lostBecause) : null,
      firstResponseAt: happened[0] ? iso(happened[0].at) : null,
      completedAt: isDone ? iso(last) : null,
      ...next,
    },
  };
}

const noNext = { nextDate: null, nextTime: null, nextKind: null };

/** One in eight has no next step, one in ten is late, one in ten due today, and the others are for the days to come. */
function nextStep({ roll, pick }: Dice) {
  const kind = roll();
  if (kind < 0.12) return noNext;
  const inDays = kind < 0.22 ? -Math.ceil(roll() * 8) : kind < 0.32 ? 0 : Math.ceil(roll() * 21);
  return {
    nextDate: `${dayOf(iso(Date.now() + inDays * DAY))}T00:00:00.000Z`,
    nextTime: roll() < 0.4 ? pick(['10:30', '11:00', '12:15', '15:00', '16:30']) : null,
    nextKind: pick(['call', 'call', 'whatsapp', 'mail', 'meeting', 'task']),
  };
}
