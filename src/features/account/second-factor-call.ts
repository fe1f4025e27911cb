import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done, oneLine } from '~/model/fields';
import { codeOfApp } from '~/platform/auth/session-call';

export const secondFactorCall = defineCall({
  method: 'GET',
  path: '/user/second-factor',
  summary: 'My second factor',
  answer: z.object({
    /** Since when; null: it is off. */
    since: z.string().nullable(),
    recoveryCodesLeft: z.number(),
  }),
});

export const startSecondFactorCall = defineCall({
  method: 'POST',
  path: '/user/second-factor',
  summary: 'Begin a second factor',
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
  summary: 'Turn my second factor on by its first code; all my other sessions end',
  body: z.object({ code: oneLine('Code', 60).meta(codeOfApp) }),
  answer: recoveryCodes,
});

export const turnOffSecondFactorCall = defineCall({
  method: 'DELETE',
  path: '/user/second-factor',
  summary: 'Turn my second factor off',
  answer: done,
});

export const renewRecoveryCodesCall = defineCall({
  method: 'POST',
  path: '/user/second-factor/recovery-codes',
  summary: 'New recovery codes in place of the old',
  answer: recoveryCodes,
});
