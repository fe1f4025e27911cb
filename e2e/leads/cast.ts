import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { nextDays } from '../../src/features/followup/ui/next-days';
import { writeMorningMails } from '../../src/features/reminders/morning-mail.server';
import { momentOf } from '../../src/lib/time';
import { openDatabase } from '../../src/platform/db';
import { expect, faultsOf, REFUSAL, type Site, waitUntilAwake } from '../lib/fixtures';
import { addPerson, call, enter, type Person, tokenOf } from '../lib/people';

/** Who takes part in the way of a lead: somebody who asks for something, and two of the staff. Each time others. */
export async function cast(site: Site, way: string, phone: string) {
  const [first, second] = [`anju-${way}`, `bala-${way}`];
  const template = {
    name: `Offer ${way}`,
    subject: 'Our offer for {requirement}, {firstName}',
    text: 'Hello {firstName},\n\nit comes to two lakh rupees.',
  };
  await call(site, 'POST', '/mail-templates', template, await tokenOf(site, site.admin));
  return {
    ...{ name: `Wahida ${way}`, email: `wahida@${way}-mills.example`, phone, source: way },
    template: template.name,
    first: { ...(await addPerson(site, first, 'employee')), name: first },
    second: { ...(await addPerson(site, second, 'employee')), name: second },
  };
}
export type Cast = Awaited<ReturnType<typeof cast>>;

/** Nobody can be called from here, and nothing beyond the site is opened. */
export const stayHere = (context: BrowserContext) =>
  context.addInitScript(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && /^(?:tel:|https:\/\/wa\.me)/.test(link.href)) event.preventDefault();
    }),
  );

/** Somebody of the staff at a browser of their own, whose bell listens. */
export async function deskOf(browser: Browser, person: Person) {
  const context = await browser.newContext();
  await stayHere(context);
  const desk = waitUntilAwake(await context.newPage());
  const faults = await faultsOf(desk);
  const listening = desk.waitForResponse('**/api/notifications/stream');
  await enter(desk, person, '/dashboard');
  await listening;
  return {
    desk,
    async leave() {
      expect(faults.filter((fault) => !REFUSAL.test(fault))).toEqual([]);
      await context.close();
    },
  };
}

/** What the server does by itself at nine in the morning of that day. */
export async function writeMorningMailsOf(site: Site, day: string) {
  const db = openDatabase({ databaseUrl: '', dataDir: path.dirname(site.database) });
  try {
    await writeMorningMails(db, momentOf(day, '09:00'));
  } finally {
    await db.destroy();
  }
}

/** The day that the first puts it on, as the panel calls it. */
export const thursday = () => nextDays().Thursday ?? '';

/** What was between them and us stands on the timeline in the order of its happening, the latest first. */
export async function expectTimeline(page: Page, { first, second }: Cast) {
  const entries = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  const inOrder = [
    /Negotiation → Won/,
    /Quoted → Negotiation/,
    /Contacted → Quoted/,
    /New → Contacted/,
    new RegExp(`Mail · Sent[^]*${second.name}[^]*two lakh rupees`),
    new RegExp(`WhatsApp · Sent[^]*${second.name}`),
    new RegExp(`${first.name}[^]*Wants an offer for twenty seats`),
    new RegExp(`Call · Reached[^]*${first.name}`),
    /Wrote to us: Contact/,
  ];
  // All of it, each once and where it belongs, among whatever else stands there.
  await expect
    .poll(async () => {
      const texts = await entries.allInnerTexts();
      return texts.flatMap((entry) => inOrder.find((words) => words.test(entry)) ?? []).map(String);
    })
    .toEqual(inOrder.map(String));
}

/** One that came from there, answered, and won with its value. */
export const expectCounted = (page: Page, { source }: Cast) =>
  expect(page.getByRole('row').filter({ hasText: source }).getByRole('cell')).toHaveText([
    ...['1', '1', /%/, /./, /./, '1', '0', '₹2,00,000'],
  ]);
