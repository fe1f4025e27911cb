import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done, email, optionalLine } from '~/model/fields';
import { roles } from '~/model/permissions';
import { typedPassword } from './password-rules';

export const codeOfApp = { examples: ['123456'] };
export const person = z.object({ _id: z.string(), name: z.string(), email: z.string(), role: z.enum(roles) });

export const loginCall = defineCall({
  method: 'POST',
  path: '/user/admin-login',
  summary: 'Log in',
  description:
    'A browser sends `web: true`, and its session is bound to a cookie; a program leaves it out. Who has a second factor is answered 401 `code_needed`, and calls again with the code.',
  body: z.object({
    email: email().meta({ examples: ['ritu@saini.example'] }),
    password: typedPassword().meta({ examples: ['Banyan-Grove-12!'] }),
    web: z.boolean().optional(),
    /** Of the authenticator app, or one of the recovery codes; asked of who has a second factor. */
    code: optionalLine('Code', 60).meta(codeOfApp),
  }),
  answer: z.object({ token: z.string(), user: person }),
});

export const logoutCall = defineCall({
  method: 'POST',
  path: '/user/logout',
  summary: 'Log out',
  answer: done,
});

export const meCall = defineCall({
  method: 'GET',
  path: '/user/me',
  summary: 'Who am I',
  answer: person.extend({
    mobile: z.string(),
    emailVerified: z.boolean(),
    /** `needed`: it is off, and the agency asks for it. */
    secondFactor: z.enum(['on', 'off', 'needed']),
    /** The password that the first start made up works for some days only. */
    passwordExpiresAt: z.string().nullable(),
    /** Seals what is typed while it waits in the browser's storage. Another password, another key. */
    draftKey: z.string(),
    /** Whose dashboard it is, as the site calls it. */
    firm: z.string(),
  }),
});

/** Who has a session says once more who they are, before what only the owner may do. */
export const confirmCall = defineCall({
  method: 'POST',
  path: '/user/confirm',
  summary: 'Prove again who I am',
  description:
    'What is answered 403 `confirm_needed` is done within 15 minutes of this call, or of the login.',
  body: z.object({
    password: typedPassword().meta({ examples: ['Banyan-Grove-12!'] }),
    code: optionalLine('Code', 60).meta(codeOfApp),
  }),
  answer: done,
});
