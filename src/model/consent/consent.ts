import { CONSENT_VERSION } from './terms-version';

/**
 * What a visitor agrees to by sending a form, by version. What they saw is stored with what they sent, so a text that
 * was shown once is never edited: add the next version.
 */
const consents = {
  '2026-11':
    'By sending this form you agree that we store what you typed and use it to answer you, as our privacy policy explains.',
};

export const CONSENT_TEXT = consents[CONSENT_VERSION];

/** The text of a version that was once shown; anything else is no consent. */
export const consentText = (version: string | undefined) =>
  new Map(Object.entries(consents)).get(version ?? '') ?? null;

/** Where a version can be read that somebody has agreed to. */
export const legalVersionPath = (text: 'policy' | 'terms', version: string | null) =>
  version ? `/${text}/versions/${encodeURIComponent(version)}` : undefined;
