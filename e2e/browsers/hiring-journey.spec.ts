import { docxOf } from '../../src/platform/files/word/test-kit';
import { eventually } from '../lib/eventually';
import { addPerson } from '../lib/people';
import { expect, test } from './fixtures';
import { click, fill, isSeen, open, placeOf, settled, signIn } from './steps';
import { ask, type Visitor } from './visitor';

test.use({ phoneIn: 'firefox' });

const tooWide = () => document.documentElement.scrollWidth - innerWidth;

/** As if it had been chosen: no driver has all browsers ask for a file in the same way. */
const choose = (base64: string) => {
  const input = document.querySelector<HTMLInputElement>('main form input[type=file]');
  if (!input) return;
  const letters = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const chosen = new DataTransfer();
  chosen.items.add(new File([letters], 'cv.docx'));
  input.files = chosen.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Whatever is asked beside the name: what stands first is taken. */
const answerAll = () => {
  for (const select of document.querySelectorAll<HTMLSelectElement>('main form select')) {
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
};

async function apply(visitor: Visitor, name: string, email: string) {
  await click(visitor, 'main a', 'Senior web developer');
  // The address changes before the page does, and the list has a form of the same fields.
  await placeOf(visitor, 'h1', 'Senior web developer');
  await settled(visitor);
  await fill(visitor, 'main form [name=name]', name);
  await fill(visitor, 'main form [name=email]', email);
  await fill(visitor, 'main form [name=phone]', '98180 40155');
  await fill(visitor, 'main form [name^="answers."][maxlength="500"]', 'The tiffin route of Palwal');
  await fill(visitor, 'main form [name^="answers."][inputmode=decimal]', 'four');
  await ask(visitor, answerAll);
  await ask(visitor, choose, docxOf(['Eleven years of tiffin routes']).toString('base64'));
  // Whoever is quicker is taken for a program.
  await ask(visitor, () => {
    const now = Date.now;
    Date.now = () => now() + 2100;
  });
  await click(visitor, 'main form button', 'Send application');
  await placeOf(visitor, 'main form *', 'Write a number, such as 4 or 2.5.');
  await fill(visitor, 'main form [name^="answers."][inputmode=decimal]', '4');
  await click(visitor, 'main form button', 'Send application');
  await placeOf(visitor, '[role=status]', 'sent successfully');
}

test('somebody applies, is read, invited to an interview, and finds it on their page', async ({
  visitor,
  site,
}) => {
  const [name, email, colleague] = ['Nila Roy', 'nila@browsers.example', 'kiran'];
  await addPerson(site, colleague, 'employee');
  await open(visitor, site, '/career');
  expect(await ask(visitor, tooWide)).toBeLessThanOrEqual(0);
  await apply(visitor, name, email);
  expect(await ask(visitor, tooWide)).toBeLessThanOrEqual(0);
  const { text = '' } = await site.mailTo(email);
  const page = /\/application\/[\w-]{43}/.exec(text)?.[0] ?? '';

  await signIn(visitor, site);
  await open(visitor, site, '/dashboard/career');
  await click(visitor, 'main button', `View ${name}`);
  await click(visitor, 'dialog[open] button', 'Read CV');
  await placeOf(visitor, 'dialog[open] section[aria-label^=CV] *', 'Eleven years of tiffin routes');
  await click(visitor, 'dialog[open] button', 'Hide CV');

  await click(visitor, 'dialog[open] button', 'Invite to an interview');
  await click(visitor, 'dialog[open] button', '60 minutes');
  await fill(visitor, 'dialog[open] [name=place]', '2nd floor, Sector 16');
  await click(visitor, 'dialog[open] fieldset label', colleague);
  expect(await ask(visitor, tooWide)).toBeLessThanOrEqual(0);
  await click(visitor, 'dialog[open] button:enabled', 'Send invitations');
  await click(visitor, 'dialog[open] button:enabled', 'Set to Interview');
  await placeOf(visitor, 'dialog[open] [aria-current=step]', 'Interview');
  await placeOf(visitor, 'dialog[open] dd', '60 minutes');
  await eventually(async () => (await site.mailTo(`${colleague}@shell.example`)).subject).toContain(name);

  await open(visitor, site, page);
  await placeOf(visitor, 'main time', '11:00 India time');
  await placeOf(visitor, 'main dd', '2nd floor, Sector 16');
  expect(await ask(visitor, tooWide)).toBeLessThanOrEqual(0);
  await click(visitor, 'main summary', 'Withdraw my application');
  await click(visitor, 'main form[aria-label=Withdraw] [name=sure]');
  await click(visitor, 'main form[aria-label=Withdraw] button');
  await placeOf(visitor, 'h1', 'You have withdrawn your application');
  expect(await isSeen(visitor, 'main h2', 'Your interview')).toBe(false);
});
