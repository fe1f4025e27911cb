import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done, email, identifier, oneLine, phone } from '~/model/fields';
import { newPassword, typedPassword } from '~/platform/auth/password-rules';
import { person } from '~/platform/auth/session-call';

const token = z.object({ token: z.string().max(200) });

export const registerCall = defineCall({
  method: 'POST',
  path: '/user/register',
  summary: 'Register, and be signed in',
  description:
    'A browser sends `web: true`, and its session is bound to a cookie; a program leaves it out. `signIn: "later"` begins no session, and the answer has no token.',
  // Anything else in the body, a role for instance, is not read.
  body: z.object({
    name: oneLine('Name').meta({ examples: ['Ritu Saini'] }),
    email: email().meta({ examples: ['ritu@saini.example'] }),
    password: newPassword().meta({ examples: ['Banyan-Grove-12!'] }),
    mobile: phone('Mobile').meta({ examples: ['9818040102'] }),
    termsVersion: oneLine('Terms version', 40).optional(),
    web: z.boolean().optional(),
    /** Of a page without scripts, which could not keep a session. */
    signIn: z.literal('later').optional(),
  }),
  answer: done.extend({ user: person, token: z.string().optional() }),
});

export const editProfileCall = defineCall({
  method: 'PUT',
  path: '/user/me',
  summary: 'Change my name and number',
  body: z.object({
    name: oneLine('Name').meta({ examples: ['Ritu Saini'] }),
    mobile: phone('Mobile').meta({ examples: ['9818040102'] }),
  }),
  answer: done,
});

export const termsCall = defineCall({
  method: 'GET',
  path: '/user/terms',
  summary: 'Which terms I agreed to, and which are in force',
  answer: z.object({ agreed: z.string().nullable(), inForce: z.string().nullable() }),
});

export const agreeCall = defineCall({
  method: 'PUT',
  path: '/user/terms',
  summary: 'Agree to the terms in force',
  description: '409 if others have come into force since they were read.',
  body: z.object({ version: oneLine('Version', 40).meta({ examples: ['2026-11'] }) }),
  answer: done,
});

export const changePasswordCall = defineCall({
  method: 'PUT',
  path: '/user/password',
  summary: 'Change my password; all my other sessions end',
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
  summary: 'Ask for a reset link',
  body: z.object({ email: email().meta({ examples: ['ritu@saini.example'] }) }),
  answer: done,
});

export const resetPasswordCall = defineCall({
  method: 'PUT',
  path: '/user/reset-password/:token',
  summary: 'Set a password by a reset or invitation link',
  params: token,
  // A password that is refused here does not use the link up.
  body: z.object({ password: newPassword().meta({ examples: ['Neem-And-Peepal-3!'] }) }),
  answer: done,
});

export const verifyEmailCall = defineCall({
  method: 'PUT',
  path: '/user/verify-email/:token',
  summary: 'Confirm an email address by its link',
  description:
    'Takes the session of the account that the link was made for, or its password. A link that was used says to anybody that the address is confirmed already, and opens nothing.',
  params: token,
  /** Whoever is signed in to the account leaves it out. */
  body: z.object({
    password: typedPassword()
      .meta({ examples: ['Banyan-Grove-12!'] })
      .optional(),
  }),
  answer: done,
});

/** The link goes to the caller's own address. */
export const sendVerifyMailCall = defineCall({
  method: 'POST',
  path: '/user/verify-email',
  summary: 'Send me the link that confirms my address again',
  answer: done,
});

export const sessionsCall = defineCall({
  method: 'GET',
  path: '/user/sessions',
  summary: 'My sessions',
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

export const endSessionCall = defineCall({
  method: 'DELETE',
  path: '/user/sessions/:id',
  summary: 'End one of my sessions',
  params: z.object({ id: identifier() }),
  answer: done,
});
export const endOtherSessionsCall = defineCall({
  method: 'DELETE',
  path: '/user/sessions',
  summary: 'End all my other sessions',
  answer: done,
});
