import { type Answered, type Call, callerOf } from '../api.ts';
import { Dice } from '../dice.ts';
import { type Admin, logIn, mustPass, session, toEmploy, type World } from './world.ts';

const PASSWORD = 'Hostile-Run-81-Lime!';

type Move = (call: Call, token: string, userId: string) => Promise<Answered>;

/** What an admin can do to another that leaves one admin less, and what makes it good. */
const moves: Record<string, { run: Move; undo: Move }> = {
  block: {
    run: (call, token, userId) => call('PUT', `/user/block-user/${userId}`, { token }),
    undo: (call, token, userId) => call('PUT', `/user/unblock-user/${userId}`, { token }),
  },
  demote: {
    run: (call, token, userId) =>
      call('PUT', `/user/edit-role/${userId}`, { token, body: { role: 'employee' } }),
    undo: (call, token, userId) =>
      call('PUT', `/user/edit-role/${userId}`, { token, body: { role: 'admin' } }),
  },
  delete: {
    run: (call, token, userId) => call('DELETE', `/user/${userId}`, { token }),
    undo: (call, token, userId) => call('POST', `/records/user/${userId}/restore`, { token }),
  },
};

interface Options {
  url: string;
  /** Another process of the same site. */
  neighbourUrl: string;
  world: World;
  seed: number;
  rounds: number;
  onFault: (fault: string) => void;
}

/** Where there are two admins and each takes the other away, or both go, one who can log in is left. */
export async function raceLastAdmins({ url, neighbourUrl, world, seed, rounds, onFault }: Options) {
  const dice = new Dice(seed);
  const call = callerOf(url, dice);
  const calls = [call, callerOf(neighbourUrl, dice)];
  const enter = async (person: Admin) => {
    const answer = await logIn(call, person);
    return answer.status === 200 ? session.parse(JSON.parse(answer.text)) : undefined;
  };
  const mustEnter = async (person: Admin) =>
    session.parse(JSON.parse(mustPass(await logIn(call, person)).text));

  const { token } = await mustEnter(world.admin);
  const email = `${dice.uuid().slice(0, 18)}.${world.mark}@races.example`;
  const second = { email, password: PASSWORD };
  const body = toEmploy(email, world.mark, { role: 'admin', password: PASSWORD });
  mustPass(await call('POST', '/employee', { body, token }));

  for (let round = 0; round < rounds; round++) {
    const one = await mustEnter(world.admin);
    const other = await mustEnter(second);
    const bothGo = dice.chance(0.25);
    const choose = () => {
      const name = bothGo ? 'delete' : dice.pick(Object.keys(moves));
      const move = moves[name];
      if (!move) throw new Error(`There is no move called ${name}`);
      return { name, ...move };
    };
    const plan = [
      { ...choose(), by: one.token, on: bothGo ? one.user._id : other.user._id },
      { ...choose(), by: other.token, on: bothGo ? other.user._id : one.user._id },
    ];
    const answers = await Promise.all(plan.map(({ run, by, on }, at) => run(calls[at] ?? call, by, on)));
    const told = plan.map(({ name }, at) => `${name} (${answers[at]?.status})`).join(' × ');
    for (const { status, text } of answers)
      if (status >= 500) onFault(`${status}: two admins at once, ${told} → ${text.slice(0, 160)}`);
    const left = [await enter(world.admin), await enter(second)].find((one) => one?.user.role === 'admin');
    if (!left) throw new Error(`No admin can log in any more: ${told}`);
    for (const [at, { undo, on }] of plan.entries())
      if (answers[at]?.status === 200) mustPass(await undo(call, left.token, on));
  }
  const root = await mustEnter(world.admin);
  const { user } = await mustEnter(second);
  mustPass(await call('DELETE', `/user/${user._id}`, { token: root.token }));
}
