import { createContext } from 'react';
import { CONSENT_VERSION, TERMS_VERSION } from './terms-version';

/** Those that everything begins with. */
export const firstAgreed = { terms: TERMS_VERSION, policy: CONSENT_VERSION };

/** Which versions of the terms and of the policy a visitor is shown, and agrees to by sending a form. */
export const Agreed = createContext(firstAgreed);
