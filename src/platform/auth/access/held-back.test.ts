import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { fromNow, MINUTE, now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { listening } from '~/testing/listening';
import { startPausingProcess } from '~/testing/servers/pausing-process';
import { type StartedApp, startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';

interface Call {
  method: 'POST' | 'PUT';
  path: string;
  body: Record<string, string>;
}

const accomplice = () => ({ name: 'Accomplice', email: `${newId()}@test.example`, role: 'admin' });

const colleague = () => ({
  ...accomplice(),
  mobile: '+919818040102',
  employeeId: newId(),
  jobrole: 'Developer',
  dateOfJoining: now(),
  isWorking: 'true',
  password: PASSWORD,
});

/** By an admin who stays. */
async function addColleague(t: StartedApp) {
  const { headers } = await t.logIn('admin');
  const body = { ...colleague(), role: 'employee' };
  const added = await t.call('POST', '/api/employee', { headers, body });
  return added.json().employee._id;
}

const invitation = async (): Promise<Call> => ({
  method: 'POST',
  path: '/api/user/invite',
  body: accomplice(),
});
const employment = async (): Promise<Call> => ({ method: 'POST', path: '/api/employee', body: colleague() });
const promotion = async (t: StartedApp): Promise<Call> => ({
  method: 'PUT',
  path: `/api/employee/${await addColleague(t)}`,
  body: { role: 'admin' },
});
const copy = async (): Promise<Call> => ({
  method: 'POST',
  path: '/api/privacy/export',
  body: { who: 'somebody@test.example' },
});

const BOUNDARY = 'b-o-u-n-d-a-r-y';
const part = ([name, value]: [string, string]) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const ways = {
  JSON: { type: 'application/json', write: (body: Call['body']) => JSON.stringify(body) },
  'a form': {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    write: (body: Call['body']) => `${Object.entries(body).map(part).join('')}--${BOUNDARY}--\r\n`,
  },
};

const countAdmins = async ({ db }: StartedApp) =>
  (await db.selectFrom('users').select('_id').where('role', '=', 'admin').execute()).length;

/** Two admins, of whom one is about to lose what they may do. */
async function twoAdmins(t: StartedApp) {
  const [boss, leaver] = [await t.logIn('admin'), await t.logIn('admin')];
  const block = async () => {
    const { statusCode } = await t.call('PUT', `/api/user/block-user/${leaver.user._id}`, boss);
    expect(statusCode).toBe(200);
  };
  return { leaver, block };
}

test.each([
  ['an invitation', 'JSON', invitation],
  ['a new employee', 'JSON', employment],
  ['a new employee', 'a form', employment],
  ['a promotion', 'JSON', promotion],
  ['a promotion', 'a form', promotion],
  ['a copy for a person', 'JSON', copy],
] as const)(
  'attack 6: who is blocked while the end of a call is held back does nothing by it: %s in %s',
  async (_what, way, callFor) => {
    const t = await startApp();
    const { leaver, block } = await twoAdmins(t);
    const { method, path, body } = await callFor(t);
    const before = await countAdmins(t);
    const { type, write } = ways[way];
    const sent = write(body);

    // That somebody calls is noted as soon as the headers are there.
    const hasCalled = async () => {
      const quiet = t.db.selectFrom('sessions').select('_id').where('lastSeenAt', '<', fromNow(-MINUTE));
      return (await quiet.execute()).length === 0;
    };
    const earlier = { lastSeenAt: fromNow(-5 * MINUTE) };
    await t.db.updateTable('sessions').set(earlier).where('userId', '=', leaver.user._id).execute();
    const socket = connect(await listening(t.app));
    onTestFinished(() => void socket.destroy());
    const length = `Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(sent)}`;
    const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${length}\r\n`;
    socket.write(`${head}Authorization: Bearer ${leaver.token}\r\n\r\n${sent.slice(0, 9)}`);
    await expect.poll(hasCalled).toBe(true);
    await block();
    socket.write(sent.slice(9));

    expect((await text(socket)).slice(9, 12)).toBe('401');
    expect(await countAdmins(t)).toBe(before);
  },
);

test.each([
  ['an invitation', invitation],
  ['a new employee', employment],
  ['a promotion', promotion],
] as const)('attack 44: who is blocked just before it happens makes no admin: %s', async (_what, callFor) => {
  const t = await startApp();
  const pausing = await startPausingProcess(t);
  const send = async ({ method, path, body }: Call, headers: Record<string, string>) =>
    pausing.call(method, path, { headers, body });
  const { headers } = await t.logIn('admin');
  // What is read once for all calls is read by then.
  await send(await callFor(t), headers);
  const other = await callFor(t);
  const last = await pausing.lastTransaction(() => send(other, headers));

  const { leaver, block } = await twoAdmins(t);
  const call = await callFor(t);
  const before = await countAdmins(t);
  let status: number | undefined;
  await pausing.pausedBefore(last, block, async () => {
    status = (await send(call, leaver.headers)).statusCode;
  });
  expect(status).toBe(401);
  expect(await countAdmins(t)).toBe(before);
});
