import { afterEach, expect, test, vi } from 'vitest';
import { orReload } from './or-reload';

const gone = () => Promise.reject(new Error('gone'));

function openFor(seconds: number, onLine = true) {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine });
  vi.spyOn(performance, 'now').mockReturnValue(seconds * 1000);
  return reload;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page that has long been open is loaded anew where a file of it is gone, and shows no fault meanwhile', async () => {
  const reload = openFor(60);
  const ended = vi.fn();
  orReload(gone)().then(ended, ended);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(ended).not.toHaveBeenCalled();
});

test('one that has just come is not, nor one without a line: it would never end', async () => {
  for (const open of [() => openFor(1), () => openFor(60, false)]) {
    const reload = open();
    await expect(orReload(gone)()).rejects.toThrow('gone');
    expect(reload).not.toHaveBeenCalled();
  }
});

test('what is there is loaded', async () => {
  expect(await orReload(() => Promise.resolve('page'))()).toBe('page');
});

test('what did not come at once is asked for once more, and no page is loaded anew for it', async () => {
  const reload = openFor(60);
  const load = vi.fn(() => Promise.resolve('page')).mockImplementationOnce(gone);
  expect(await orReload(load)()).toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});
