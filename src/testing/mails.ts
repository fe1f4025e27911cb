import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApp } from './test-app';

/** What the receipt of an enquiry is written from. */
export const letter = {
  _id: 'some-id',
  reference: 'PW-7K3M-9QXA',
  name: 'Asha Verma',
  email: 'asha@verma.example',
  phone: '9818040101',
  city: 'Faridabad',
  requirement: 'crm',
} as const;

/** Sends what is due and reads the mails that lie in the folder, oldest first. */
export async function mailsOf({ mailer, dataDir }: Pick<TestApp, 'mailer' | 'dataDir'>): Promise<Email[]> {
  await mailer.flush();
  const folder = path.join(dataDir, 'mail');
  await fs.mkdir(folder, { recursive: true });
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await fs.readFile(path.join(folder, name)))));
}

/** The newest mail to that address. */
export async function mailTo(testApp: Pick<TestApp, 'mailer' | 'dataDir'>, address: string): Promise<Email> {
  const mails = await mailsOf(testApp);
  const mail = mails.findLast(({ to }) => to?.some((recipient) => recipient.address === address));
  if (!mail) throw new Error(`there is no mail to ${address}`);
  return mail;
}

/** The secret at the end of the one link of a mail. */
export function tokenIn(mail: Email): string {
  const [, token] = /https?:\/\/\S+\/([\w-]{20,})\s/.exec(mail.text ?? '') ?? [];
  if (!token) throw new Error(`there is no link in: ${mail.text}`);
  return token;
}
