import { expect, test } from 'vitest';
import { docOf, docxOf } from '~/platform/files/word/test-kit';
import { application, careers, ravi } from '~/testing/application';
import { addOpening } from '~/testing/factories';
import { startApp } from '~/testing/start-app';

test.each([
  ['DOCX', docxOf(['Ravi Rao']), /\.docx$/],
  ['DOC', docOf('Ravi Rao'), /\.doc$/],
])('a CV may be a %s, whatever its name says', async (_kind, content, address) => {
  const t = await startApp();
  const sent = await t.call('POST', '/api/career', { body: application(ravi, content, 'cv.pdf') });
  expect(sent.statusCode).toBe(200);
  expect((await careers(t))[0]?.resume).toMatch(address);
});

test('as many answers as an opening may ask for arrive whole, as long as they may be, in any script', async () => {
  const t = await startApp();
  const questions = Array.from({ length: 10 }, (_, index) => ({
    label: `${index} ${'प्रश्न'.repeat(30)}`.slice(0, 160),
    kind: 'text' as const,
    options: [],
    required: true,
  }));
  const { id } = await addOpening(t, { questions: JSON.stringify(questions) });
  const value = 'उत्तर'.repeat(100).slice(0, 500);
  const answers = JSON.stringify(questions.map(({ label }) => ({ label, value })));
  expect(Buffer.byteLength(answers)).toBeGreaterThan(20_000);
  const sent = await t.call('POST', '/api/career', {
    body: application({ ...ravi, openingId: id, answers }),
  });
  expect(sent.statusCode).toBe(200);
  const [row] = await careers(t);
  expect(row).toMatchObject({ answers: questions.map(({ label }) => ({ label, value })) });
  const many = application({ ...ravi, answers: 'x'.repeat(60_000) });
  expect((await t.call('POST', '/api/career', { body: many })).statusCode).toBe(413);
});
