import { mailTo, tokenIn } from '../mails';
import type { StartedApp } from '../start-app';

export const NEW_PASSWORD = 'Fresh-Horse-8!';

export const forgot = (t: StartedApp, email: string, more: Parameters<StartedApp['call']>[2] = {}) =>
  t.call('POST', '/api/user/forgot-password-token', { body: { email }, ...more });
export const reset = (t: Pick<StartedApp, 'call'>, token: string, password = NEW_PASSWORD) =>
  t.call('PUT', `/api/user/reset-password/${token}`, { body: { password } });
export const login = async (t: StartedApp, email: string, password: string) =>
  (await t.call('POST', '/api/user/admin-login', { body: { email, password } })).statusCode;

/** Somebody who has asked for a new password, and the secret of the link that they got. */
export async function resetLink(t: StartedApp) {
  const user = await t.addUser('employee');
  await forgot(t, user.email);
  return { user, token: tokenIn(await mailTo(t, user.email)) };
}
