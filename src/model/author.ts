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

export const doneBy = z.object(authorFields);
export type DoneBy = z.output<typeof doneBy>;
/** Who makes a change. */
export type Author = Omit<DoneBy, 'account'>;
export type Account = NonNullable<DoneBy['account']>;

/**
 * The account that bore the name, which its owner cannot choose. What no account did says so, for anybody may call
 * themselves Visitor.
 */
export function accountWords({ userName, userId, account }: DoneBy) {
  if (!account) return userId ? `deleted account ${userId.slice(-6)}` : 'no account';
  return account.name === userName ? account.email : `${account.email}, now called ${account.name}`;
}
