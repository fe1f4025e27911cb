import { ravi } from '../factories';
import { mailTo, tokenIn } from '../mails';
import type { StartedApp } from '../start-app';
import { PASSWORD } from '../test-app';
import { reset, resetLink } from './recovery';

const newcomer = {
  name: 'Meera Joshi',
  email: 'meera@peepalworks.example',
  mobile: '9818040103',
  role: 'employee',
};

/** Each makes somebody who may set a password, and answers a call that sets it. */
const ways = {
  registering: async (t) => (password) => {
    const body = { name: 'Asha', email: 'asha@verma.example', mobile: '9818040101', password };
    return t.call('POST', '/api/user/register', { body });
  },
  'changing one’s own': async (t) => {
    const { headers } = await t.logIn('user');
    return (password) =>
      t.call('PUT', '/api/user/password', { headers, body: { currentPassword: PASSWORD, password } });
  },
  'a reset link': async (t) => {
    const { token } = await resetLink(t);
    return (password) => reset(t, token, password);
  },
  'an invitation': async (t) => {
    const { headers } = await t.logIn('admin');
    await t.call('POST', '/api/user/invite', { headers, body: newcomer });
    const token = tokenIn(await mailTo(t, newcomer.email));
    return (password) => reset(t, token, password);
  },
  'adding an employee': async (t) => {
    const { headers } = await t.logIn('admin');
    return (password) => t.call('POST', '/api/employee', { headers, body: { ...ravi, password } });
  },
} satisfies Record<string, (t: StartedApp) => Promise<(password: string) => ReturnType<StartedApp['call']>>>;

export const waysToAPassword = Object.entries(ways);
