import { isDeepStrictEqual } from 'node:util';
import { verifyPassword } from '~/platform/auth/passwords/password';
import type { StartedApp } from '../start-app';
import {
  type Answer,
  acts,
  type Beginning,
  type Call,
  chosen,
  newSubject,
  type Subject,
  type Turn,
} from './credential-acts';

/** A subject begins with two recovery codes; new ones are eight. */
const FEW = 2;

/** Two acts upon one account: the first looks and is about to act when the second comes. */
export interface Pair {
  beginning: Beginning;
  first: string;
  second: string;
}

interface Plan extends Pair {
  t: StartedApp;
}

export type Answers = Partial<Record<Turn, Answer>>;

const actOf = (name: string) => {
  const act = acts[name];
  if (!act) throw new Error(`there is no act called ${name}`);
  return act;
};

/** The steps of one of the two, each of which notes its answer. */
export function stepsOf(pair: Pair, turn: Turn, call: Call, subject: Subject, answers: Answers) {
  const { run, andThen } = actOf(pair[turn]);
  return [run, ...(andThen ? [andThen] : [])].map((step) => async () => {
    answers[turn] = await step(call, subject, turn);
  });
}

/** All that an account comes to, told in words that are the same for any two accounts. */
export async function outcomeOf({ db }: StartedApp, subject: Subject, answers: Answers) {
  const { _id, email } = subject;
  const row = await db.selectFrom('users').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow();
  const sessions = await db.selectFrom('sessions').selectAll().where('userId', '=', _id).execute();
  const owner = sessions.find(({ device }) => device === 'owner');
  const codes = await db.selectFrom('recoveryCodes').select('codeHash').where('userId', '=', _id).execute();
  const links = await db.selectFrom('accountTokens').select('purpose').where('userId', '=', _id).execute();
  const mails = await db.selectFrom('outbox').selectAll().where('recipient', 'like', `%${_id}%`).execute();
  return {
    answers: [told(answers.first, email), told(answers.second, email)],
    account: [
      row.role,
      row.isBlocked && 'blocked',
      row.deletedAt && 'deleted',
      row.email === email || 'moved',
    ],
    proven: [row.emailVerifiedAt !== null, row.earlierAddressVerifiedAt !== null],
    password: await passwordOf(subject, row.passwordHash),
    factor: row.secondFactorSince ? 'on' : row.secondFactorSeed === null ? 'off' : 'begun',
    isSameSeed: row.secondFactorSeed === subject.secret,
    // A code that was spent for nothing is spent.
    codes: codes.length === 0 ? 'none' : codes.length > FEW ? 'new' : 'the old',
    links: links.map(({ purpose }) => purpose).sort(),
    sessions: [owner ? 'the owner’s' : 'none of the owner', `${sessions.length - (owner ? 1 : 0)} new`],
    isConfirmed: owner !== undefined && owner.confirmedAt !== subject.confirmedAt,
    mails: mails
      .map(({ template, recipient, data }) => `${template} ${recipient === email} ${whatOf(data)}`)
      .sort(),
  };
}

type Outcome = Awaited<ReturnType<typeof outcomeOf>>;

/** Whoever logs in is told the role, and the address that they logged in with and no other. */
const told = (answer: Answer | undefined, email: string) => {
  const { code, user } = answer?.json() ?? {};
  return [answer?.statusCode, code, user && [user.role, user.email === email || 'moved']];
};

const whatOf = (data: unknown) => Object(data).what ?? '';

async function passwordOf({ passwordHash }: Subject, stored: string | null) {
  if (stored === passwordHash) return 'as it was';
  if (stored !== null && (await verifyPassword(chosen.first, stored))) return 'of the first';
  return stored !== null && (await verifyPassword(chosen.second, stored)) ? 'of the second' : 'another';
}

/** What they come to one after the other, in every order that there is, or until one has come to what is looked for. */
export async function serialOutcomes({ t, ...pair }: Plan, lookedFor?: Outcome) {
  const outcomes: Outcome[] = [];
  const [first, second] = [actOf(pair.first), actOf(pair.second)];
  for (const order of orders(first.andThen ? 2 : 1, second.andThen ? 2 : 1)) {
    const subject = await newSubject(t, pair.beginning);
    const answers: Answers = {};
    const steps = {
      first: stepsOf(pair, 'first', t.call, subject, answers),
      second: stepsOf(pair, 'second', t.call, subject, answers),
    };
    for (const turn of order) await steps[turn].shift()?.();
    const outcome = await outcomeOf(t, subject, answers);
    outcomes.push(outcome);
    if (isDeepStrictEqual(outcome, lookedFor)) break;
  }
  return outcomes;
}

/** Every way in which so many of the one and so many of the other can follow each other. */
function orders(firsts: number, seconds: number): Turn[][] {
  if (firsts === 0 && seconds === 0) return [[]];
  return [
    ...(seconds > 0 ? orders(firsts, seconds - 1).map((rest): Turn[] => ['second', ...rest]) : []),
    ...(firsts > 0 ? orders(firsts - 1, seconds).map((rest): Turn[] => ['first', ...rest]) : []),
  ];
}
