import { eventually } from '../lib/eventually';
import { call, tokenOf } from '../lib/people';
import { expect, test } from './fixtures';
import { addressOf, click, fill, isSeen, open, placeOf, signIn } from './steps';
import { ask, PHONE_SIZE } from './visitor';

test.use({ phoneIn: 'firefox' });

const PREVIEW = 'iframe[title="Preview of the page"]';

/** Whether the page in the frame is drawn and says the words where the field stands. */
const saysInFrame = (frame: string, words: string) => {
  const page = document.querySelector<HTMLIFrameElement>(frame)?.contentDocument;
  return [...(page?.querySelectorAll('[data-field]') ?? [])].some((one) => one.textContent?.includes(words));
};

test('a word is changed in the editor, seen in the page, published and read by all', async ({
  visitor,
  site,
  size,
}) => {
  const words = 'Kimberlite';
  const token = await tokenOf(site, site.admin);
  const [{ _id }] = await call(site, 'GET', '/content/careers', undefined, token);
  await signIn(visitor, site);
  await open(visitor, site, '/dashboard/content/careers');
  await eventually(() => addressOf(visitor)).toContain(`/content/careers/${_id}`);

  await fill(visitor, '[name="lead"]', words);
  if (size === PHONE_SIZE) await click(visitor, 'button', 'Preview');
  await placeOf(visitor, PREVIEW);
  await eventually(() => ask(visitor, saysInFrame, PREVIEW, words)).toBe(true);
  const frame = await placeOf(visitor, PREVIEW);
  expect(frame.left).toBeGreaterThanOrEqual(0);
  expect(frame.width).toBeGreaterThan(300);
  if (size === PHONE_SIZE) await click(visitor, 'button', 'Back to the fields');

  await click(visitor, 'button', 'Publish now');
  await eventually(() => isSeen(visitor, 'button', 'Publish now')).toBe(false);
  await eventually(async () => (await fetch(`${site.url}/career`)).text()).toContain(words);
});
