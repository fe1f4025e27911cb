import { z } from 'zod';
import { line, picture } from '../../kinds';

export const member = z.object({
  name: line('Name', { fits: 26 }),
  post: line('Post', { fits: 30 }),
  portrait: picture('Portrait'),
  note: line('What they do here', { fits: 80 }),
});

export type TeamMember = z.output<typeof member>;
