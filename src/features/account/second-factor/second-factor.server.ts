import type { FastifyBaseLogger } from 'fastify';
import { dropSecondFactor } from '~/features/user/second-factor-drop.server';
import { user as userResource } from '~/features/user/user';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import {
  type Account,
  lockAccount,
  lockOtherAccount,
  lockOwnAccount,
  readAccount,
} from '~/platform/auth/account-lock';
import { renewRecoveryCodes, spendRecoveryCode } from '~/platform/auth/second-factor/recovery-codes';
import { sealer } from '~/platform/auth/second-factor/seal';
import { newSeed, stepOfCode } from '~/platform/auth/second-factor/totp';
import { endAllSessions, type Session } from '~/platform/auth/sessions/sessions';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { mailOwner } from '../../../platform/auth/mails/notice-mail';
import { takeCode, takeSecondFactor } from '../proof-limits.server';

interface Owner {
  _id: string;
  email: string;
}

/** Codes of an authenticator app beside the password, and codes on paper for when the phone is lost. */
export function secondFactorsOf(services: Pick<Services, 'config' | 'db' | 'features'>) {
  const { config, db, features } = services;
  const { seal, open } = sealer(config.secretKey, 'second factor');
  const users = changesOf(services, userResource);

  /** Each code works once, also of two tries at once. A seed from before there was a key is sealed by the way. */
  async function usesAppCode(userId: string, stored: string | null, code: string, log: FastifyBaseLogger) {
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

  /**
   * Throws, unless the code is right, or none is asked of this person. Answers since when the factor has been on that was
   * proved, for `refuseOtherFactor`.
   */
  async function prove(owner: Owner, typed: string, log: FastifyBaseLogger): Promise<string | null> {
    const row = await readAccount(db, owner._id);
    if (!row?.secondFactorSince) return null;
    if (!typed) throw codeNeeded();
    const forgetTries = await takeCode(db, owner.email);
    const code = typed.replace(/[\s-]/g, '').toUpperCase();
    const right = /^\d{6}$/.test(code)
      ? await usesAppCode(owner._id, row.secondFactorSeed, code, log)
      : await spendRecoveryCode(db, owner._id, code);
    if (!right) {
      const isAnother = (await readAccount(db, owner._id))?.secondFactorSince !== row.secondFactorSince;
      // Turned off, or on anew, while this was looked at: then that decides.
      if (isAnother) return prove(owner, typed, log);
      throw wrongCode();
    }
    await forgetTries();
    return row.secondFactorSince;
  }

  return {
    prove,

    /** The seed that the app is to learn. Nothing is asked for at a login until its first code has come back. */
    async start(session: Session) {
      const seed = newSeed();
      await db.transaction().execute(async (trx) => {
        const { _id, secondFactorSince } = await lockOwnAccount(trx, session);
        if (secondFactorSince) throw new AppError(409, 'conflict', 'Your second factor is on already.');
        const begun = { secondFactorSeed: seal(seed, _id) };
        await trx.updateTable('users').set(begun).where('_id', '=', _id).execute();
      });
      return seed;
    },

    /** Answers the codes on paper. All sessions that came in by the password alone end. */
    async turnOn(session: Session, code: string, author: Author) {
      const owner = session.user;
      const row = await readAccount(db, owner._id);
      const stored = row?.secondFactorSince ? null : row?.secondFactorSeed;
      const seed = stored && open(stored, owner._id);
      if (!seed) throw begunElsewhere();
      const forgetTries = await takeCode(db, owner.email);
      const step = stepOfCode(seed, code.replaceAll(' ', ''));
      if (step === undefined) throw wrongCode(400);
      await forgetTries();
      return db.transaction().execute(async (trx) => {
        const account = await lockOwnAccount(trx, session);
        // Sent twice, the second would make the recovery codes of the first worthless.
        if (account.secondFactorSince || !account.secondFactorSeed) throw begunElsewhere();
        // Begun anew meanwhile, with another seed.
        if (account.secondFactorSeed !== stored) throw wrongCode(400);
        await takeSecondFactor(trx, account.email);
        await users.updateIn(trx, owner._id, { secondFactorSince: now(), secondFactorStep: step }, author);
        await endAllSessions(trx, owner._id, session._id);
        await mailOwner(trx, account, 'second-factor-on');
        return renewRecoveryCodes(trx, owner._id);
      });
    },

    renewCodes: (session: Session) =>
      db.transaction().execute(async (trx) => {
        const { _id, secondFactorSince } = await lockOwnAccount(trx, session);
        if (!secondFactorSince) throw new AppError(409, 'conflict', 'Your second factor is off.');
        return renewRecoveryCodes(trx, _id);
      }),

    /** By whose session, which stays; without one by the operator. Answers whether there was such a person with one. */
    turnOff: (userId: string, author: Author, session?: Session) =>
      db.transaction().execute(async (trx) => {
        const account = session
          ? await lockOtherAccount(trx, session, userId)
          : await lockAccount(trx, userId);
        if (!account?.secondFactorSince || account.deletedAt) return false;
        await dropSecondFactor(trx, account, author, features);
        await mailOwner(trx, account, 'second-factor-off');
        await endAllSessions(trx, userId, session?._id);
        return true;
      }),
  };
}

/** In the transaction of what the code was asked for: a factor that was turned on since then was not proved. */
export function refuseOtherFactor({ secondFactorSince }: Account, provedSince: string | null) {
  if (secondFactorSince && secondFactorSince !== provedSince) throw codeNeeded();
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
