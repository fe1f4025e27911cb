import { expect, test } from 'vitest';
import { startApp } from '~/testing/start-app';
import { collections } from '../collections';
import { objectOf } from '../ui/fields/field-schema';
import { addFirstWords } from './first-words';
import { pageChanges } from './read/page-changes';

/** As it was stored and typed before its drawing was a field. */
function withoutDrawing(popup: Record<string, unknown>) {
  const { drawing, ...card } = objectOf(popup.card);
  expect(drawing).toBeTruthy();
  return { ...popup, card };
}

/** A site whose first popup was stored by an earlier version. */
async function start() {
  const t = await startApp();
  await addFirstWords(t);
  const employee = await t.logIn('employee');
  const [{ _id }] = (await t.call('GET', '/api/content/popups', employee)).json();
  const path = `/api/content/popups/${_id}`;
  const { data } = (await t.call('GET', path, employee)).json().published;
  const stored = withoutDrawing(data);
  await t.db
    .updateTable('contentVersions')
    .set({ data: JSON.stringify(stored) })
    .where('entryId', '=', _id)
    .execute();
  const save = (said: object, basedOn: number) =>
    t.call('PUT', `${path}/draft`, { ...employee, body: { data: said, basedOn } });
  return { t, employee, path, data, stored, save };
}

test('what was typed in a page that was open while a field came is saved, and the field stays as it is', async () => {
  const { data, stored, save } = await start();
  const first = await save({ ...stored, text: 'Typed before.' }, 1);
  expect([first.statusCode, first.json().entry?.draft.data]).toEqual([
    200,
    { ...data, text: 'Typed before.' },
  ]);
  const drawing = { ...data.card.drawing, shape: 'call' };
  const colleague = await save({ ...data, card: { ...data.card, drawing } }, 2);
  const chosen = colleague.json().entry.draft.data.card.drawing;
  const again = await save({ ...stored, text: 'Typed after.' }, 3);
  expect([again.statusCode, again.json().entry?.draft.data]).toEqual([
    200,
    { ...data, text: 'Typed after.', card: { ...data.card, drawing: chosen } },
  ]);
});

test('a field that came is no word of whoever publishes next', async () => {
  const { t, employee, path, data, stored, save } = await start();
  await save({ ...stored, text: 'Anew.' }, 1);
  await t.call('POST', `${path}/publish`, employee);
  const { items } = (await t.call('GET', `${path}/versions`, employee)).json();
  expect(items.map((version: { data: unknown }) => version.data)).toEqual([{ ...data, text: 'Anew.' }, data]);
});

test('a page is not said to have changed for a field that came', () => {
  const popups = collections.find(({ name }) => name === 'popups');
  const [popup] = [popups?.seed ?? []].flat().map(objectOf);
  if (!popup) throw new Error('There is no popup.');
  const at = new Date().toISOString();
  const changes = (data: Record<string, unknown>) => pageChanges(new Map([['popups', [{ data, at }]]])).size;
  expect([changes(withoutDrawing(popup)), changes({ ...popup, text: 'Anew.' })]).toEqual([0, 1]);
});
