import { reach } from '../../src/model/permissions.ts';
import type { Operation } from './document.ts';
import { everybody, isEndless, type Who } from './requests.ts';

/** What only a session opens and anybody can ask for as it is: no id, nothing that has to be said with it. */
const isPlainDoor = ({ method, path, access, parameters }: Operation) =>
  method === 'GET' &&
  access !== 'public' &&
  !path.includes('{') &&
  !isEndless({ path }) &&
  !parameters.some(({ required }) => required);

interface Visits {
  /** The addresses that each of them got a 200 from. */
  opened: Map<Who, string[]>;
  faults: string[];
}

/**
 * Everybody asks properly at every door that is opened by a session alone. Among hostile requests a session that is dead from the
 * start shows in nothing: all that it is sent with is refused, and the public routes let its owner through.
 */
export async function visitDoors(
  operations: readonly Operation[],
  ask: (who: Who, path: string) => Promise<number>,
): Promise<Visits> {
  const visits: Visits = { opened: new Map(everybody.map((who) => [who, []])), faults: [] };
  for (const { path, access } of operations.filter(isPlainDoor)) {
    for (const who of everybody) {
      const status = await ask(who, path);
      const due = dueTo(who, access);
      if (status === 200) visits.opened.get(who)?.push(`GET ${path}`);
      if (status !== due)
        visits.faults.push(`${who} asks properly for ${path} and gets ${status}, not ${due}`);
    }
  }
  return visits;
}

function dueTo(who: Who, access: Operation['access']) {
  if (who === 'nobody' || who === 'blocked') return 401;
  return access === 'public' || reach(who, access) !== 'none' ? 200 : 403;
}
