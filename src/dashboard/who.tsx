import type { DoneBy } from '~/lib/author';

/**
 * Who did it: the name of that day, and the account that bore it, which its owner cannot choose. What no account did says
 * so, for anybody may call themselves Visitor.
 */
export function Who({ userName, userId, account }: DoneBy) {
  const renamed = account && account.name !== userName;
  return (
    <>
      <span className="font-medium text-text">{userName}</span>{' '}
      <span className="text-muted wrap-anywhere">
        ({account ? account.email : userId ? `deleted account ${userId.slice(-6)}` : 'no account'}
        {renamed && `, now called ${account.name}`})
      </span>
    </>
  );
}
