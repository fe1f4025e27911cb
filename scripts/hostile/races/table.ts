import { Dice } from '../dice.ts';
import { type Act, acts } from './acts.ts';
import type { Beginning, Turn } from './subject.ts';

/** Two acts upon one account at once. */
export interface Race {
  number: number;
  beginning: Beginning;
  first: string;
  second: string;
  /** Which of them is to happen while the other is between what it looked at and what it does, and how far into that. */
  inTheMidstOf: Turn;
  at: number;
}

const beginnings: readonly Beginning[] = ['proven', 'guarded', 'unproven', 'invited'];

/** Whoever is shut out has no session to act by. */
const areTogether = (one: Act, other: Act) => !(one.lifts && other.bySession);

/** Every use of a credential beside every change and every other use, wherever both make sense. */
const pairs = beginnings.flatMap((beginning) => {
  const possible = Object.entries(acts).filter(([, { at }]) => at.includes(beginning));
  return possible.flatMap(([first, one], place) =>
    possible
      .slice(place)
      .filter(([, other]) => (one.uses || other.uses) && areTogether(one, other) && areTogether(other, one))
      .map(([second]) => ({ beginning, first, second })),
  );
});

export const pairCount = pairs.length;

/** Found open once, or next to it: these come first and twice, however few are run. */
const FOUND_OPEN = [
  'login × password change',
  'login × reset',
  'login × factor on',
  'login × role change',
  'login × block',
  'login × delete',
  'login × employee leaves',
  'password change × reset',
  'login by recovery code × factor off by an admin',
  'reset × address confirmed by password',
  'invitation accepted × block',
  'invitation accepted × delete',
  'invitation accepted × role change',
];
const nameOf = ({ first, second }: { first: string; second: string }) => `${first} × ${second}`;
export const foundOpenCount = pairs.filter((pair) => FOUND_OPEN.includes(nameOf(pair))).length;
const isFoundOpen = (pair: (typeof pairs)[number]) => FOUND_OPEN.includes(nameOf(pair));

/**
 * So many races, in an order that the seed decides: those that were found open, then every pair once before any comes again. Or
 * those alone that are named so.
 */
export function racesOf(seed: number, count: number, only = ''): Race[] {
  const dice = new Dice(seed);
  const races: Race[] = [];
  const named = pairs.filter((pair) => nameOf(pair).includes(only));
  if (named.length === 0) throw new Error(`There are no races called ${only}`);
  let order = shuffled(dice, named.filter(isFoundOpen));
  while (races.length < count) {
    for (const pair of order.slice(0, count - races.length)) {
      const both = [hashesOf(pair.first), hashesOf(pair.second)];
      const inTheMidstOf = both[0] === 0 || (both[1] !== 0 && dice.chance(0.5)) ? 'second' : 'first';
      races.push({ number: races.length, ...pair, inTheMidstOf, at: 0.2 + 0.9 * dice.next() });
    }
    const all = shuffled(dice, named);
    order = [...all.filter(isFoundOpen), ...all.filter((pair) => !isFoundOpen(pair))];
  }
  return races;
}

export function actOf(name: string): Act {
  const act = acts[name];
  if (!act) throw new Error(`There is no act called ${name}`);
  return act;
}
const hashesOf = (name: string) => actOf(name).hashes;

function shuffled<One>(dice: Dice, list: readonly One[]): One[] {
  const left = [...list];
  return list.flatMap(() => left.splice(dice.below(left.length), 1));
}

/** How long each of the two waits, so that one takes effect in the midst of the other. */
export function waitsOf({ first, second, inTheMidstOf, at }: Race, hashMs: number): Record<Turn, number> {
  const [long, short] = inTheMidstOf === 'first' ? [first, second] : [second, first];
  const begins = (at * hashesOf(long) - hashesOf(short)) * hashMs;
  const waits = begins < 0 ? [-begins, 0] : [0, begins];
  const [ofLong = 0, ofShort = 0] = waits;
  return inTheMidstOf === 'first' ? { first: ofLong, second: ofShort } : { first: ofShort, second: ofLong };
}
