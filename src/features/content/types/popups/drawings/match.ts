import { choice, group, line, list, maybeLine, shape } from '../../../kinds';

export const match = shape(
  'match',
  'Papers side by side',
  {
    papers: list(
      'Papers',
      'paper',
      group('Paper', {
        name: line('Name', { fits: 8 }),
        number: line('Number', { fits: 8 }),
        quantity: line('Quantity', { fits: 8 }),
        price: maybeLine('Price', { fits: 8 }),
        verdict: choice('Its quantity', { agrees: 'Agrees', differs: 'Differs' }),
      }),
      4,
    ).min(1, 'Papers: the drawing has one at least.'),
  },
  {
    papers: [
      { name: 'Order', number: 'PO 774', quantity: '200 pcs', price: '₹1,840', verdict: 'agrees' },
      { name: 'Receipt', number: 'GR 3190', quantity: '196 pcs', price: '', verdict: 'differs' },
      { name: 'Invoice', number: '2291', quantity: '200 pcs', price: '₹1,840', verdict: 'agrees' },
    ],
  },
);
