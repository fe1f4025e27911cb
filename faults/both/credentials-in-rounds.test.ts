import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newSubject } from '~/testing/credentials/credential-acts';
import {
  type Answers,
  outcomeOf,
  type Pair,
  serialOutcomes,
  stepsOf,
} from '~/testing/credentials/credential-outcome';
import { startNeighbour } from '~/testing/servers/neighbour';
import { startApp } from '~/testing/start-app';

const ROUNDS = 20;
/** The second of the two begins a little later in each round, up to when the two passwords of a change are done with. */
const LATER_MS = 2;

const pairs: [Pair['beginning'], first: string, second: string][] = [
  ['member', 'login by password', 'factor on'],
  ['member', 'login by password', 'block'],
  ['member', 'login by password', 'delete'],
  ['member', 'login by password', 'role change'],
  ['member', 'reset', 'password change'],
  ['member', 'reset', 'reset'],
  ['member', 'reset', 'login by password'],
  ['member', 'reset', 'another address'],
  ['member', 'confirm', 'password change'],
  ['guarded', 'new recovery codes', 'factor off'],
  ['guarded', 'login by recovery code', 'factor off by an admin'],
  ['unproven', 'reset', 'address confirmed by password'],
  ['invited', 'invitation accepted', 'block'],
  ['invited', 'invitation accepted', 'delete'],
  ['invited', 'invitation accepted', 'delete and restore'],
  ['invited', 'invitation accepted', 'role change'],
];

test.each(pairs)(
  'attack 44: of an account that is %s, %s and %s at once, in two processes, come to what one after the other does',
  async (beginning, first, second) => {
    const t = await startApp();
    const neighbour = await startNeighbour(t);
    const pair = { beginning, first, second };
    const allowed = await serialOutcomes({ t, ...pair });
    for (let round = 0; round < ROUNDS; round++) {
      const subject = await newSubject(t, beginning);
      const answers: Answers = {};
      const runs = async (turn: 'first' | 'second') => {
        const { call } = turn === 'first' ? t : neighbour;
        for (const step of stepsOf(pair, turn, call, subject, answers)) await step();
      };
      await Promise.all([runs('first'), wait(round * LATER_MS).then(() => runs('second'))]);
      expect(allowed).toContainEqual(await outcomeOf(t, subject, answers));
    }
  },
);
