import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot, tools } from './lib/paths.mjs';
import { newRun } from './lib/phases.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare/prepare.mjs';
import { explained, Failure, say } from './lib/say.mjs';
import { mountSmallDisk } from './lib/small-disk.mjs';

const { TEST_DATABASE_URL: _given, ...sqliteEnv } = process.env;
const filters = process.argv.slice(2);
const { phase, note, leaveOut, finish } = newRun();
const lines = inRoot('test-results/faults.jsonl');
const figures = inRoot('test-results/faults.json');

// Kills, full disks, lost databases and crowds against the built server, on both engines; takes some minutes.
explained(async () => {
  await ensureInstalled();
  await ensureBuilt();
  mkdirSync(inRoot('test-results'), { recursive: true });
  for (const file of [lines, figures]) rmSync(file, { force: true });
  const postgres = await startPostgres({ inMemory: true }).catch(leaveOut('Faults on PostgreSQL'));
  try {
    await testBeside(postgres);
    await measure(postgres);
  } finally {
    postgres?.stop();
    addUp();
  }
  finish();
});

/** Half of it is waiting, for a server to start or a moment to pass: the other engine, and two more files of its own, go on meanwhile. */
async function testBeside(postgres) {
  const folders = ['faults/both', 'faults/starts'];
  const both = await Promise.allSettled([
    faults('Faults on SQLite', [...folders, ...onFullDisk('sqlite')], { files: 3 }),
    postgres &&
      faults('Faults on PostgreSQL', [...folders, 'faults/postgres', ...onFullDisk('postgres')], {
        postgres,
        beside: true,
        files: 3,
      }),
  ]);
  for (const { reason } of both) if (reason) throw reason;
}

/** What counts parts of a second wants the machine for itself, and is as short as that allows. */
async function measure(postgres) {
  await faults('Faults in time on SQLite', ['faults/timed']);
  if (postgres) await faults('Faults in time on PostgreSQL', ['faults/timed/both'], { postgres });
}

function onFullDisk(engine) {
  try {
    mountSmallDisk(1).remove();
    return [`faults/disk/${engine}`];
  } catch (error) {
    // Whether a disk may be mounted is not ours to say, not even where everything else is asked for.
    if (!(error instanceof Failure)) throw error;
    note(`A full disk (${engine})`, error);
    return [];
  }
}

/** PostgreSQL is always a cluster of our own: it is taken away in the middle of the work. */
async function faults(name, folders, { postgres, beside = false, files = 1 } = {}) {
  const only =
    filters.length > 0 ? filters.flatMap((word) => folders.map((folder) => `${folder}/${word}`)) : folders;
  const config = inRoot('vitest.faults.config.ts');
  const args = [
    tools.vitest,
    'run',
    '--config',
    config,
    `--maxWorkers=${files}`,
    '--passWithNoTests',
    ...only,
  ];
  const env = { ...sqliteEnv, ...(postgres && { TEST_DATABASE_URL: postgres.url }), FAULT_FIGURES: lines };
  await phase(name, args, { env, beside });
}

/** What all runs together have shown, kept for whoever wants to read it. */
function addUp() {
  if (!existsSync(lines)) return;
  const runs = readFileSync(lines, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const sum = (name) => runs.reduce((total, run) => total + (run.figures[name] ?? 0), 0);
  const total = { kills: sum('kills'), acknowledgedRowsChecked: sum('acknowledged rows checked') };
  writeFileSync(figures, `${JSON.stringify({ ...total, runs }, undefined, 2)}\n`);
  rmSync(lines);
  say(
    `${total.kills} kills survived, ${total.acknowledgedRowsChecked} acknowledged rows checked; figures in test-results/faults.json`,
  );
}
