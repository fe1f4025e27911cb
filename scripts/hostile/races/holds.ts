import { z } from 'zod';
import type { Answered } from '../api.ts';
import { chosen, PASSWORD, type Subject, type Ticket, type Turn } from './subject.ts';
import { actOf, type Race } from './table.ts';
import { logIn, mustPass } from './world.ts';

/** Of these at most one succeeds: each uses up what the other needs. */
const EXCLUSIVE = [
  ['reset', 'reset'],
  ['invitation accepted', 'invitation accepted'],
  ['password change', 'password change'],
  ['login by app', 'login by app'],
  ['login by recovery code', 'login by recovery code'],
  ['factor on', 'factor on'],
  ['factor off', 'factor off'],
  ['factor off', 'factor off by an admin'],
  ['address confirmed by password', 'address confirmed by password'],
  ['address confirmed by session', 'address confirmed by session'],
  ['address confirmed by password', 'address confirmed by session'],
  ['reset', 'address confirmed by password'],
  ['reset', 'address confirmed by session'],
  ['password change', 'address confirmed by password'],
];
const FIRST_PROOFS = ['reset', 'address confirmed by password'];

export type Answers = Record<Turn, Answered>;

const person = z.object({ role: z.string(), secondFactorSince: z.string().nullable() });
const employed = z.object({ role: z.string() });
const me = z.object({ role: z.string() });

/** A race that is over: what came of it, and where what does not hold is noted. */
interface Over {
  subject: Subject;
  race: Race;
  answers: Answers;
  /** Who has succeeded with that. */
  turnOf: (name: string) => Turn | undefined;
  happened: (...any: string[]) => boolean;
  must: (holds: boolean, words: string) => void;
  /** The password that was set last, and the address that the account has: of a reset, or else of a change, or else as before. */
  present: string;
  address: string;
}

/** What must hold after two acts at once, whichever of them was quicker. Answers what does not. */
export async function faultsAfter(subject: Subject, race: Race, answers: Answers): Promise<string[]> {
  const faults: string[] = [];
  const done = turns.filter((turn) => didSomething(answers[turn]));
  const turnOf = (name: string) => done.find((turn) => race[turn] === name);
  const happened = (...any: string[]) => any.some((name) => turnOf(name) !== undefined);
  const setter = turnOf('reset') ?? turnOf('invitation accepted') ?? turnOf('password change');
  const over: Over = {
    subject,
    race,
    answers,
    turnOf,
    happened,
    must: (holds, words) => {
      if (!holds) faults.push(words);
    },
    present: setter ? chosen[setter] : PASSWORD,
    address: happened('another address') ? subject.otherEmail : subject.email,
  };
  judgeAnswers(over);
  await judgeShutting(over);
  await judgeLinks(over);
  const row = await judgeRoles(over);
  const isOn = row.secondFactorSince !== null;
  await judgePassword(over, isOn);
  await judgeFactor(over, isOn);
  for (const ticket of subject.tickets) await judgeTicket(over, ticket, row.role, isOn);
  return faults;
}

/** A link that was used to confirm an address says so, and does nothing. */
const didSomething = ({ status, text }: Answered) => status === 200 && !text.includes('already confirmed');

const turns: readonly Turn[] = ['first', 'second'];

function judgeAnswers({ race, answers, must }: Over) {
  for (const turn of turns) {
    const { status, text } = answers[turn];
    const told = `${race[turn]} is ${status} (${text.slice(0, 160)})`;
    must(status < 500 && status !== 429, told);
    const other = actOf(race[turn === 'first' ? 'second' : 'first']);
    // Or the race would be none.
    must(status === 200 || !(actOf(race[turn]).always || other.harmless), told);
  }
  if (!turns.every((turn) => didSomething(answers[turn]))) return;
  for (const [one, other] of EXCLUSIVE)
    must(!sameTwo([race.first, race.second], [one, other]), `both of ${one} and ${other} succeed`);
}

/** What has shut the account; it was done, since nothing keeps an admin from it. */
const reopeningOf = ({ race }: Over) => actOf(race.first).reopen ?? actOf(race.second).reopen;
const wasShut = ({ race }: Over) => turns.some((turn) => actOf(race[turn]).lifts !== undefined);

/** Nobody is in an account that is shut, and nobody gets in. Opened again, what was before it is no good any more. */
async function judgeShutting(over: Over) {
  const { subject, must, present } = over;
  const reopen = reopeningOf(over);
  if (reopen) {
    await mustBeOut(over, subject.tickets, 'while the account is shut');
    must(!(await opens(over, subject.email, present)), 'the password opens an account that is shut');
    mustPass(await reopen(subject));
    await mustBeOut(over, subject.tickets, 'that was given out before the account was shut');
  }
  const before = subject.tickets.filter(({ since }) => since === 'before');
  if (wasShut(over)) await mustBeOut(over, before, 'from before the account was shut');
}

/** A link works once, and not at all after what takes links away. */
async function judgeLinks(over: Over) {
  const { subject, must, happened } = over;
  const isUsed = happened('reset', 'invitation accepted');
  const isTaken = reopeningOf(over) !== undefined || wasShut(over) || happened('another address');
  must(!(isUsed && wasShut(over)), 'a link from before the account was shut works');
  if (!subject.links.reset || !(isUsed || isTaken)) return;
  const body = { password: 'Hostile-Run-80-Lime!' };
  const again = await subject.call('PUT', `/user/reset-password/${subject.links.reset}`, { body });
  must(again.status !== 200, `a link works ${isUsed ? 'twice' : 'after it was taken away'}`);
}

async function judgeRoles({ subject, must, happened }: Over) {
  const asRoot = async (path: string) => {
    const answer = await subject.call('GET', path, { token: subject.world.rootToken });
    return JSON.parse(mustPass(answer).text);
  };
  const row = person.parse(await asRoot(`/records/user/${subject.userId}`));
  const { role } = employed.parse(await asRoot(`/records/employee/${subject.recordId}`));
  must(role === row.role, `the account is ${row.role} and the record ${role}`);
  must(row.role === (happened('role change') ? 'business' : 'employee'), `the role is ${row.role}`);
  return row;
}

async function judgePassword(over: Over, isOn: boolean) {
  const { subject, must, happened, present, address } = over;
  if (subject.beginning !== 'invited' || happened('invitation accepted')) {
    const { status, text } = await logIn(subject.call, { email: address, password: present });
    const due = isOn ? text.includes('code_needed') : status === 200;
    must(due, `the password that was set last does not open: ${status} ${text.slice(0, 120)}`);
  }
  if (happened('another address'))
    must(!(await opens(over, subject.email, present)), 'the old address opens the account');
}

async function judgeFactor(over: Over, isOn: boolean) {
  const { subject, must, happened, present, address } = over;
  const isProven = subject.beginning === 'unproven' && happened(...FIRST_PROOFS);
  must(!happened('factor on') || isOn, 'the second factor was turned on and is off');
  must(!happened('factor off', 'factor off by an admin') || !isOn, 'it was turned off and is on');
  must(!isProven || !isOn, 'the factor of a stranger outlives the first proof');
  if (!happened('new recovery codes') || !isOn) return;
  const old = subject.recoveryCodes.at(-1);
  must(!(await opens(over, address, present, old)), 'an old recovery code works');
}

/** A session that is still open must be one that could be given out now. */
async function judgeTicket({ subject, must, present }: Over, ticket: Ticket, due: string, isOn: boolean) {
  const { token, password, changedTo = password, hasFactor, ended } = ticket;
  const answer = await subject.call('GET', '/user/me', { token });
  if (answer.status !== 200) return;
  const { role } = me.parse(JSON.parse(answer.text));
  must(!ended, 'a session that its owner has ended lives');
  must(changedTo === present, 'a session outlives the password it was given for');
  must(!isOn || hasFactor, 'a session lives that never proved the second factor');
  must(role === due && ticket.role === due, `a session was told ${ticket.role}, is told ${role}, due ${due}`);
  const staffOnly = await subject.call('GET', '/employee?page=1', { token });
  must((staffOnly.status === 200) === (due === 'employee'), `a ${due} gets ${staffOnly.status}`);
}

const opens = async ({ subject }: Over, email: string, password: string, code?: string) =>
  (await logIn(subject.call, { email, password }, code)).status === 200;

async function mustBeOut({ subject, must }: Over, tickets: readonly Ticket[], words: string) {
  for (const { token } of tickets) {
    const { status } = await subject.call('GET', '/user/me', { token });
    must(status === 401, `a session works ${words}: ${status}`);
  }
}

const sameTwo = (names: readonly string[], pair: readonly (string | undefined)[]) =>
  names.join() === pair.join() || names.toReversed().join() === pair.join();
