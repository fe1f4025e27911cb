import { z } from 'zod';
import { defineCall } from '~/lib/contract';
import { email, oneLine, optionalLine, phone } from '~/model/fields';
import { roles } from '~/model/permissions';
import { newPassword, typedPassword } from './password-rules';

const ofApp = { examples: ['123456'] };
const done = z.object({ message: z.string() });
const person = z.object({ _id: z.string(), name: z.string(), email: z.string(), role: z.enum(roles) });

export const registerCall = defineCall({
  method: 'POST',
  path: '/user/register',
  // Anything else in the body, a role for instance, is not read.
  body: z.object({
    name: oneLine('Name').meta({ examples: ['Ritu Saini'] }),
    email: email().meta({ examples: ['ritu@saini.example'] }),
    password: newPassword().meta({ examples: ['Banyan-Grove-12!'] }),
    mobile: phone('Mobile').meta({ examples: ['9818040102'] }),
    termsVersion: oneLine('Terms version', 40).optional(),
  }),
  answer: done.extend({ user: person }),
});

export const loginCall = defineCall({
  method: 'POST',
  path: '/user/admin-login',
  body: z.object({
    email: email().meta({ examples: ['ritu@saini.example'] }),
    password: typedPassword().meta({ examples: ['Banyan-Grove-12!'] }),
    web: z.boolean().optional(),
    /** Of the authenticator app, or one of the recovery codes; asked of who has a second factor. */
    code: optionalLine('Code', 60).meta(ofApp),
  }),
  answer: z.object({ token: z.string(), user: person }),
});

export const logoutCall = defineCall({ method: 'POST', path: '/user/logout', answer: done });

export const meCall = defineCall({
  method: 'GET',
  path: '/user/me',
  answer: person.extend({
    mobile: z.string(),
    emailVerified: z.boolean(),
    /** `needed`: it is off, and the agency asks for it. */
    secondFactor: z.enum(['on', 'off', 'needed']),
    /** The password that the first start made up works for some days only. */
    passwordExpiresAt: z.string().nullable(),
    /** Seals what is typed while it waits in the browser's storage. Another password, another key. */
    draftKey: z.string(),
  }),
});

export const editProfileCall = defineCall({
  method: 'PUT',
  path: '/user/me',
  body: z.object({
    name: oneLine('Name').meta({ examples: ['Ritu Saini'] }),
    mobile: phone('Mobile').meta({ examples: ['9818040102'] }),
  }),
  answer: done,
});

export const changePasswordCall = defineCall({
  method: 'PUT',
  path: '/user/password',
  body: z
    .object({
      currentPassword: typedPassword().meta({ examples: ['Banyan-Grove-12!'] }),
      password: newPassword().meta({ examples: ['Neem-And-Peepal-3!'] }),
    })
    .refine(({ currentPassword, password }) => password !== currentPassword, {
      path: ['password'],
      error: 'Choose a password other than the current one.',
    }),
  answer: done,
});

export const forgotPasswordCall = defineCall({
  method: 'POST',
  path: '/user/forgot-password-token',
  body: z.object({ email: email().meta({ examples: ['ritu@saini.example'] }) }),
  answer: done,
});

export const resetPasswordCall = defineCall({
  method: 'PUT',
  path: '/user/reset-password/:token',
  // A password that is refused here does not use the link up.
  body: z.object({ password: newPassword().meta({ examples: ['Neem-And-Peepal-3!'] }) }),
  answer: done,
});

export const verifyEmailCall = defineCall({
  method: 'PUT',
  path: '/user/verify-email/:token',
  /** Whoever is signed in to the account leaves it out. */
  body: z.object({
    password: typedPassword()
      .meta({ examples: ['Banyan-Grove-12!'] })
      .optional(),
  }),
  answer: done,
});

/** The link goes to the caller's own address. */
export const sendVerifyMailCall = defineCall({ method: 'POST', path: '/user/verify-email', answer: done });

export const sessionsCall = defineCall({
  method: 'GET',
  path: '/user/sessions',
  answer: z.array(
    z.object({
      _id: z.string(),
      /** The browser's own description of itself. */
      device: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      current: z.boolean(),
    }),
  ),
});

export const endSessionCall = defineCall({ method: 'DELETE', path: '/user/sessions/:id', answer: done });
export const endOtherSessionsCall = defineCall({ method: 'DELETE', path: '/user/sessions', answer: done });

/** Who has a session says once more who they are, before what only the owner may do. */
export const confirmCall = defineCall({
  method: 'POST',
  path: '/user/confirm',
  body: z.object({
    password: typedPassword().meta({ examples: ['Banyan-Grove-12!'] }),
    code: optionalLine('Code', 60).meta(ofApp),
  }),
  answer: done,
});

export const secondFactorCall = defineCall({
  method: 'GET',
  path: '/user/second-factor',
  answer: z.object({
    /** Since when; null: it is off. */
    since: z.string().nullable(),
    recoveryCodesLeft: z.number(),
  }),
});

export const startSecondFactorCall = defineCall({
  method: 'POST',
  path: '/user/second-factor',
  answer: z.object({
    secret: z.string(),
    /** What an app on the same device opens. */
    address: z.string(),
    /** The same as a QR code: the path of its dark squares, and how many squares it is wide. */
    picture: z.object({ path: z.string(), size: z.number() }),
  }),
});

const recoveryCodes = done.extend({ recoveryCodes: z.array(z.string()) });

export const turnOnSecondFactorCall = defineCall({
  method: 'PUT',
  path: '/user/second-factor',
  body: z.object({ code: oneLine('Code', 60).meta(ofApp) }),
  answer: recoveryCodes,
});

export const turnOffSecondFactorCall = defineCall({
  method: 'DELETE',
  path: '/user/second-factor',
  answer: done,
});

export const renewRecoveryCodesCall = defineCall({
  method: 'POST',
  path: '/user/second-factor/recovery-codes',
  answer: recoveryCodes,
});

/** For who has lost phone and paper: an admin who knows them lets them begin anew. */
export const dropSecondFactorCall = defineCall({
  method: 'DELETE',
  path: '/user/second-factor/:id',
  answer: done,
});
