import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '~/config.server';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { AnyRecord } from '~/resources/resource';
import { user as userResource } from '~/resources/user/user';
import { afterUserChange } from '~/resources/user/user-rules.server';
import { dropRecoveryCodes, renewRecoveryCodes, spendRecoveryCode } from '~/server/auth/recovery-codes';
import { sealer } from '~/server/auth/seal';
import { endAllSessions } from '~/server/auth/sessions';
import { claimCode } from '~/server/auth/throttle';
import { newSeed, stepOfCode } from '~/server/auth/totp';
import type { Database } from '~/server/db/schema';
import type { Author } from '~/server/history';
import { changesOf } from '~/server/record-changes';
import { tellOwner } from './notice.mail.server';

interface Owner {
  _id: string;
  email: string;
}

/** Codes of an authenticator app beside the password, and codes on paper for when the phone is lost. */
export function secondFactorsOf(db: Database, { secretKey }: Pick<Config, 'secretKey'>) {
  const { seal, open } = sealer(secretKey, 'second factor');
  const users = changesOf(db, userResource, afterUserChange);

  const rowOf = (userId: string) =>
    db
      .selectFrom('users')
      .select(['secondFactorSeed', 'secondFactorSince', 'secondFactorStep'])
      .where('_id', '=', userId)
      .executeTakeFirstOrThrow();

  /** Each code works once, also of two tries at once. A seed from before there was a key is sealed by the way. */
  async function usesAppCode(userId: string, code: string, log: FastifyBaseLogger) {
    const { secondFactorSeed: stored } = await rowOf(userId);
    const seed = stored && open(stored, userId);
    if (!seed) {
      if (stored) log.error('the seed of a second factor was sealed with another SECRET_KEY');
      throw unreadable();
    }
    const step = stepOfCode(seed, code);
    if (step === undefined) return false;
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set({ secondFactorStep: step, secondFactorSeed: seal(seed, userId) })
      .where('_id', '=', userId)
      .where('secondFactorSeed', '=', stored)
      .where('secondFactorStep', '<', step)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  return {
    /** Throws, unless the code is right, or none is asked of this person. */
    async prove(owner: Owner, isOn: boolean, typed: string, log: FastifyBaseLogger) {
      if (!isOn) return;
      if (!typed) throw codeNeeded();
      const forgetTries = await claimCode(db, owner.email);
      const code = typed.replace(/[\s-]/g, '').toUpperCase();
      const right = /^\d{6}$/.test(code)
        ? await usesAppCode(owner._id, code, log)
        : await spendRecoveryCode(db, owner._id, code);
      if (!right) throw wrongCode();
      await forgetTries();
    },

    /** The seed that the app is to learn. Nothing is asked for at a login until its first code has come back. */
    async start(userId: string) {
      const seed = newSeed();
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ secondFactorSeed: seal(seed, userId) })
        .where('_id', '=', userId)
        .where('secondFactorSince', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new AppError(409, 'conflict', 'Your second factor is on already.');
      return seed;
    },

    /** Answers the codes on paper. All sessions that came in by the password alone end. */
    async turnOn(owner: Owner, code: string, author: Author, currentSession: string) {
      const { secondFactorSeed: stored, secondFactorSince } = await rowOf(owner._id);
      const seed = stored && !secondFactorSince && open(stored, owner._id);
      if (!seed) throw begunElsewhere();
      const forgetTries = await claimCode(db, owner.email);
      const step = stepOfCode(seed, code.replaceAll(' ', ''));
      if (step === undefined) throw wrongCode(400);
      await forgetTries();
      return db.transaction().execute(async (trx) => {
        // Sent twice, the second would make the recovery codes of the first worthless. The seed is the one that was proved.
        const turnedOn = ({ secondFactorSince: since }: AnyRecord) => {
          if (since) throw begunElsewhere();
          return { secondFactorSeed: stored, secondFactorSince: now(), secondFactorStep: step };
        };
        await users.updateIn(trx, owner._id, turnedOn, author);
        await endAllSessions(trx, owner._id, currentSession);
        await tellOwner(trx, owner, 'second-factor-on');
        return renewRecoveryCodes(trx, owner._id);
      });
    },

    renewCodes: (userId: string) => db.transaction().execute((trx) => renewRecoveryCodes(trx, userId)),

    /** Answers whether there was such a person with one. */
    turnOff: (userId: string, author: Author, currentSession?: string) =>
      db.transaction().execute(async (trx) => {
        const person = await trx
          .selectFrom('users')
          .select(['_id', 'email'])
          .where('_id', '=', userId)
          .where('secondFactorSince', 'is not', null)
          .where('deletedAt', 'is', null)
          .executeTakeFirst();
        if (!person) return false;
        const gone = { secondFactorSeed: null, secondFactorSince: null, secondFactorStep: 0 };
        await users.updateIn(trx, userId, gone, author);
        await tellOwner(trx, person, 'second-factor-off');
        await dropRecoveryCodes(trx, userId);
        await endAllSessions(trx, userId, currentSession);
        return true;
      }),
  };
}

const begunElsewhere = () =>
  new AppError(409, 'conflict', 'Please begin anew: the picture is no longer valid.');

const codeNeeded = () => new AppError(401, 'code_needed', 'Type the code that your authenticator app shows.');

const wrongCode = (status = 401) => {
  const words = 'This code is wrong or was used before. Please type the next one that your app shows.';
  return new AppError(status, 'wrong_code', words, { code: words });
};

const unreadable = () => {
  const words = 'Codes of the app cannot be checked at present. Use a recovery code, or ask an admin.';
  return new AppError(503, 'unavailable', words, { code: words });
};
