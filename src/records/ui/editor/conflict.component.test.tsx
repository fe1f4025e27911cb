import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectNoFindings } from '~/testing/component';
import { Conflict } from './conflict';
import { differencesBetween, valuesOf } from './differences';

const inputs = (city: string, stage: string, note = '') => (
  <>
    <label>
      City <input name="city" defaultValue={city} />
    </label>
    <label htmlFor={`stage-${city}`}>Stage</label>
    <select id={`stage-${city}`} name="stage" defaultValue={stage}>
      <option value="new">New</option>
      <option value="won">Won over</option>
    </select>
    <label>
      Note <textarea name="note" defaultValue={note} />
    </label>
  </>
);

const formOf = (label: string) => {
  const form = page.getByRole('form', { name: label }).element();
  if (!(form instanceof HTMLFormElement)) throw new Error('no form');
  return form;
};

test('only what the other has changed, and stands otherwise here, is to be chosen; whose change it is decides at first', async () => {
  await render(
    <>
      <form aria-label="before">{inputs('Palwal', 'new')}</form>
      <form aria-label="mine">{inputs('Mine', 'new', 'My note')}</form>
      <form aria-label="theirs">{inputs('Theirs', 'won')}</form>
    </>,
  );
  const found = differencesBetween(formOf('mine'), formOf('theirs'), valuesOf(formOf('before')));
  expect(found).toMatchObject([
    { name: 'city', mine: 'Mine', theirs: 'Theirs', isTouched: true },
    { name: 'stage', shown: { mine: 'New', theirs: 'Won over' }, isTouched: false },
  ]);
});

test('what is chosen stands in the form, by mouse and by arrows, and is not sent by itself', async () => {
  const difference = {
    ...{ name: 'city', label: 'City', mine: 'Mine', theirs: 'Theirs' },
    ...{ shown: { mine: 'Mine', theirs: 'Theirs' }, isTouched: true },
  };
  await render(
    <form id="edit" aria-label="edit">
      <Conflict differences={[difference]} formId="edit" />
      <label>
        Town <input name="city" defaultValue="Mine" />
      </label>
    </form>,
  );
  const town = page.getByRole('textbox', { name: 'Town' });
  await expect.element(page.getByRole('radio', { name: 'Mine Mine' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(town).toHaveValue('Theirs');
  await page.getByRole('radio', { name: 'Mine Mine' }).click();
  await expect.element(town).toHaveValue('Mine');
  expect([...new FormData(formOf('edit')).keys()]).toEqual(['city']);
  await expectNoFindings();
});
