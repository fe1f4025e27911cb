import { z } from 'zod';
import { callerOf } from './api.ts';
import type { Dice } from './dice.ts';
import { everybody, type Who } from './requests.ts';

const PASSWORD = 'Hostile-Run-77-Lime!';

interface Admin {
  email: string;
  password: string;
}

interface Options {
  url: string;
  admin: Admin;
  dice: Dice;
  /** Of this run alone: the addresses of two runs with one seed must not meet. */
  mark: string;
}

/** Somebody of each role, one who was blocked while logged in, and nobody. All through the API, as anybody would. */
export async function people({ url, admin, dice, mark }: Options) {
  const call = callerOf(url, dice);
  const tokens = new Map<Who, string>();
  const emails = new Map<Who, string>();
  const renewing = new Map<Who, Promise<void>>();
  const { token: root } = await logIn(admin);

  async function logIn({ email, password }: Admin) {
    const { status, text } = await call('POST', '/user/admin-login', { body: { email, password } });
    if (status !== 200) throw new Error(`${email} cannot log in: ${status} ${text}`);
    return z.object({ token: z.string(), user: z.object({ _id: z.string() }) }).parse(JSON.parse(text));
  }

  async function join(who: Who) {
    const email = `${who}.${dice.uuid().slice(0, 18)}.${mark}@people.example`;
    const person = { name: `Hostile ${who}`, email, password: PASSWORD, mobile: '9818040102' };
    const role = who === 'blocked' ? 'admin' : who;
    if (role === 'admin' || role === 'employee') await employ(person, role);
    else await register(person, role);
    const { token, user } = await logIn(person);
    tokens.set(who, token);
    emails.set(who, email);
    if (who === 'blocked') await byAdmin('PUT', `/user/block-user/${user._id}`, {});
  }

  type Person = Admin & { name: string; mobile: string };

  async function register(person: Person, role: string) {
    const joined = await call('POST', '/user/register', { body: person });
    if (joined.status !== 200) throw new Error(`${person.email} cannot register: ${joined.text}`);
    const { user } = z.object({ user: z.object({ _id: z.string() }) }).parse(JSON.parse(joined.text));
    if (role !== 'user') await byAdmin('PUT', `/user/edit-role/${user._id}`, { role });
  }

  /** Not by a role for whoever has registered: at an address that nobody has proved they would lose their password. */
  const employ = (person: Person, role: string) =>
    byAdmin('POST', '/employee', {
      ...person,
      role,
      employeeId: `${dice.uuid().slice(0, 8)}-${mark}`,
      jobrole: 'Tester',
      dateOfJoining: '2026-01-05T00:00:00.000Z',
      isWorking: true,
    });

  /** Some calls are only for who has proven of late who they are; a long run outlasts its logins. */
  const proveAgain = (token: string | undefined, password: string) =>
    call('POST', '/user/confirm', { body: { password }, token });

  async function byAdmin(method: 'POST' | 'PUT', path: string, body: object) {
    const send = () => call(method, path, { body, token: root });
    let { status, text } = await send();
    if (text.includes('confirm_needed')) {
      await proveAgain(root, admin.password);
      ({ status, text } = await send());
    }
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
  }

  /** What was sent may have ended the session, or the account with it. */
  async function renewNow(who: Who) {
    const token = tokens.get(who);
    if (token && (await call('GET', '/user/me', { token })).status === 200) return;
    const email = emails.get(who) ?? '';
    const fresh = await logIn({ email, password: PASSWORD }).catch(() => undefined);
    if (fresh) tokens.set(who, fresh.token);
    else await join(who);
  }

  function oneAtATime(who: Who, change: () => Promise<void>) {
    const running = renewing.get(who) ?? change().finally(() => renewing.delete(who));
    renewing.set(who, running);
    return running;
  }

  /** Somebody else of that kind, so that no limit per account hides what lies behind it. */
  const replace = (who: Who) => (who === 'nobody' ? Promise.resolve() : oneAtATime(who, () => join(who)));

  const plainly = async (who: Who, path: string) =>
    (await call('GET', path.replace(/^\/api/, ''), { token: tokens.get(who) })).status;

  for (const who of everybody) if (who !== 'nobody') await join(who);

  return {
    headersFor: (who: Who): Record<string, string> => {
      const token = tokens.get(who);
      return token ? { authorization: `Bearer ${token}` } : {};
    },

    /** One plain call, as the site's own pages make it; answers its status. */
    async ask(who: Who, path: string) {
      const status = await plainly(who, path);
      if (status !== 429) return status;
      // Their share of an hour is spent by what was sent before.
      await replace(who);
      return plainly(who, path);
    },

    renew(who: Who) {
      if (who === 'nobody' || who === 'blocked') return Promise.resolve();
      return oneAtATime(who, () => renewNow(who));
    },

    confirm: (who: Who) => proveAgain(tokens.get(who), PASSWORD),

    replace,
  };
}
