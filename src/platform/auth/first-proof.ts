import type { Author } from '~/model/author';
import type { Account } from '~/platform/auth/account-lock';

/**
 * Whether nobody has proved yet that an address of this account is theirs. Anybody can register with somebody else's, so
 * what was set up until then is not the owner's: the first proof drops it. Who has proved an address and was given another
 * keeps everything: whoever reads the mail of the new one may be nobody but a slip of the pen.
 */
export const isFirstProof = ({ emailVerifiedAt, earlierAddressVerifiedAt }: Account) =>
  emailVerifiedAt === null && earlierAddressVerifiedAt === null;

/** Who opens a link that was mailed to the owner is the owner. */
export const ownerOf = ({ _id, name }: Account): Author => ({ userId: _id, userName: name });
