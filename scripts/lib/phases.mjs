import { runPinned } from './run.mjs';
import { Failure, say, seconds, step } from './say.mjs';

/** The parts of a run: what each of them took and which were left out is told at the end. */
export function newRun() {
  const since = performance.now();
  const rows = [];
  const leftOut = [];

  /** What runs beside something else is silent until it is over. */
  async function phase(name, args, { env = process.env, beside = false } = {}) {
    const began = performance.now();
    const { code, interrupted, output } = await step(name, () => runPinned(args, { env, show: !beside }));
    if (beside) say(`${output.trimEnd()}\n  ${name}: ${seconds(began)}`);
    rows.push([name, seconds(began)]);
    if (code !== 0) throw new Failure(interrupted ? 'Interrupted' : `${name} failed`);
  }

  function note(what, { message }) {
    say(`! ${what} left out: ${message}`);
    leftOut.push(what);
  }

  /** For what a machine may not have; where everything is asked for, that is a failure. */
  const leaveOut = (what) => (error) => {
    if (!(error instanceof Failure) || process.env.REQUIRE_ALL === '1') throw error;
    note(what, error);
  };

  function finish() {
    const width = Math.max(...rows.map(([name]) => name.length), 0);
    for (const [name, time] of [...rows, ['In all', seconds(since)]])
      say(`  ${name.padEnd(width)} ${time.padStart(8)}`);
    say(leftOut.length > 0 ? `! Green but for what was left out: ${leftOut.join(', ')}` : '✓ All green');
  }

  return { phase, note, leaveOut, finish };
}
