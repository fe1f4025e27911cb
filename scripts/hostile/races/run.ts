import { setTimeout as wait } from 'node:timers/promises';
import { callerOf } from '../api.ts';
import { Dice } from '../dice.ts';
import { type Answers, faultsAfter } from './holds.ts';
import { newSubject, type Turn } from './subject.ts';
import { actOf, type Race, racesOf, waitsOf } from './table.ts';
import { confirmRoot, logInAsRoot, type World } from './world.ts';

/** One is being set up while another is run. */
const LANES = 2;

interface Options {
  url: string;
  /** Another process of the same site. */
  neighbourUrl: string;
  world: World;
  seed: number;
  races: number;
  only?: string | undefined;
  onFault: (fault: string) => void;
}

/** Every change of a credential beside every use of one, at once: whatever comes first, what must hold afterwards holds. */
export async function raceCredentials({ url, neighbourUrl, world, seed, races, only, onFault }: Options) {
  const all = racesOf(seed, races, only);
  await logInAsRoot(callerOf(url, new Dice(seed)), world);

  async function run(race: Race) {
    const dice = new Dice(seed + Math.imul(race.number + 1, 0x9e3779b1));
    const call = callerOf(url, dice);
    await confirmRoot(call, world);
    const subject = await newSubject(world, call, dice, race.beginning);
    const both = [actOf(race.first), actOf(race.second)];
    for (const act of new Set(both)) await act.prepare?.(subject);
    for (const act of new Set(both)) await act.lifts?.(subject);
    const waits = waitsOf(race, world.hashMs);
    const beside = { ...subject, call: callerOf(neighbourUrl, dice) };
    const act = async (turn: Turn) => {
      await wait(waits[turn]);
      return actOf(race[turn]).run(turn === 'first' ? subject : beside, turn);
    };
    const [first, second] = await Promise.all([act('first'), act('second')]);
    const answers: Answers = { first, second };
    const faults = await faultsAfter(subject, race, answers);
    const told = `${race.beginning}: ${race.first} (${first.status}) × ${race.second} (${second.status})`;
    for (const fault of faults) onFault(`${fault}; race ${race.number}, ${told}`);
  }

  const left = all.values();
  const lane = async () => {
    for (const race of left) await run(race);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return all.length;
}
