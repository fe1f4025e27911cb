import cluster from 'node:cluster';
import { BackupFault } from '~/platform/backup/fault';
import { type Config, ConfigError, readConfig } from '~/platform/config/config';
import { databaseFault } from '~/platform/db/engine/faults';
import { rewriteOnce } from '~/platform/db/rewrite-once';
import { createApp as createConfiguredApp } from './create-app';
import { houseRegistry } from './features.server';
import { superviseWorkers } from './workers';

const LONGEST_STOP_MS = 10_000;

type AppParts = Omit<Parameters<typeof createConfiguredApp>[0], 'config' | 'onFirstAdmin' | 'onProgress'>;

/** The app as the environment configures it. */
export const createApp = (parts: AppParts, config = readConfig()) =>
  createConfiguredApp({ ...parts, config, onFirstAdmin: announceFirstAdmin, onProgress: say });

/** Reads the configuration, starts as many processes as it asks for, serves until told to stop. */
export async function main() {
  try {
    const config = readConfig();
    if (cluster.isPrimary && !config.databaseUrl) await overwriteDeleted(config.dataDir);
    if (config.webConcurrency > 1 && cluster.isPrimary) superviseWorkers(config.webConcurrency);
    else await serve(config);
  } catch (fault) {
    process.stderr.write(`${startFault(fault)}\n`);
    process.exit(1);
  }
}

async function overwriteDeleted(dataDir: string) {
  const said = await rewriteOnce(dataDir);
  if (said) say(said);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The same on a data folder of its own, filled with a year of an agency's work. */
export async function demo() {
  const { demoLogins } = await import('~/demo/start.server');
  process.stdout.write('› Filling the demo (some seconds, on the first start only) …\n');
  const logins = await demoLogins(readConfig(), houseRegistry().features);
  const lines = logins.map(
    ({ role, email, password }) => `  ${role.padEnd(9)} ${email.padEnd(20)} ${password}`,
  );
  process.stdout.write(`\n  The demo's logins, with passwords made for this start:\n${lines.join('\n')}\n\n`);
  await main();
}

export const backup = (args: readonly string[]) =>
  command(async (config) => (await import('./backup-commands')).backupCommand(config, args));
export const restore = (args: readonly string[]) =>
  command(async (config) => (await import('./backup-commands')).restoreCommand(config, args));
export const content = (args: readonly string[]) =>
  command(async (config) => (await import('./content-commands')).contentCommand(config, args));

export async function secondFactorOff(args: readonly string[]) {
  const commands = await import('~/features/account/second-factor/second-factor-off.server');
  const { failed, words } = await commands.secondFactorOff(
    { config: readConfig(), ...houseRegistry() },
    args,
  );
  process[failed ? 'stderr' : 'stdout'].write(`${words}\n`);
  if (failed) process.exitCode = 1;
}

async function command(run: (config: Config) => Promise<void>) {
  try {
    await run(readConfig());
  } catch (fault) {
    process.stderr.write(`${startFault(fault)}\n`);
    process.exitCode = 1;
  }
}

async function serve(config: Config) {
  const app = await createApp({ loadPages: () => import('virtual:react-router/server-build') }, config);
  await app.fastify.listen({ host: app.host, port: app.port });
  process.stdout.write(`${config.publicUrl} is open (listening on ${app.host}:${app.port})\n`);
  const stop = stopper(app.close);
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  // Nobody knows what state it left behind. What is in flight is finished, and whoever keeps this process running
  // starts a new one. A promise that failed unheard comes here as well.
  process.on('uncaughtException', (fault) => {
    app.fastify.log.fatal({ err: fault }, 'stopping after a fault that nobody expected');
    stop(1);
  });
}

/** What a person can mend is said in a sentence; anything else with its trace. */
function startFault(fault: unknown): string {
  if (fault instanceof ConfigError || fault instanceof BackupFault) return fault.message;
  if (!(fault instanceof Error)) return String(fault);
  const { code = '' }: NodeJS.ErrnoException = fault;
  if (code === 'EADDRINUSE')
    return `${fault.message}. Stop the other program, or set PORT to another number.`;
  if (code === 'EACCES')
    return `${fault.message}. Check the rights on DATA_DIR, or set PORT to 1024 or more.`;
  if (databaseFault(fault))
    return `The database cannot be used: ${fault.message}. Check DATABASE_URL, or the room and the rights in DATA_DIR.`;
  return fault.stack ?? fault.message;
}

/** Shown on the terminal and nowhere else: a log may be kept, a password must not be. */
function announceFirstAdmin({ email, password }: { email: string; password: string | undefined }) {
  const secret = password
    ? `  Password: ${password}\n  It is shown this once and works for three days. Log in and change it under My account.\n`
    : '';
  process.stdout.write(
    `\n  ${password ? 'A password was made for the first admin.' : 'The first admin was made.'}\n  Email:    ${email}\n${secret}\n`,
  );
}

function stopper(close: () => Promise<void>) {
  let stopping = false;
  return (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    close().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
}
