import { expect, test } from 'vitest';
import { unprintedParts } from './unprinted-parts';

test('letters that no font has are named once each, with where they stand', () => {
  const ours = { legalName: 'PeepalWorks', address: 'Faridabad', bank: '', lut: '' };
  const line = { description: 'वेबसाइट “Größe” – ₹5 • 2 × 3', unit: 'day', section: '', note: '' };
  const customer = { name: 'ندا ن', company: 'தமிழ்', email: 'a@b.example', address: '' };
  const faulty = { ...line, note: 'Fast 👩‍💻 → done →' };
  expect(unprintedParts({ customer, lines: [line, faulty], terms: 'On time' }, ours)).toEqual([
    { part: 'the customer', letters: ['ن', 'د', 'ا'] },
    { part: 'line 2', letters: ['👩‍💻', '→'] },
  ]);
});
