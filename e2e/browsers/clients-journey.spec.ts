import { eventually } from '../lib/eventually';
import { call, tokenOf } from '../lib/people';
import { expect, test } from './fixtures';
import { addressOf, click, fill, open, placeOf, signIn } from './steps';
import { ask } from './visitor';

const tooWide = () => document.documentElement.scrollWidth - innerWidth;

test('what became of leads, whose the next one is, when we work, and what a client sees of theirs', async ({
  visitor,
  site,
}) => {
  const mark = 'Farida';
  const client = { email: 'farida@browsers.example', password: 'Banyan-Grove-12!' };
  const request = { name: mark, email: client.email, phone: '98180 40167', city: 'Palwal' };
  await call(site, 'POST', '/quotes', { ...request, requirement: 'crm' });
  const admin = await tokenOf(site, site.admin);
  const fits = async () => expect(await ask(visitor, tooWide)).toBeLessThanOrEqual(0);
  await signIn(visitor, site);

  await test.step('the leads page', async () => {
    await open(visitor, site, '/dashboard/leads');
    await placeOf(visitor, 'main figure li', 'CRM Development');
    await fits();
    await click(visitor, 'main figure button', 'Show table: By requirement');
    await placeOf(visitor, 'main figure th', 'CRM Development');
    await fits();
    await click(visitor, 'main search a', '30 days');
    await eventually(() => addressOf(visitor)).toContain('days=30');
    await click(visitor, 'main figure th a', 'CRM Development');
    await eventually(() => addressOf(visitor)).toContain('is.requirement=');
    await placeOf(visitor, 'main tbody tr', mark);
  });

  await test.step('rules and working hours', async () => {
    await open(visitor, site, '/dashboard/settings');
    await placeOf(visitor, 'main select[name=mode]');
    await ask(visitor, chooseInTurn);
    await fill(visitor, 'main input[name=staff]', site.admin.email.split('@')[0] ?? '');
    await fits();
    await fill(visitor, 'main textarea[name=holidays]', '26/1/2027');
    await click(visitor, 'main button', 'Save working hours');
    const settled = () => call(site, 'GET', '/settings/working-hours', undefined, admin);
    await eventually(async () => (await settled()).holidays).toEqual(['2027-01-26']);
  });

  await test.step('the client', async () => {
    await call(site, 'POST', '/user/register', { ...client, name: mark, mobile: '9818040167' });
    // The receipt of the request came first.
    const proof = async () => /verify-email\/(\S+)/.exec((await site.mailTo(client.email)).text ?? '')?.[1];
    await eventually(proof).toBeDefined();
    await call(site, 'PUT', `/user/verify-email/${await proof()}`, { password: client.password });
    await signIn(visitor, { ...site, admin: client });
    await open(visitor, site, '/dashboard');
    await placeOf(visitor, 'main article *', 'We have it');
    await fits();
    await click(visitor, 'main article button', 'Reply');
    await fill(visitor, 'main article textarea', 'When do we begin?');
    await click(visitor, 'main article button', 'Send');
    await placeOf(visitor, 'main article *', 'When do we begin?');
    const query = new URLSearchParams({ page: '1', q: client.email });
    const [person] = (await call(site, 'GET', `/people?${query}`, undefined, admin)).items;
    const timeline = await call(site, 'GET', `/people/${person._id}/timeline`, undefined, admin);
    expect(JSON.stringify(timeline.items)).toContain('When do we begin?');
  });
});

const chooseInTurn = () => {
  const mode = document.querySelector<HTMLSelectElement>('main select[name=mode]');
  if (!mode) throw new Error('There is no rule');
  mode.value = 'round-robin';
  mode.dispatchEvent(new Event('change', { bubbles: true }));
};
