import { z } from 'zod';
import type { Dice } from './dice.ts';
import { anyAddress } from './people.ts';

const PASSWORD = 'Hostile-Run-77-Lime!';
const OTHER = 'Hostile-Run-78-Lemon!';

interface Account {
  _id: string;
  email: string;
  /** Of a session that was open before. */
  token: string;
}

type Call = (method: string, path: string, body?: object, token?: string) => Promise<Answered>;
interface Answered {
  status: number;
  text: string;
}

/** Each ends every other session of the account, or lets none begin: whichever of the two was quicker. */
const rules: Record<string, (call: Call, account: Account, admin: string) => Promise<Answered>> = {
  block: (call, { _id }, admin) => call('PUT', `/user/block-user/${_id}`, {}, admin),
  delete: (call, { _id }, admin) => call('DELETE', `/user/${_id}`, undefined, admin),
  'password change': (call, { token }) =>
    call('PUT', '/user/password', { currentPassword: PASSWORD, password: OTHER }, token),
};

const session = z.object({ token: z.string() });

interface Options {
  url: string;
  admin: { email: string; password: string };
  dice: Dice;
  rounds: number;
}

/** A login beside each of these, at once, round after round: no 5xx, and no session that outlives the rule. Answers the faults. */
export async function credentialRounds({ url, admin, dice, rounds }: Options): Promise<string[]> {
  const faults: string[] = [];

  const call: Call = async (method, path, body, token) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'x-forwarded-for': anyAddress(dice),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const logIn = (email: string, password: string) => call('POST', '/user/admin-login', { email, password });

  async function newAccount(): Promise<Account> {
    const email = `${dice.uuid()}@credentials.example`;
    const person = { name: 'At Once', email, password: PASSWORD, mobile: '9818040102' };
    const { text } = await call('POST', '/user/register', person);
    const { user } = z.object({ user: z.object({ _id: z.string() }) }).parse(JSON.parse(text));
    return { _id: user._id, email, ...session.parse(JSON.parse((await logIn(email, PASSWORD)).text)) };
  }

  const root = session.parse(JSON.parse((await logIn(admin.email, admin.password)).text)).token;
  for (const [name, apply] of Object.entries(rules)) {
    for (let round = 0; round < rounds; round++) {
      const account = await newAccount();
      const [login, rule] = await Promise.all([logIn(account.email, PASSWORD), apply(call, account, root)]);
      for (const { status, text } of [login, rule]) {
        if (status >= 500) faults.push(`${status}: login × ${name} → ${text.slice(0, 200)}`);
      }
      if (rule.status !== 200)
        faults.push(`${name} beside a login is ${rule.status}: ${rule.text.slice(0, 200)}`);
      if (login.status !== 200) continue;
      const { token } = session.parse(JSON.parse(login.text));
      const { status } = await call('GET', '/user/me', undefined, token);
      if (status !== 401)
        faults.push(`a session outlives a ${name} that was done beside its login: ${status}`);
    }
  }
  return faults;
}
