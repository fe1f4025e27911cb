import { oneOf } from '../../../kinds';
import { call } from './call';
import { flow } from './flow';
import { leave } from './leave';
import { match } from './match';
import { risk } from './risk';
import { ticket } from './ticket';

/** What is drawn within a sample. */
export const drawing = oneOf('Drawing', [
  ticket.kind,
  call.kind,
  risk.kind,
  match.kind,
  leave.kind,
  flow.kind,
]);
