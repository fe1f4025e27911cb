import { readFileSync } from 'node:fs';

/**
 * What may come as a file, the way Docker, Kubernetes, systemd and the agents of vaults hand out secrets: the file that
 * NAME_FILE names has the value of NAME.
 */
export const secretNames = [
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'SECRET_KEY',
  'BACKUP_KEY',
  'SMTP_URL',
  'FILES_URL',
];

/** The values that came so, and a line for each that cannot be had. */
export function readSecretFiles(env: Record<string, string | undefined>) {
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of secretNames) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) faults.push(`${name} and ${name}_FILE are both set: which is meant?`);
    else
      try {
        values[name] = secretIn(file);
      } catch (fault) {
        faults.push(
          `${name}_FILE cannot be read: ${fault instanceof Error ? fault.message : 'unknown fault'}`,
        );
      }
  }
  return { values, faults };
}

function secretIn(file: string) {
  const secret = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  // Taken for "not set" it would silently mean another database, or mails that go nowhere.
  if (!secret) throw new Error(`there is nothing in ${file}`);
  return secret;
}
