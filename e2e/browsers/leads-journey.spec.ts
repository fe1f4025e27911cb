import { eventually } from '../lib/eventually';
import { addPerson, call, tokenOf } from '../lib/people';
import { expect, test } from './fixtures';
import { addressOf, click, isSeen, open, placeOf, signIn } from './steps';
import { ask, PHONE_SIZE, type Size, type Visitor } from './visitor';

test.use({ phoneIn: 'firefox' });

const tooWide = () => document.documentElement.scrollWidth - innerWidth;

const columnOf = (stage: string) => `main [data-column=${stage}]`;

/** By the mouse where there is room for two columns, by its button where there is none. */
async function move(visitor: Visitor, size: Size, name: string, to: string) {
  if (size === PHONE_SIZE) {
    await click(visitor, 'main li button', `Move ${name}`);
    await click(visitor, 'dialog[open] label', to);
    await click(visitor, 'dialog[open] button', 'Move');
    return;
  }
  const card = await placeOf(visitor, `${columnOf('New')} li[data-key]`, name);
  const column = await placeOf(visitor, columnOf(to));
  const from = { x: card.x + 20, y: card.bottom - 8 };
  const end = { x: column.x + column.width / 2, y: column.y + 90 };
  await visitor.drag([from, { x: from.x + 30, y: from.y + 5 }, { x: end.x - 20, y: end.y }, end]);
}

test('a lead is moved on the board, a colleague’s move is seen, and their person tells of both', async ({
  visitor,
  site,
  size,
}) => {
  const mark = 'Veena';
  const colleague = await tokenOf(site, await addPerson(site, 'board', 'employee'));
  const lead = {
    name: `${mark} Rao`,
    email: `${mark}@browsers.example`,
    mobile: '98180 40166',
    stage: 'New',
  };
  const { followup } = await call(site, 'POST', '/followup', lead, colleague);
  const stageNow = async () =>
    (await call(site, 'GET', `/records/followup/${followup._id}`, undefined, colleague)).stage;
  await signIn(visitor, site);

  await test.step('the board', async () => {
    await open(visitor, site, `/dashboard/followups?view=board&q=${mark}`);
    await placeOf(visitor, `${columnOf('New')} li button`, lead.name);
    if (size === PHONE_SIZE) expect(await ask(visitor, tooWide)).toBeLessThanOrEqual(0);
    await move(visitor, size, lead.name, 'Contacted');
    await eventually(stageNow).toBe('Contacted');
    await eventually(() => isSeen(visitor, `${columnOf('New')} li button`, lead.name)).toBe(false);
  });

  await test.step('a colleague, meanwhile', async () => {
    await call(site, 'POST', `/followup/step/followup/${followup._id}`, { stage: 'New' }, colleague);
    await placeOf(visitor, `${columnOf('New')} li button`, lead.name);
  });

  await test.step('its panel, and whose it is', async () => {
    await click(visitor, `${columnOf('New')} li button`, lead.name);
    await click(visitor, 'dialog[open] a', 'Person and timeline');
    await eventually(() => addressOf(visitor)).toContain('/dashboard/people/');
    await placeOf(visitor, 'main h1', lead.name);
    if (size === PHONE_SIZE) expect((await placeOf(visitor, 'main search')).height).toBeLessThan(90);
    await click(visitor, 'main button', 'Stages');
    await placeOf(visitor, 'main li', 'New → Contacted');
    await placeOf(visitor, 'main li', 'Contacted → New');
    await click(visitor, 'main button', 'Merge…');
    await placeOf(visitor, 'dialog[open] p', 'Look for the other one');
    await visitor.press('Escape');
    await eventually(() => isSeen(visitor, 'dialog[open] p', 'Look for the other one')).toBe(false);
    expect(await ask(visitor, tooWide)).toBeLessThanOrEqual(0);
  });
});
