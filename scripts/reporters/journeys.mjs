import { relative } from 'node:path';
import { keepResults } from '../lib/attack-table.mjs';
import { root } from '../lib/paths.mjs';

/** For Playwright: the same of the journeys, whichever of their steps is about an attack. */
export default class AttackJourneys {
  tests = [];

  onTestEnd({ title, location }, { status, steps }) {
    const titles = [title, ...steps.map((step) => step.title)];
    const file = relative(root, location.file);
    this.tests.push(...titles.map((name) => ({ file, title: name, passed: status === 'passed' })));
  }

  onEnd() {
    keepResults(process.env.ATTACKS_IN, this.tests);
  }
}
