import { z } from 'zod';

/** Who did something. */
export const authorFields = {
  userName: z.string().describe('The name that the account had then, or what did it by itself.'),
  userId: z.string().nullable().describe('Null: no account did it.'),
  account: z
    .object({ name: z.string(), email: z.string() })
    .nullable()
    .describe('The account as it is today. Null: there is none, or it has been deleted for good.'),
};

const author = z.object(authorFields);
export type DoneBy = z.output<typeof author>;
export type Account = NonNullable<DoneBy['account']>;
