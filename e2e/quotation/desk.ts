import { type Browser, expect, type Page } from '@playwright/test';
import { faultsOf, REFUSAL, type Site, waitUntilAwake } from '../lib/fixtures';
import { call, tokenOf } from '../lib/people';
import { PHONE } from '../lib/widths';

const OURS = {
  legalName: 'PeepalWorks Digital Private Limited',
  gstin: '06AAPFU0939F1ZZ',
  stateCode: '06',
  address: '2nd Floor, Sector 16\nFaridabad 121002, Haryana',
  terms: 'Half in advance, the rest on delivery.',
};

const line = { description: 'Cold room sensor', sac: '902519', quantity: 2, unit: 'piece', gstPercent: 18 };

/** Who we are on paper is settled, two things have their price, and somebody has asked for something. */
export async function quotationDesk(site: Site) {
  const token = await tokenOf(site, site.admin);
  const staff = (method: string, path: string, body?: object) => call(site, method, path, body, token);
  const settle = (ours: object = OURS) => staff('PUT', '/settings/business', ours);
  await settle();
  const sign = crypto.randomUUID().slice(0, 8);
  const prices = { website: `Website ${sign}`, hosting: `Hosting ${sign}` };
  const service = { kind: 'service', sac: '998314', gstPercent: 18 };
  await staff('POST', '/price-items', {
    ...service,
    ...{ name: prices.website, unit: 'project', ratePaise: 45_000_00 },
  });
  await staff('POST', '/price-items', {
    ...service,
    ...{ name: prices.hosting, unit: 'month', ratePaise: 2_400_50 },
  });
  const who = { name: `Asha ${sign}`, email: `asha@${sign}.example`, phone: '9818040101' };

  /** As if they had asked on the site; answers the lead that came of it. */
  async function ask() {
    const productName = 'Cold Room Sentinel';
    await call(site, 'POST', '/iot/quote/iot/quote/products', { ...who, productName });
    const query = new URLSearchParams({ page: '1', field: 'name', q: who.name });
    const { items } = await staff('GET', `/followup?${query}`);
    expect(items).toHaveLength(1);
    return String(items[0]._id);
  }

  /** A quotation that has gone to them, with its link. */
  async function send(change: object = {}): Promise<{ id: string; number: string; url: string }> {
    const { quotation } = await staff('POST', '/quotations', {
      followupId: await ask(),
      customer: { ...who, stateCode: '06' },
      lines: [{ ...line, ratePaise: 18_900_00 }],
      ...change,
    });
    const { quotation: sent, url } = await staff('POST', `/quotations/${quotation._id}/send`);
    return { id: sent._id, number: sent.number, url };
  }

  return { site, staff, settle, prices, who, ask, send };
}

export type Desk = Awaited<ReturnType<typeof quotationDesk>>;

/** The link of the newest mail of theirs, once its words say so. */
export async function linkMailed({ site, who }: Desk, words: string) {
  await expect.poll(async () => (await site.mailTo(who.email)).subject).toContain(words);
  const mail = await site.mailTo(who.email);
  const url = /\S+\/quotation\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
  return { mail, url };
}

/** Somebody who has the link and no account, at a telephone of their own. */
export async function customerAt(browser: Browser, url: string) {
  const context = await browser.newContext({
    ...{ viewport: PHONE, isMobile: true, hasTouch: true, reducedMotion: 'reduce' },
  });
  const phone = waitUntilAwake(await context.newPage());
  const faults = await faultsOf(phone);
  await phone.goto(url);
  return {
    phone,
    async leave() {
      expect(faults.filter((fault) => !REFUSAL.test(fault))).toEqual([]);
      await context.close();
    },
  };
}

export const cell = (page: Page, column: string, line: number) =>
  page.getByLabel(`${column}, line ${line}`, { exact: true });

/** What the list says of one, in its row. */
export async function rowOf(page: Page, { who }: Desk) {
  await page.goto(`/dashboard/quotations?${new URLSearchParams({ field: 'name', q: who.name })}`);
  return page.getByRole('row').filter({ hasText: who.name });
}
