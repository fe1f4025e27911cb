import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inRupees } from '~/model/money/rupees';
import { draw } from '../server/papers/drawer';
import { paperOf, samples } from './samples';
import { placesOf, wordsOf } from './test-kit';

const [WIDTH, HEIGHT, MARGIN] = [595, 842, 42];

/** `PAPERS=folder npx vitest run samples` stores all of them there, for who wants to see them. */
const folder = process.env.PAPERS;

async function drawn(name: string, ...[paper]: Parameters<typeof draw>) {
  const pdf = await draw(paper);
  if (folder) {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${name.replaceAll(/\W+/g, '-')}.pdf`), pdf);
  }
  return pdf;
}

test.each(Object.entries(samples))('%s stays within its pages, and is whole', async (name, paper) => {
  const pdf = await drawn(name, paper);
  for (const [x = 0, y = 0] of placesOf(pdf)) {
    expect(x).toBeGreaterThanOrEqual(MARGIN - 0.5);
    expect(x).toBeLessThan(WIDTH - MARGIN);
    expect(y).toBeGreaterThan(MARGIN / 2);
    expect(y).toBeLessThan(HEIGHT - MARGIN / 2);
  }
  // Without what stands at the foot of each.
  const said = wordsOf(pdf)
    .join('')
    .replaceAll(/^.* · (?:QT|PI)\S*\nPage .*$/gm, '')
    .replaceAll(/\s/g, '');
  const { totals, terms, lines } = paper;
  const words = [inRupees(totals.totalPaise), totals.inWords, ...lines.map(({ description }) => description)];
  for (const text of [...words, ...terms.split('\n')].filter((part) => !/[\u0900-\u097f]/.test(part)))
    expect(said).toContain(text.replaceAll(/\s/g, ''));
});

test.each([
  ['wide', 900, 100],
  ['tall', 120, 300],
  ['square', 300, 300],
] as const)('a %s logo leaves room for the words', async (name, width, height) => {
  const oval = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="#c22"/></svg>`;
  const logo = await sharp(Buffer.from(oval)).flatten({ background: '#fff' }).png().toBuffer();
  const pdf = await drawn(`logo ${name}`, paperOf({ logo }));
  expect(wordsOf(pdf)).toHaveLength(1);
});
