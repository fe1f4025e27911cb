/** The terms a person accepts when they register; the account keeps which. As long as no others were published. */
export const TERMS_VERSION = '2026-11';

/** The sentence under every form for visitors (`consent.ts`), and the policy that it speaks of: the same. */
export const CONSENT_VERSION = '2026-11';
