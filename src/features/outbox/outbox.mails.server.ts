import { z } from 'zod';
import { letterOf } from '~/platform/mail/letter';
import { defineMail } from '~/platform/mail/template';

/** Whether mails arrive, and in which folder, is seen where they arrive. */
export const testMail = defineMail({
  name: 'test',
  title: 'Test mail',
  forStaff: true,
  data: z.object({ name: z.string() }),
  compose: ({ name }, { publicUrl, firm }) =>
    letterOf(`A test mail from ${firm.name}`, [
      `Hello ${name},`,
      'You asked for this mail in the Outbox. It has arrived, so mails go out. If it lay in the spam folder, those to customers may lie there too.',
      { href: `${publicUrl}/dashboard/outbox`, label: 'Open the Outbox' },
    ]),
});
