import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 15;

/** Reads what the server has mailed, where it has no mail server and leaves files: whoever has an address opens its links. */
export function mailboxIn(folder: string) {
  const read = new Set<string>();
  const links = new Map<string, string[]>();

  async function look() {
    const names = await readdir(folder).catch(() => []);
    const fresh = names.filter((name) => name.endsWith('.eml') && !read.has(name));
    for (const name of fresh) {
      read.add(name);
      const [mail, letter] = await Promise.all([
        // One that an erasure took away meanwhile has nothing to say.
        readFile(join(folder, name), 'utf8').catch(() => ''),
        readFile(join(folder, name.replace(/eml$/, 'json')), 'utf8').catch(() => ''),
      ]);
      const [, to = ''] = /^To: .*?([^\s<>]+@[^\s<>]+)/m.exec(mail) ?? [];
      const found = letter.match(/\/(?:reset-password|verify-email)\/[\w-]{20,}/g) ?? [];
      links.set(to, [...(links.get(to) ?? []), ...found]);
    }
  }

  return {
    /** The secret of the latest link of that kind to that address; waits until there is one. */
    async secretFor(address: string, page: 'reset-password' | 'verify-email'): Promise<string> {
      const until = Date.now() + WITHIN_MS;
      while (Date.now() < until) {
        await look();
        const link = links.get(address)?.findLast((one) => one.startsWith(`/${page}/`));
        if (link) return link.slice(page.length + 2);
        await pause(LOOK_EVERY_MS);
      }
      throw new Error(`No link to ${page} was mailed to ${address}`);
    },
  };
}

export type Mailbox = ReturnType<typeof mailboxIn>;
