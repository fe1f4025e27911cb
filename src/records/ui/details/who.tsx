import { accountWords, type DoneBy } from '~/model/author';

/** Who did it: the name of that day, and the account that bore it. */
export function Who({ userName, userId, account }: DoneBy) {
  return (
    <>
      <span className="font-medium text-text">{userName}</span>{' '}
      <span className="text-muted wrap-anywhere">({accountWords({ userName, userId, account })})</span>
    </>
  );
}
