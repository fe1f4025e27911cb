import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useStrayFiles } from './stray-files';

function Desk() {
  useStrayFiles();
  return (
    <>
      <p>Words</p>
      <input type="file" aria-label="CV" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: takes what is dropped */}
      <section onDrop={(event) => event.preventDefault()}>Place</section>
    </>
  );
}

/** What becomes of a file that is dropped there. */
function dropOn(selector: string, type = 'Files') {
  const dataTransfer = new DataTransfer();
  if (type === 'Files') dataTransfer.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
  else dataTransfer.setData(type, 'words');
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a file that is dropped beside its place is not opened; a field for files, and words, are left alone', async () => {
  const { unmount } = await render(<Desk />);
  expect(dropOn('p')).toBe(true);
  expect(dropOn('section')).toBe(true);
  expect(dropOn('input')).toBe(false);
  expect(dropOn('p', 'text/plain')).toBe(false);
  await unmount();
  expect(dropOn('body')).toBe(false);
});
