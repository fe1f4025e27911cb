import { relative } from 'node:path';
import { keepResults } from '../lib/attack-table.mjs';
import { root } from '../lib/paths.mjs';

/** For Vitest: keeps what this run says of the attacks. */
export default class AttackReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()]
        // What is about one engine is left out on the other.
        .filter((test) => test.result().state !== 'skipped')
        .map((test) => ({
          file: relative(root, module.moduleId),
          title: test.name,
          passed: test.result().state === 'passed',
        })),
    );
    keepResults(process.env.ATTACKS_IN, tests);
  }
}
