import { inFigures } from '~/lib/figures';
import type { LeadFigures } from '../../leads-call';

/** `8 min`, `3 h 20 min`: of hours in which we work. */
export function waitWords(minutes: number | null) {
  if (minutes === null) return 'None yet';
  if (minutes < 60) return `${minutes} min`;
  const hours = `${inFigures(Math.floor(minutes / 60))} h`;
  return minutes % 60 === 0 ? hours : `${hours} ${minutes % 60} min`;
}

/** Of those who came, not of those who were answered alone: whoever still waits waited longer. */
export const quickShare = ({ came, answered, within15 }: LeadFigures) =>
  came === 0 ? 'None yet' : `${Math.round(((within15 * answered) / came) * 100)}%`;
