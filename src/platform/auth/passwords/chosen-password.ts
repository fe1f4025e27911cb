import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '~/lib/errors';
import type { ReadFirm } from '~/model/firm';
import type { Config } from '~/platform/config/config';
import { isCommonPassword, TOO_COMMON } from './common-passwords';
import { hashPassword } from './password';
import { isStolen } from './stolen-passwords';

export const STOLEN = 'This password stands in a list of stolen passwords. Please choose another.';

export interface Judge {
  config: Pick<Config, 'passwordMinLength' | 'breachedPasswordsUrl'>;
  firm: ReadFirm;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Whoever sets a password that a person has chosen comes by here, so it is here that a bad one is refused. */
export async function hashChosenPassword(password: string, judge: Judge) {
  const refusal = await refusalOf(password, judge);
  if (refusal) throw new AppError(400, 'invalid_input', refusal, { password: refusal });
  return hashPassword(password);
}

/** Nobody outside is asked about a password that is refused anyway. May take seconds: not within a transaction. */
export async function refusalOf(password: string, { config, firm, log }: Judge) {
  const { passwordMinLength, breachedPasswordsUrl } = config;
  if (password.length < passwordMinLength) return `Password must be at least ${passwordMinLength} characters`;
  if (isCommonPassword(password, await firm())) return TOO_COMMON;
  if (breachedPasswordsUrl && (await isStolen(password, breachedPasswordsUrl, log))) return STOLEN;
  return undefined;
}
