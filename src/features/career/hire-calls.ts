import { z } from 'zod';
import { employee, employeeForm } from '~/features/employee/employee';
import { defineCall } from '~/lib/call';
import { done } from '~/model/fields';
import { career } from './career';

const params = z.object({ id: z.uuid({ error: career.messages.invalidId }) });

/** What is known of somebody who is hired, and what is yet to be said. */
const plan = z.object({
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  jobrole: z.string(),
  /** The next free number, as the last employee IDs are written. */
  employeeId: z.string(),
  account: z
    .object({ _id: z.string(), words: z.string().describe('What becomes of it.') })
    .nullable()
    .describe('The account that has this address already.'),
  obstacle: z.string().nullable().describe('Why no employee can be made of it as it is.'),
});

export const employeeOfCall = defineCall({
  method: 'GET',
  path: '/career/:id/employee',
  summary: 'Who was made an employee from an application',
  params,
  answer: z.object({
    employee: z
      .object({
        _id: z.string(),
        employeeId: z.string(),
        dateOfJoining: z.iso.datetime(),
        inTrash: z.boolean(),
      })
      .nullable(),
    plan: plan.nullable().describe('For those who may make one of it, while nobody has.'),
  }),
});

export const hireCall = defineCall({
  method: 'POST',
  path: '/career/:id/employee',
  summary: 'Make an employee of who was hired',
  description:
    'With an account and an invitation to choose a password, all of it or nothing, once for an application. A client who has an account under the address goes on with that one, if `accountId` names it.',
  params,
  body: employeeForm.pick({ employeeId: true, jobrole: true, dateOfJoining: true }).extend({
    accountId: z.uuid({ error: 'Invalid user ID' }).nullish(),
  }),
  answer: done.extend({ employee: employee.row }),
});
