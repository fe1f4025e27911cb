import { expect, test } from 'vitest';
import { faultOfFile } from './file-rules';

const rules = {
  accept: 'application/pdf,.pdf,image/jpeg,.jpg,.jpeg',
  kinds: 'PDF or JPG',
  maxBytes: 1024 * 1024,
};
const WRONG = 'Invalid file format. Please upload a PDF or JPG.';

test.each([
  ['of a kind that is taken', { name: 'cv.pdf', type: 'application/pdf', size: 1 }, undefined],
  ['of the largest size', { name: 'cv.jpeg', type: 'image/jpeg', size: 1024 * 1024 }, undefined],
  [
    'that is too large',
    { name: 'cv.pdf', type: 'application/pdf', size: 1024 * 1024 + 1 },
    'The file is too large. The limit is 1 MB.',
  ],
  [
    'that is empty',
    { name: 'cv.pdf', type: 'application/pdf', size: 0 },
    'The file is empty. Please choose another one.',
  ],
  ['of another kind', { name: 'cv.pdf', type: 'text/plain', size: 1 }, WRONG],
  ['of another kind and too large', { name: 'cv.zip', type: 'application/zip', size: 2 ** 30 }, WRONG],
  ['whose type is not told, by its name', { name: 'CV.PDF', type: '', size: 1 }, undefined],
  ['whose type is not told, with another name', { name: 'cv.pdf.exe', type: '', size: 1 }, WRONG],
])('a file %s', (_what, file, words) => {
  expect(faultOfFile(file, rules)?.words).toBe(words);
});
