import { expect, test } from 'vitest';
import { figuresFor } from './figures';

const titles = (figures: readonly { title: string }[]) => figures.map(({ title }) => title);
const nine = [
  'Total Users',
  'Enquiry Requests',
  'Career Requests',
  'Contact Us Requests',
  'Employees',
  'Total RP',
  'Total CP',
  'Total BP',
  'Total Follow Ups',
];

test('an admin has the nine cards of the contract in its order, an employee all but the users', () => {
  expect(titles(figuresFor('admin').cards)).toEqual(nine);
  expect(titles(figuresFor('employee').cards)).toEqual(nine.slice(1));
  expect(titles(figuresFor('admin').others)).toEqual([
    'Openings',
    'IoT Products',
    'IoT Quote Requests',
    'Quotations',
    'People',
  ]);
});

test('a client has what can be their own', () => {
  const { cards, others } = figuresFor('refferal');
  expect(titles(cards)).toEqual(['Enquiry Requests', 'Career Requests', 'IoT Quote Requests']);
  expect(others).toEqual([]);
});
