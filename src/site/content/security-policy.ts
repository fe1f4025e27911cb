import type { Firm } from '~/model/firm';

/** What we ask of whoever finds a fault, and what they may expect: SECURITY.md, for readers of the site. */
export const securityPolicy = ({
  name,
  mails,
}: Pick<Firm, 'name' | 'mails'>) => `Reporting a fault in the security of ${name}

Write to ${mails.support.address} with "Security" in the subject, before you tell anybody else. Say what you
did and what happened; a request that repeats it is worth more than a long text. Please send no personal
data of others.

A person reads your mail on a working day, tells you whether we see the fault as you do, and tells you
again when it is mended. There is no bounty. We thank you by name, if you wish.

Please do not read, change or keep what belongs to others, do not send masses of requests, and do not
write to our staff or clients. Whoever keeps to that has nothing to fear from us.
`;
