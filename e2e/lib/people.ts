import type { Page } from '@playwright/test';
import { expect, type Site, signIn } from './fixtures';

const PASSWORD = 'Banyan-Grove-12!';

export interface Person {
  email: string;
  password: string;
}

export async function call(site: Site, method: string, path: string, body?: object, token?: string) {
  const answer = await fetch(`${site.url}/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.status, `${method} ${path}`).toBe(200);
  return answer.json();
}

export const tokenOf = async (site: Site, { email, password }: Person): Promise<string> =>
  (await call(site, 'POST', '/user/admin-login', { email, password })).token;

export async function addPerson(site: Site, name: string, role: 'employee' | 'business'): Promise<Person> {
  const person = { email: `${name}@shell.example`, password: PASSWORD };
  const { user } = await call(site, 'POST', '/user/register', { ...person, name, mobile: '9818040105' });
  // Who becomes staff at an address that nobody has proved would have to wait for an invitation.
  const { text = '' } = await site.mailTo(person.email);
  const link = /verify-email\/(\S+)/.exec(text)?.[1];
  await call(site, 'PUT', `/user/verify-email/${link}`, { password: person.password });
  await call(site, 'PUT', `/user/edit-role/${user._id}`, { role }, await tokenOf(site, site.admin));
  return person;
}

/** Whoever shares a number with somebody without an address may be taken for them, and only their owner hears of it. */
export const book = (site: Site, name: string, phone = '9818040106') => {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@shell.example`;
  return call(site, 'POST', '/quotes', {
    name,
    email,
    phone,
    city: 'Palwal',
    requirement: 'crm',
  });
};

export async function enter(page: Page, person: Person, path: string) {
  await signIn(page, person);
  await page.goto(path);
}

/** All that the page holds, seen or not, also what stands in its fields. */
export const allIn = (page: Page) =>
  page.evaluate(() => {
    const fields = Array.from(document.querySelectorAll<HTMLInputElement>('input, textarea, select'));
    return [document.documentElement.outerHTML, ...fields.map(({ value }) => value)].join('\n');
  });
