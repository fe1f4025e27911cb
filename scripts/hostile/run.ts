import { randomBytes } from 'node:crypto';
import { anyAddress } from './api.ts';
import { Dice } from './dice.ts';
import { operationsOf } from './document.ts';
import { visitDoors } from './doors.ts';
import { mailboxIn } from './mailbox.ts';
import { people } from './people.ts';
import { CV_MARK, plant } from './planted.ts';
import { raceLastAdmins } from './races/last-admin.ts';
import { raceCredentials } from './races/run.ts';
import { everybody, type HostileRequest, hostileRequest, isEndless, type Who } from './requests.ts';
import { type Answer, hangUp, send, sendRaw } from './send.ts';
import { typedAddresses } from './text-fields.ts';

const AT_ONCE = 12;
const MOST_IDS = 200;
const MOST_FAULTS = 25;
const LARGE_BODY_BYTES = 64 * 1024;
const LONG_PATH = 10_000;
/** The heap of a busy process moves up and down by about this much; what leaks goes on and on. */
const MOST_GROWTH = 1.2;
const ROOM_MIB = 24;
/** A question to the database names its tables in quotes; a page has lists to select from, and words after them. */
const LEAK = /\n\s+at .+:\d+|node_modules|select [^<>]+ from \\?(?:"|&quot;)|SQLITE_|\/src\/[a-z]+\//i;

interface Options {
  url: string;
  /** Another process of the same site: what is done at once is done in both. */
  neighbourUrl: string;
  admin: { email: string; password: string };
  requests: number;
  /** How many pairs of credential changes and uses are made at once, and how often two admins meet. */
  races: number;
  /** Those races alone whose name holds this. */
  only?: string | undefined;
  adminRaces: number;
  seed: number;
  /** Where the server leaves its mails. */
  mailFolder: string;
  /** Of the server, in MiB. */
  memory: () => number;
  /** Whether the server still runs. */
  isAlive: () => boolean;
  onProgress?: (report: Report) => void;
  onFault?: (fault: string) => void;
}

export interface Report {
  seed: number;
  sent: number;
  races: number;
  operations: number;
  seconds: number;
  statuses: Map<string, number>;
  /** How many requests of each were let through. */
  passed: Map<Who, number>;
  /** What each of them opened by asking properly, before the first request and after the last. */
  opened: { before: Map<Who, string[]>; after: Map<Who, string[]> };
  faults: string[];
  memory: { warm: number; now: number };
}

/** Sends that many requests, and tells what came of them. */
export async function hostileRun(options: Options): Promise<Report> {
  const { url, neighbourUrl, requests, seed } = options;
  const origin = new URL(url);
  const since = performance.now();
  const early: string[] = [];
  const onRaceFault = (fault: string) => {
    early.push(fault);
    options.onFault?.(fault);
  };
  const mark = randomBytes(4).toString('hex');
  const { admin } = options;
  const mailbox = mailboxIn(options.mailFolder);
  const world = { admin, mailbox, mark, hashMs: 1000, rootToken: '', confirmedAt: 0 };
  // Before anybody else is an admin.
  await raceLastAdmins({ url, neighbourUrl, world, seed, rounds: options.adminRaces, onFault: onRaceFault });
  const crowd = await people({ url, admin, dice: new Dice(seed + 1), mark });
  const operations = operationsOf(await (await fetch(`${url}/api/openapi.json`)).json());
  const planted = await plant({ url, headersFor: crowd.headersFor, dice: new Dice(seed + 2), mark });
  const before = await visitDoors(operations, crowd.ask);
  const races = await raceCredentials({
    url,
    neighbourUrl,
    world,
    seed,
    races: options.races,
    only: options.only,
    onFault: onRaceFault,
  });
  const ids: string[] = [];
  const report: Report = {
    seed,
    sent: 0,
    races,
    operations: operations.length,
    seconds: 0,
    statuses: new Map(),
    passed: new Map(everybody.map((who) => [who, 0])),
    opened: { before: before.opened, after: new Map() },
    faults: [...before.faults, ...early],
    memory: { warm: 0, now: 0 },
  };
  const warmAfter = Math.ceil(requests * 0.3);
  let next = 0;

  async function attack(number: number) {
    const dice = new Dice(seed + Math.imul(number, 0x9e3779b1));
    const hostile = hostileRequest(dice, operations, { ids, texts: planted.texts });
    const headers = { 'x-forwarded-for': anyAddress(dice), ...crowd.headersFor(hostile.who) };
    const answer = hostile.raw
      ? await sendRaw(hostile.raw, origin)
      : await send(hostile, { origin, headers, endless: isEndless(hostile) });
    note(hostile, answer, number);
    if (answer.status === 401) await crowd.renew(hostile.who);
    if (answer.status === 429) await crowd.replace(hostile.who);
  }

  function note(hostile: HostileRequest, answer: Answer, number: number) {
    const name = answer.status === 0 ? 'no answer' : String(answer.status);
    report.statuses.set(name, (report.statuses.get(name) ?? 0) + 1);
    const { who, kind, method, path, refusal } = hostile;
    const passed = answer.status > 0 && answer.status < 400;
    if (passed) report.passed.set(who, (report.passed.get(who) ?? 0) + 1);
    if (passed && method === 'POST' && kind !== 'page') remember(answer.text);
    const fault = faultOf(hostile, answer);
    if (!fault || report.faults.length >= MOST_FAULTS) return;
    const meant = refusal ? ` (${refusal})` : '';
    const told = `${fault}: #${number} ${who} ${kind} ${method} ${path.slice(0, 200)}${meant} → ${answer.text.slice(0, 200)}`;
    report.faults.push(told);
    options.onFault?.(told);
  }

  /** What was made by these requests may be changed by later ones. */
  function remember(text: string) {
    for (const [, id = ''] of text.matchAll(/"_id":"([\da-f-]{36})"/g)) ids.push(id);
    ids.splice(0, ids.length - MOST_IDS);
  }

  function measure() {
    report.seconds = (performance.now() - since) / 1000;
    report.memory.now = options.memory();
    if (report.sent <= warmAfter) report.memory.warm = Math.max(report.memory.warm, report.memory.now);
  }

  async function attackOn() {
    while (next < requests && options.isAlive() && report.faults.length < MOST_FAULTS) {
      await attack(next++);
      report.sent++;
      if (report.sent === warmAfter) measure();
    }
  }

  /** Whoever was logged out by what was sent has logged in again: as before, every session must do what it may. */
  async function visitAgain() {
    for (const who of everybody) await crowd.renew(who);
    const after = await visitDoors(operations, crowd.ask);
    report.opened.after = after.opened;
    report.faults.push(...after.faults);
  }

  /** Where a text is taken, one that looks like a file is; whatever becomes of its record, the file stays, and stays closed. */
  async function typeAddresses() {
    const dice = new Dice(seed);
    for (const { name, path, operation, ...sent } of typedAddresses(dice, operations, planted.texts, ids)) {
      const hostile = {
        kind: `address in ${name}`,
        who: 'admin' as const,
        path,
        refusal: undefined,
        ...sent,
      };
      const headers = { 'x-forwarded-for': anyAddress(dice), ...crowd.headersFor('admin') };
      note(hostile, await send(hostile, { origin, headers, endless: isEndless({ path }) }), requests);
      await crowd.renew('admin');
    }
    await crowd.confirm('admin');
    report.faults.push(...(await planted.forgetText()), ...(await planted.faults()));
  }

  const ticking = setInterval(() => {
    if (!options.isAlive()) return;
    measure();
    options.onProgress?.(report);
  }, 5000);
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, attackOn));
    if (options.isAlive()) {
      measure();
      await visitAgain();
      await typeAddresses();
    } else report.faults.push('the server has ended');
    const { warm, now } = report.memory;
    if (now > warm * MOST_GROWTH + ROOM_MIB) {
      report.faults.push(`memory grew from ${warm.toFixed(0)} to ${now.toFixed(0)} MiB`);
    }
  } finally {
    clearInterval(ticking);
    hangUp();
  }
  return report;
}

/** Staff, and where it lies. */
const mayReadCv = ({ who, path }: HostileRequest) =>
  (who === 'admin' || who === 'employee') && path.includes('/files/private/');

function faultOf(hostile: HostileRequest, { status, headers, text, silence }: Answer): string | undefined {
  if (status === 0) return isExcused(hostile) ? undefined : `no answer, ${silence}`;
  if (status >= 500) return `${status}`;
  if (text.includes(CV_MARK) && !mayReadCv(hostile)) return `${status} with the CV of somebody else`;
  if (status < 400 && hostile.refusal) return `let through with ${status}`;
  if (LEAK.test(text) && status >= 400) return `${status} with words of the machine`;
  if (headers['x-content-type-options'] !== 'nosniff' || !headers['content-security-policy']) {
    return `${status} without the headers of security`;
  }
  return undefined;
}

/**
 * What is no HTTP may be hung up on, and so may who goes on sending what was refused at its first bytes. An address without end
 * is refused before its method is looked at, with a body that the answer to a HEAD may not have: this client hears none.
 */
const isExcused = ({ raw, body, method, path }: HostileRequest) =>
  raw !== undefined ||
  (body !== undefined && body.length > LARGE_BODY_BYTES) ||
  (method === 'HEAD' && path.length > LONG_PATH);
